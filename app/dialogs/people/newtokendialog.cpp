// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/newtokendialog.h"

#include "commands/administration.h"
#include "dialogs/field.h"
#include "domain/rules.h"
#include "text.h"
#include "widgets/confirmquestion.h"
#include "widgets/inklabel.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

NewTokenDialog::NewTokenDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"newTokenDialog"_s, tr("New token"), parent),
      m_name(new Field(context.theme, Field::Lines::One, u"tokenNameEdit"_s, tr("&Name"), tr("Token name"),
                       this)),
      m_kindLabel(new QLabel(tr("&Kind"), this)), m_kind(new QComboBox(this)),
      m_kindNote(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_origins(new Field(context.theme, Field::Lines::Many, u"originsEdit"_s, tr("Allowed &origins"),
                          tr("Allowed origins"), this)),
      m_secret(
          new Field(context.theme, Field::Lines::One, u"secretEdit"_s, tr("&Secret"), tr("Secret"), this)),
      m_copy(new QPushButton(tr("&Copy"), this)),
      m_create(addPrimaryButton(tr("Create &Token"), u"createButton"_s, tr("Create token"))),
      m_cancel(addCancel())
{
    buildFields();
    buildSecret();
    body()->addStretch();
    bindField(u"name"_s, m_name);
    bindField(u"allowed_origins"_s, m_origins);
    connect(m_create, &QPushButton::clicked, this, &NewTokenDialog::create);
    connect(m_copy, &QPushButton::clicked, this, &NewTokenDialog::copy);
    connect(m_name, &Field::edited, this, &NewTokenDialog::refresh);
    connect(m_origins, &Field::edited, this, &NewTokenDialog::refresh);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewTokenDialog::kindChanged);
    kindChanged();
    resize(520, 340);
    m_name->focus();
}

void NewTokenDialog::buildFields()
{
    m_name->setLimit(100);
    m_name->setPlaceholder(tr("What the token is for, such as “Web shop”"));
    m_kind->setObjectName(u"kindCombo"_s);
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("Full access"), int(TokenKind::FullAccess));
    m_kind->addItem(tr("Widget"), int(TokenKind::Widget));
    m_kindLabel->setBuddy(m_kind);
    m_origins->setPlaceholder(u"https://example.com"_s);
    m_origins->editor()->setMinimumHeight(72);
    m_origins->setHint(tr("One on each line: where the widget may be used. * is everywhere."));
    auto *kind = new QVBoxLayout;
    kind->setSpacing(space::xs);
    kind->addWidget(m_kindLabel);
    kind->addWidget(m_kind);
    kind->addWidget(m_kindNote);
    body()->addWidget(m_name);
    body()->addLayout(kind);
    body()->addWidget(m_origins);
}

void NewTokenDialog::buildSecret()
{
    m_copy->setObjectName(u"copySecretButton"_s);
    m_copy->setAccessibleName(tr("Copy secret"));
    m_copy->setAutoDefault(false);
    m_secret->setReadOnly(true);
    m_secret->addBeside(m_copy);
    m_secret->setHint(tr("Copy it now: it is shown this once, and nobody can bring it back."));
    m_secret->hide();
    body()->addWidget(m_secret);
}

TokenKind NewTokenDialog::kind() const
{
    return TokenKind(m_kind->currentData().toInt());
}

void NewTokenDialog::kindChanged()
{
    const bool widget = kind() == TokenKind::Widget;
    m_origins->setVisible(widget);
    m_kindNote->setText(
        widget ? tr("For web pages: sends feedback and nothing else. It may be seen by visitors.")
               : tr("For servers and programs: may do whatever you may do. Keep it secret."));
    refresh();
    growToFit();
}

NewToken NewTokenDialog::values() const
{
    NewToken token;
    token.name = m_name->text().trimmed();
    token.kind = kind();
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
    if (!why && isBusy())
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
    request(context().administration.createToken(wanted), tr("Creating the token…"),
            [this](const Result<CreatedToken> &made) {
                if (made)
                    show(*made);
                else
                    showProblem(made.error());
            });
}

void NewTokenDialog::show(const CreatedToken &token)
{
    m_isCopied = false;
    m_name->setReadOnly(true);
    m_origins->setReadOnly(true);
    m_kind->setEnabled(false);
    m_secret->setText(token.token);
    m_secret->show();
    m_create->hide();
    m_copy->setDefault(true);
    m_cancel->setText(tr("Close"));
    growToFit();
    m_secret->focus();
    static_cast<QLineEdit *>(m_secret->editor())->selectAll();
    Q_EMIT created(token.id);
    Q_EMIT messageRequested(tr("Created the token %1").arg(token.name));
}

void NewTokenDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_secret->text());
    m_isCopied = true;
    m_secret->setHint(tr("Copied. It is not shown again once this is closed."));
}

void NewTokenDialog::reject()
{
    if (m_isCopied) {
        QDialog::reject();
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Secret not copied");
    question.text = tr("Close without copying the secret? It cannot be shown again.");
    question.buttonText = tr("Close Without Copying");
    question.destructive = true;
    confirm(this, question, [this] { QDialog::reject(); });
}

} // namespace triage::app
