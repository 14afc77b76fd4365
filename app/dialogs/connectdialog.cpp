#include "dialogs/connectdialog.h"

#include "views/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

QLabel *note(const QString &objectName, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    label->setMinimumHeight(label->fontMetrics().height() * 2);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

} // namespace

ConnectDialog::ConnectDialog(QWidget *parent)
    : QDialog(parent), m_reason(new QLabel(this)), m_server(new QLineEdit(this)),
      m_serverNote(note(u"serverNote"_s, this)), m_token(new QLineEdit(this)),
      m_tokenNote(note(u"tokenNote"_s, this)), m_remember(new QCheckBox(tr("&Remember in keyring"), this)),
      m_connect(new QPushButton(tr("Connect"), this))
{
    setObjectName(u"connectDialog"_s);
    setWindowTitle(tr("Connect"));
    setAccessibleName(tr("Connect"));
    setWindowModality(Qt::WindowModal);
    m_reason->setObjectName(u"connectReason"_s);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setText(tr("Sign in to the server that keeps your team’s feedback."));
    m_server->setObjectName(u"serverEdit"_s);
    m_server->setAccessibleName(tr("Server address"));
    m_server->setPlaceholderText(u"https://triage.example.com"_s);
    m_token->setObjectName(u"tokenEdit"_s);
    m_token->setAccessibleName(tr("Token"));
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(u"ib_…"_s);
    m_remember->setObjectName(u"rememberCheck"_s);
    m_remember->setAccessibleName(tr("Remember in keyring"));
    m_remember->setChecked(true);
    m_connect->setObjectName(u"connectButton"_s);
    m_connect->setAccessibleName(tr("Connect"));
    m_connect->setDefault(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_connect, QDialogButtonBox::AcceptRole);
    auto *form = new QFormLayout;
    form->addRow(tr("&Server address:"), m_server);
    form->addRow(QString(), m_serverNote);
    form->addRow(tr("&Token:"), m_token);
    form->addRow(QString(), m_tokenNote);
    form->addRow(QString(), m_remember);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(space::m);
    layout->addWidget(m_reason);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    m_pause.setSingleShot(true);
    m_pause.setInterval(400ms);
    connect(&m_pause, &QTimer::timeout, this, &ConnectDialog::probeServer);
    connect(m_server, &QLineEdit::textChanged, this, &ConnectDialog::serverEdited);
    connect(m_token, &QLineEdit::textChanged, this, &ConnectDialog::tokenEdited);
    connect(m_connect, &QPushButton::clicked, this, &ConnectDialog::connectNow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(520, 320);
    update();
}

void ConnectDialog::setServer(const QUrl &server)
{
    m_server->setText(server.toString());
    m_token->setFocus();
}

void ConnectDialog::setReason(const QString &text)
{
    m_reason->setText(text);
}

bool ConnectDialog::remember() const
{
    return m_remember->isChecked();
}

void ConnectDialog::serverEdited()
{
    m_probe.reset();
    ++m_asked;
    m_serverNote->clear();
    m_pause.start();
    update();
}

void ConnectDialog::probeServer()
{
    const QUrl url = serverFromText(m_server->text());
    if (!url.isValid()) {
        m_serverNote->setText(m_server->text().trimmed().isEmpty() ? QString() : tr("This is no address yet."));
        return;
    }
    m_serverNote->setText(tr("Looking…"));
    QCoro::connect(probe(url), this, [this, asked = ++m_asked](const ServerProbe &found) {
        if (asked == m_asked)
            probed(found);
    });
}

void ConnectDialog::probed(const ServerProbe &probe)
{
    m_probe = probe;
    m_serverNote->setText(probe.text);
    update();
}

void ConnectDialog::tokenEdited()
{
    const QString text = m_token->text().trimmed();
    const std::optional<Problem> why = text.isEmpty() ? std::nullopt : whyNotToken(text);
    m_tokenNote->setText(why ? why->detail : QString());
    update();
}

void ConnectDialog::update()
{
    const QString token = m_token->text().trimmed();
    const bool tokenFits = !token.isEmpty() && !whyNotToken(token);
    m_connect->setEnabled(tokenFits && serverFromText(m_server->text()).isValid());
}

void ConnectDialog::setBusy(bool busy)
{
    m_server->setEnabled(!busy);
    m_token->setEnabled(!busy);
    m_connect->setText(busy ? tr("Connecting…") : tr("Connect"));
    m_connect->setEnabled(!busy);
}

void ConnectDialog::connectNow()
{
    const bool probeHelps = m_probe && m_probe->server.isValid();
    const Account account{probeHelps ? m_probe->server : serverFromText(m_server->text()),
                          m_token->text().trimmed()};
    if (!m_connect->isEnabled())
        return;
    setBusy(true);
    QCoro::connect(whoAmI(account), this, [this, account, asked = ++m_asked](const Result<Identity> &identity) {
        if (asked == m_asked)
            answered(account, identity);
    });
}

void ConnectDialog::answered(const Account &account, const Result<Identity> &identity)
{
    setBusy(false);
    if (!identity) {
        m_tokenNote->setText(identity.error().detail);
        m_token->setFocus();
        m_token->selectAll();
        return;
    }
    Q_EMIT signedIn(account, *identity);
    accept();
}

} // namespace triage::app
