// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/newtokendialog.h"

#include "client/probe.h"
#include "client/readall.h"
#include "dialogs/secretfield.h"
#include "domain/rules.h"
#include "store/localstore.h"
#include "store/values/clock.h"
#include "text.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"
#include "widgets/messagestrip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the text that a colleague pastes into the connect dialog.
QString signInText(const QString &server, const QString &token)
{
    return NewTokenDialog::tr(
               "1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.\n"
               "2. Start it and paste this text into “Token”:\n\n%1\n%2",
               "%1 is the server's address, %2 the token")
        .arg(server, token);
}

} // namespace

NewTokenDialog::NewTokenDialog(const Context &context, QWidget *parent)
    : NewTokenDialog(context, std::nullopt, parent, tr("New token"))
{
}

NewTokenDialog::NewTokenDialog(const Context &context, const Member &person, QWidget *parent)
    : NewTokenDialog(context, std::optional(person), parent, tr("Sign-in token for %1").arg(person.name))
{
}

NewTokenDialog::NewTokenDialog(const Context &context, const std::optional<Member> &person, QWidget *parent,
                               const QString &title)
    : Dialog(context, u"newTokenDialog"_s, title, parent), m_colleague(person),
      m_name(new Field(context.theme, Field::Lines::One, u"tokenNameEdit"_s, tr("&Name"), tr("Token name"),
                       this)),
      m_personLabel(new QLabel(tr("&Person"), this)), m_person(new QComboBox(this)),
      m_kindLabel(new QLabel(tr("&Kind"), this)), m_kind(new QComboBox(this)),
      m_readOnly(new QCheckBox(tr("&Read only: it changes nothing"), this)),
      m_kindNote(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_lifetimeLabel(new QLabel(tr("E&xpires"), this)), m_lifetime(new QComboBox(this)),
      m_origins(new Field(context.theme, Field::Lines::Many, u"originsEdit"_s, tr("Allowed &origins"),
                          tr("Allowed origins"), this)),
      m_reach(new MessageStrip(context.theme, this)),
      m_secret(new SecretField(context.theme, Field::Lines::One, u"secretEdit"_s, tr("&Secret"), tr("Secret"),
                               u"copySecretButton"_s, this)),
      m_signIn(new SecretField(context.theme, Field::Lines::Many, u"signInEdit"_s, tr("&Text to send"),
                               tr("Text to send"), u"copySignInButton"_s, this)),
      m_create(addPrimaryButton(tr("Create &Token"), u"createButton"_s)), m_cancel(addCancel())
{
    buildFields();
    m_reach->setObjectName(u"reachStrip"_s);
    body()->addWidget(m_reach);
    body()->addWidget(m_secret);
    body()->addWidget(m_signIn);
    body()->addStretch();
    bindField(u"name"_s, m_name);
    bindField(u"allowed_origins"_s, m_origins);
    connect(m_create, &QPushButton::clicked, this, &NewTokenDialog::create);
    connect(m_name, &Field::edited, this, &NewTokenDialog::refresh);
    connect(m_origins, &Field::edited, this, &NewTokenDialog::refresh);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewTokenDialog::showKind);
    connect(m_person, &QComboBox::currentIndexChanged, this, &NewTokenDialog::showKind);
    connect(m_readOnly, &QCheckBox::toggled, this, &NewTokenDialog::showKind);
    resize(520, 340);
    showKind(); // grows to what its texts need
    m_name->focus();
    if (!whyNotAdminister())
        loadPeople();
}

void NewTokenDialog::buildFields()
{
    m_name->setLimit(100);
    m_name->setPlaceholder(tr("What the token is for, such as “Web shop”"));
    setNames(m_kind, u"kindCombo"_s, tr("Kind"));
    m_kind->addItem(tr("Full access"), int(TokenKind::FullAccess));
    m_kind->addItem(tr("Widget"), int(TokenKind::Widget));
    m_kindLabel->setBuddy(m_kind);
    m_readOnly->setObjectName(u"readOnlyCheck"_s);
    setNames(m_person, u"personCombo"_s, tr("Person"));
    m_personLabel->setBuddy(m_person);
    setNames(m_lifetime, u"lifetimeCombo"_s, tr("Expires"));
    m_lifetimeLabel->setBuddy(m_lifetime);
    constexpr int year = 365;
    for (const auto &[words, days] : { std::pair{ tr("Does not expire"), 0 },
                                       { tr("In 30 days"), 30 },
                                       { tr("In 90 days"), 90 },
                                       { tr("In a year"), year } })
        m_lifetime->addItem(words, days);
    if (m_colleague)
        m_name->setText(QCoreApplication::applicationName());
    if (const std::optional<Me> me = context().store.me())
        fillPeople({ me->member });
    else
        fillPeople({});
    m_origins->setPlaceholder(u"https://example.com"_s);
    m_origins->editor()->setMinimumHeight(72);
    m_origins->setHint(tr("One on each line: where the widget may be used. * is everywhere."));
    const auto addColumn = [this](std::initializer_list<QWidget *> widgets) {
        auto *column = makeLayout<QVBoxLayout>(space::xs);
        for (QWidget *each : widgets)
            column->addWidget(each);
        body()->addLayout(column);
    };
    body()->addWidget(m_name);
    m_kindLabel->setVisible(!m_colleague);
    m_kind->setVisible(!m_colleague);
    if (!m_colleague)
        addColumn({ m_kindLabel, m_kind });
    addColumn({ m_personLabel, m_person, m_readOnly, m_kindNote });
    addColumn({ m_lifetimeLabel, m_lifetime });
    body()->addWidget(m_origins);
}

void NewTokenDialog::loadPeople()
{
    requestValue(readAll(&context().client, api::listMembers), tr("Reading the members…"),
                 [this](const std::vector<Member> &people) { fillPeople(people); });
}

/// Lists the people by name and keeps the one that is chosen.
void NewTokenDialog::fillPeople(const std::vector<Member> &people)
{
    std::vector<Member> all = people;
    const auto isColleague = [this](const Member &member) {
        return member.id == m_colleague->id;
    };
    if (m_colleague && std::none_of(all.begin(), all.end(), isColleague))
        all.push_back(*m_colleague);
    std::sort(all.begin(), all.end(), [](const Member &one, const Member &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    const std::optional<Me> me = context().store.me();
    const MemberId first = m_colleague ? m_colleague->id : me ? me->member.id : MemberId();
    const qint64 before = m_person->currentData().isValid() ? person().value() : first.value();
    const QSignalBlocker quiet(m_person);
    m_person->clear();
    for (const Member &member : all) {
        const bool isMe = me && me->member.id == member.id;
        m_person->addItem(isMe ? tr("%1 (you)").arg(member.name) : member.name, member.id.value());
    }
    m_person->setCurrentIndex(std::max(0, m_person->findData(before)));
}

TokenKind NewTokenDialog::kind() const
{
    return TokenKind(m_kind->currentData().toInt());
}

MemberId NewTokenDialog::person() const
{
    return MemberId(m_person->currentData().toLongLong());
}

bool NewTokenDialog::isForColleague() const
{
    const std::optional<Me> me = context().store.me();
    return kind() == TokenKind::FullAccess && m_person->currentIndex() >= 0
        && !(me && me->member.id == person());
}

bool NewTokenDialog::isReadOnly() const
{
    return kind() == TokenKind::FullAccess && !m_colleague && m_readOnly->isChecked();
}

void NewTokenDialog::showKind()
{
    const bool widget = kind() == TokenKind::Widget;
    m_origins->setVisible(widget);
    m_personLabel->setVisible(!widget);
    m_person->setVisible(!widget);
    m_readOnly->setVisible(!widget && !m_colleague);
    m_kindNote->setText(
        widget ? tr("For web pages: sends feedback and nothing else. It may be seen by visitors.")
            : isForColleague()
            ? tr("Anyone who has the token signs in as %1. Send it over a private channel.")
                  .arg(m_person->currentText())
            : isReadOnly()
            ? tr("For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.")
            : tr("For servers and programs: may do whatever you may do. Keep it secret."));
    const QString host = QUrl(serverAddress()).host();
    if (isForColleague() && isThisMachine(host))
        m_reach->showMessage(
            tr("%1 is this computer. Colleagues need an address that they can reach: set listen, or a "
               "proxy, and public-url in the settings of the server. Its README shows how under “Let "
               "a colleague in”.")
                .arg(host),
            MessageStrip::Kind::Warning);
    else
        m_reach->clear();
    refresh();
    growToFit();
}

/// Returns the address that a colleague signs in at.
QString NewTokenDialog::serverAddress() const
{
    const std::optional<Me> me = context().store.me();
    return me && me->publicUrl ? *me->publicUrl : context().server;
}

NewToken NewTokenDialog::values() const
{
    NewToken token;
    token.name = m_name->text().trimmed();
    token.kind = kind();
    token.readOnly = isReadOnly();
    if (const int days = m_lifetime->currentData().toInt())
        token.expiresAt = Timestamp(currentDateTime().addDays(days).toMSecsSinceEpoch());
    if (isForColleague())
        token.member = person();
    if (token.kind == TokenKind::Widget) {
        static const QRegularExpression space(u"\\s+"_s);
        token.allowedOrigins.emplace();
        for (const QString &origin : m_origins->text().split(space, Qt::SkipEmptyParts))
            token.allowedOrigins->push_back(origin);
    }
    return token;
}

void NewTokenDialog::refresh()
{
    std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    if (!why && isBlank(m_name->text()))
        why = tr("A token needs a name.");
    if (!why && m_name->isTooLong())
        why = tr("A text is too long.");
    if (!why && m_isCreating)
        why = tr("Creating the token…");
    setAllowed(m_create, why);
}

void NewTokenDialog::create()
{
    const NewToken wanted = values();
    if (const auto wrong = whyNot(wanted)) {
        showProblem(*wrong);
        return;
    }
    m_isCreating = true; // unlike the reading of the members, which nobody has to wait for
    request(context().client.send(api::createToken, wanted), tr("Creating the token…"),
            [this](const Result<CreatedToken> &made) {
                m_isCreating = false;
                if (made)
                    show(*made);
                else
                    showProblem(made.error());
            });
}

void NewTokenDialog::showReplacement(const CreatedToken &token)
{
    m_name->setText(token.name);
    m_kind->setCurrentIndex(m_kind->findData(int(token.kind)));
    m_readOnly->setChecked(token.readOnly);
    m_origins->setText(QStringList(token.allowedOrigins.begin(), token.allowedOrigins.end()).join(u'\n'));
    if (m_person->findData(token.member.value()) < 0)
        m_person->addItem(context().store.memberName(token.member), token.member.value());
    m_person->setCurrentIndex(m_person->findData(token.member.value()));
    m_lifetimeLabel->hide();
    m_lifetime->hide();
    show(token);
}

void NewTokenDialog::show(const CreatedToken &token)
{
    m_name->setReadOnly(true);
    m_origins->setReadOnly(true);
    m_kind->setEnabled(false);
    m_readOnly->setEnabled(false);
    m_person->setEnabled(false);
    m_lifetime->setEnabled(false);
    m_shown = isForColleague() ? m_signIn : m_secret;
    m_shown->reveal(isForColleague() ? signInText(serverAddress(), token.token) : token.token);
    m_create->hide();
    m_cancel->setText(tr("Close"));
    growToFit();
    Q_EMIT created(token.id);
    Q_EMIT messageRequested(tr("Created the token %1").arg(token.name));
}

void NewTokenDialog::reject()
{
    SecretField::closeGuarded(m_shown, this, [this] { QDialog::reject(); });
}

} // namespace triage::app

#include "moc_newtokendialog.cpp"
