// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/connectdialog.h"

#include "dialogs/dialog.h"
#include "dialogs/field.h"
#include "domain/tokentext.h"
#include "models/labels.h"
#include "widgets/inklabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

/// Returns true for the beginning of a token, so that an incomplete token is not reported as wrong while it
/// is typed.
bool isBeginning(const QString &token)
{
    const QString prefix = QString::fromLatin1(tokenPrefix(TokenKind::FullAccess));
    const qsizetype length = prefix.size() + tokenSecretLength + tokenChecksumLength;
    return prefix.startsWith(token)
        || (token.startsWith(prefix) && token.size() < length && !token.contains(u' '));
}

constexpr std::chrono::milliseconds typingPause{ 400 };
constexpr std::chrono::seconds retryPause{ 5 };

bool isAboutToken(ProblemType type)
{
    return type == ProblemType::Unauthorized || type == ProblemType::InvalidToken
        || type == ProblemType::InvalidTokenFormat || type == ProblemType::WidgetTokenRestricted;
}

} // namespace

ConnectDialog::ConnectDialog(Theme &theme, QWidget *parent)
    : QDialog(parent), m_reason(new InkLabel(theme, Ink::Text, Type::Body, this)),
      m_accounts(new AccountList(this)),
      m_server(new Field(theme, Field::Lines::One, u"serverEdit"_s, tr("&Server address"),
                         tr("Server address"), this)),
      m_token(new Field(theme, Field::Lines::One, u"tokenEdit"_s, tr("&Token"), tr("Token"), this)),
      m_exposed(new QCheckBox(tr("Send my token &unencrypted"), this)),
      m_remember(new QCheckBox(tr("&Remember in keyring"), this)),
      m_keyring(new InkLabel(theme, Ink::TextSecondary, Type::Caption, this)),
      m_connect(new QPushButton(tr("Connect"), this))
{
    setObjectName(u"connectDialog"_s);
    setWindowTitle(tr("Connect"));
    setWindowModality(Qt::WindowModal);
    m_reason->setObjectName(u"connectReason"_s);
    m_reason->setText(tr("Sign in to the server that keeps your team’s feedback."));
    m_accounts->hide();
    m_server->setPlaceholder(u"https://triage.example.com"_s);
    m_token->setPlaceholder(u"ib_…"_s);
    m_token->setHint(tr("Ask an administrator for a token."));
    m_tokenHint = m_token->hint();
    m_exposed->setObjectName(u"exposedCheck"_s);
    m_exposed->hide();
    auto *tokenLine = qobject_cast<QLineEdit *>(m_token->editor());
    tokenLine->setEchoMode(QLineEdit::Password);
    m_remember->setObjectName(u"rememberCheck"_s);
    m_remember->setChecked(true);
    m_keyring->setObjectName(u"keyringNote"_s);
    m_keyring->hide();
    m_connect->setObjectName(u"connectButton"_s);
    m_connect->setDefault(true);
    setLayout(build());
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &ConnectDialog::probeServer);
    connect(m_server, &Field::edited, this, &ConnectDialog::serverEdited);
    connect(m_token, &Field::edited, this, &ConnectDialog::tokenEdited);
    connect(tokenLine, &QLineEdit::editingFinished, this, &ConnectDialog::tokenEdited);
    connect(m_exposed, &QCheckBox::toggled, this, &ConnectDialog::update);
    connect(m_connect, &QPushButton::clicked, this, &ConnectDialog::connectNow);
    connect(m_accounts, &AccountList::openRequested, this, &ConnectDialog::openRequested);
    connect(m_accounts, &AccountList::signOutRequested, this, &ConnectDialog::signOutRequested);
    resize(520, 360);
    Dialog::widen(*this, theme);
    m_server->focus();
    update();
    Dialog::growToFit(*this);
}

ConnectDialog::~ConnectDialog()
{
    // A field that loses the focus while it is destroyed ends its editing.
    m_token->editor()->disconnect(this);
}

QVBoxLayout *ConnectDialog::build()
{
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *cancel = buttons->addButton(QDialogButtonBox::Cancel);
    cancel->setObjectName(u"cancelButton"_s);
    cancel->setText(tr("Cancel"));
    cancel->setAutoDefault(false);
    buttons->addButton(m_connect, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *keep = makeLayout<QVBoxLayout>(space::xs);
    keep->addWidget(m_remember);
    keep->addWidget(m_keyring);
    auto *column = makeLayout<QVBoxLayout>(space::l, nullptr, { space::l, space::l, space::l, space::l });
    column->addWidget(m_reason);
    column->addWidget(m_accounts);
    column->addWidget(m_server);
    column->addWidget(m_exposed);
    column->addWidget(m_token);
    column->addLayout(keep);
    column->addStretch();
    column->addWidget(buttons);
    return column;
}

void ConnectDialog::setServer(const QUrl &server)
{
    m_server->setText(server.toString());
    m_token->focus();
}

void ConnectDialog::showRefused(const Account &account, const Problem &problem)
{
    setServer(account.server);
    m_token->setText(account.token);
    showProblem(problem);
}

void ConnectDialog::setReason(const QString &text)
{
    m_reason->setText(text);
    Dialog::growToFit(*this);
}

void ConnectDialog::setAccounts(const std::vector<AccountRow> &accounts)
{
    m_accounts->setAccounts(accounts);
    Dialog::growToFit(*this);
}

void ConnectDialog::setKeyring(const std::optional<QString> &whyNot)
{
    m_remember->setEnabled(!whyNot);
    if (whyNot)
        m_remember->setChecked(false);
    m_keyring->setText(whyNot ? tr("%1 You’ll be asked for the token again next time.").arg(*whyNot)
                              : QString());
    m_keyring->setVisible(whyNot.has_value());
    Dialog::setDescription(m_remember, m_keyring->text());
    Dialog::growToFit(*this);
}

bool ConnectDialog::remember() const
{
    return m_remember->isChecked();
}

bool ConnectDialog::splitPasted(const QString &text)
{
    static const QRegularExpression address(u"https?://\\S+"_s);
    static const QRegularExpression token(u"\\bibw?_[0-9A-Za-z]+"_s);
    const QRegularExpressionMatch server = address.match(text);
    const QRegularExpressionMatch secret = token.match(text);
    if (!server.hasMatch() || !secret.hasMatch())
        return false;
    m_server->setText(server.captured());
    m_token->setText(secret.captured());
    return true;
}

void ConnectDialog::serverEdited()
{
    if (splitPasted(m_server->text()))
        return;
    m_probe.reset();
    ++m_lastRequest;
    m_server->setHint({});
    m_exposed->setChecked(false);
    m_pause.start(typingPause);
    update();
}

void ConnectDialog::probeServer()
{
    const QUrl url = serverFromText(m_server->text());
    if (!url.isValid()) {
        if (!m_server->text().trimmed().isEmpty())
            m_server->setError(tr("Enter an address such as https://triage.example.com."));
        Dialog::growToFit(*this);
        return;
    }
    m_server->setHint(tr("Looking…"));
    const SchemeOrigin origin
        = m_server->text().contains(u"://"_s) ? SchemeOrigin::Typed : SchemeOrigin::Assumed;
    QCoro::connect(probe(url, origin), this, [this, request = ++m_lastRequest](const ServerProbe &found) {
        if (request == m_lastRequest)
            probed(found);
    });
}

void ConnectDialog::probed(const ServerProbe &probe)
{
    m_probe = probe;
    m_server->setHint({});
    m_server->setError({});
    switch (probe.kind) {
    case ServerProbe::Kind::TriageDesk:
        m_server->setHint(probe.text, Ink::Positive);
        break;
    case ServerProbe::Kind::NeedsTls:
        m_server->setHint(probe.text, Ink::Warning);
        break;
    case ServerProbe::Kind::WithoutTls:
        if (isExposed(probe.server))
            m_server->setHint(probe.text, Ink::Warning);
        else
            m_server->setError(probe.text);
        break;
    case ServerProbe::Kind::Unreachable:
        m_pause.start(retryPause); // it may be about to start
        [[fallthrough]];
    case ServerProbe::Kind::Invalid:
    case ServerProbe::Kind::OtherServer:
        m_server->setError(probe.text);
        break;
    }
    update();
    Dialog::growToFit(*this);
}

void ConnectDialog::tokenEdited()
{
    if (splitPasted(m_token->text()))
        return;
    const QString text = m_token->text().trimmed();
    const std::optional<Problem> why = text.isEmpty() ? std::nullopt : whyNotToken(text);
    const bool isTyping = m_token->editor()->hasFocus() && isBeginning(text);
    m_token->setError(why && !isTyping ? why->detail : QString());
    // While it is typed, a short token is not an error; but the person sees why they cannot connect.
    m_token->setHint(why && isTyping ? why->detail : m_tokenHint);
    update();
    Dialog::growToFit(*this);
}

/// Returns the address that the token would be sent to.
QUrl ConnectDialog::address() const
{
    return m_probe && m_probe->server.isValid() ? m_probe->server : serverFromText(m_server->text());
}

void ConnectDialog::update()
{
    const bool isTokenExposed = isExposed(address());
    m_exposed->setVisible(isTokenExposed);
    const QString token = m_token->text().trimmed();
    std::optional<QString> why;
    if (m_isBusy)
        why = tr("Checking the server…");
    else if (!serverFromText(m_server->text()).isValid())
        why = tr("Enter the server’s address first.");
    else if (const auto wrong = whyNotServer())
        why = wrong;
    else if (const auto problem = whyNotToken(token))
        why = token.isEmpty() ? tr("Enter a token first.") : problem->detail;
    else if (isTokenExposed && !m_exposed->isChecked())
        why = tr("The connection is not encrypted. Tick the box to send your token all the same.");
    Dialog::setAllowed(m_connect, why);
}

std::optional<QString> ConnectDialog::whyNotServer() const
{
    const bool isUsable = !m_probe || m_probe->kind == ServerProbe::Kind::TriageDesk
        || m_probe->kind == ServerProbe::Kind::NeedsTls
        || (m_probe->kind == ServerProbe::Kind::WithoutTls && isExposed(m_probe->server));
    return isUsable ? std::nullopt : std::optional(m_probe->text);
}

void ConnectDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    m_server->setEnabled(!busy);
    m_token->setEnabled(!busy);
    m_connect->setText(busy ? tr("Connecting…") : tr("Connect"));
    update();
}

void ConnectDialog::connectNow()
{
    if (!m_connect->isEnabled())
        return;
    const Account account{ address(), m_token->text().trimmed() };
    m_pause.stop();
    setBusy(true);
    QCoro::connect(whoAmI(account), this,
                   [this, account, request = ++m_lastRequest](const Result<Identity> &identity) {
                       if (request == m_lastRequest)
                           answered(account, identity);
                   });
}

void ConnectDialog::answered(const Account &account, const Result<Identity> &identity)
{
    setBusy(false);
    if (identity) {
        Q_EMIT signedIn(account, *identity);
        accept();
        return;
    }
    showProblem(identity.error());
}

void ConnectDialog::showProblem(const Problem &problem)
{
    Field *wrong = isAboutToken(problem.type) ? m_token : m_server;
    wrong->setError(Labels::problem(problem));
    wrong->focus();
    qobject_cast<QLineEdit *>(wrong->editor())->selectAll();
    Dialog::growToFit(*this);
}

} // namespace triage::app

#include "moc_connectdialog.cpp"
