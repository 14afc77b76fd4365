// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/aboutdialog.h"

#include "client/apiclient.h"
#include "fields/json.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"
#include "widgets/textdirection.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int iconSide = 64;

/// One word from left to right, whatever the direction of the window.
QString leftToRight(const QString &text)
{
    return QChar(0x2066) + text + QChar(0x2069);
}

QString without(QString text)
{
    return text.remove(QChar(0x2066)).remove(QChar(0x2069));
}

/// Returns the version of the server's program, which its OpenAPI document has; otherwise an empty text.
QString versionIn(const QByteArray &body)
{
    const std::optional<JsonDocument> document = JsonDocument::parse(body);
    const JsonValue version = document ? document->root().member("info").member("version") : JsonValue();
    return version.kind() == JsonValue::Kind::Text ? version.text() : QString();
}

} // namespace

AboutDialog::AboutDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"aboutDialog"_s, tr("About Triage Desk"), parent),
      m_version(fact(u"aboutVersion"_s, tr("Version"))), m_server(fact(u"aboutServer"_s, tr("Server")))
{
    QPushButton *copyButton = addSideButton(tr("&Copy"), u"copyAboutButton"_s);
    addClose()->setFocus();
    InkLabel *licence = fact(u"aboutLicence"_s, tr("Licence"));
    licence->setText(
        tr("Free software under the GNU General Public License, version 3 or later (%1). You may use, study, "
           "share and change it. It comes without any warranty.")
            .arg(leftToRight(u"GPL-3.0-or-later"_s)));
    InkLabel *libraries = fact(u"aboutLibraries"_s, tr("Made with"));
    libraries->setText(
        tr("Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite "
           "(public domain)")
            .arg(QString::fromLatin1(qVersion())));
    m_version->setText(leftToRight(QStringLiteral(TRIAGE_VERSION)));
    auto *facts = new QFormLayout;
    facts->setHorizontalSpacing(space::l);
    facts->setVerticalSpacing(space::m);
    facts->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
    for (InkLabel *each : { m_version, m_server, libraries, licence }) {
        auto *label = new InkLabel(context.theme, Ink::TextSecondary, Type::Body, this);
        label->setWordWrap(false);
        label->setText(each->accessibleName());
        facts->addRow(label, each);
    }
    body()->addWidget(heading());
    body()->addLayout(facts);
    body()->addStretch();
    connect(copyButton, &QPushButton::clicked, this, &AboutDialog::copy);
    resize(520, 340);
    requestVersion();
    growToFit();
}

QWidget *AboutDialog::heading()
{
    auto *head = new QWidget(this);
    auto *row = makeLayout<QHBoxLayout>(space::l, head);
    auto *icon = new QLabel(head);
    icon->setPixmap(
        QIcon(u":/triage-desk/triage-desk.svg"_s).pixmap(QSize(iconSide, iconSide), devicePixelRatioF()));
    auto *words = makeLayout<QVBoxLayout>(space::xs);
    auto *name = new InkLabel(context().theme, Ink::Text, Type::Heading, head);
    name->setText(u"Triage Desk"_s);
    name->setAlignment(leadingEdge(layoutDirection()));
    auto *what = new InkLabel(context().theme, Ink::TextSecondary, Type::Body, head);
    what->setText(tr("Sorts what your users say into buffers."));
    words->addStretch();
    words->addWidget(name);
    words->addWidget(what);
    words->addStretch();
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    return head;
}

InkLabel *AboutDialog::fact(const QString &objectName, const QString &name)
{
    auto *label = new InkLabel(context().theme, Ink::Text, Type::Body, this);
    setNames(label, objectName, name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(leadingEdge(layoutDirection()) | Qt::AlignTop);
    return label;
}

void AboutDialog::requestVersion()
{
    const QString address = leftToRight(context().server);
    m_server->setText(address);
    if (whyNotOnline()) {
        m_server->setText(tr("%1, which cannot be reached just now").arg(address));
        return;
    }
    Request document;
    document.path = "/openapi.json";
    request(context().client.perform(std::move(document)), tr("Asking the server for its version…"),
            [this, address](const Result<Answer> &document) {
                const QString version = document ? versionIn(document->body) : QString();
                m_server->setText(
                    version.isEmpty()
                        ? tr("%1, which does not tell its version").arg(address)
                        : tr("%1, version %2", "address of a server").arg(address, leftToRight(version)));
            });
}

void AboutDialog::copy()
{
    const QStringList lines{ u"Triage Desk %1"_s.arg(QStringLiteral(TRIAGE_VERSION)),
                             without(m_server->text()), u"Qt %1"_s.arg(QString::fromLatin1(qVersion())),
                             QSysInfo::prettyProductName() };
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    Q_EMIT messageRequested(tr("Details copied"));
}

} // namespace triage::app

#include "moc_aboutdialog.cpp"
