// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/application.h"

#include "application/lastsending.h"
#include "dialogs/people/connectdialog.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "widgets/confirmquestion.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"
#include "window/menus.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Removes the files that were named and no others, because both folders may be the same.
void removeDatabase(const QString &folder, const QString &file)
{
    for (const QString &part : { u""_s, u"-wal"_s, u"-shm"_s })
        QFile::remove(folder + u'/' + file + part);
    QDir().rmdir(folder); // succeeds only where the folder is empty now
}

} // namespace

Application::Application(const StartOptions &options, Preferences &preferences, QObject *parent)
    : QObject(parent), m_options(options), m_paths(ProfilePaths::of(options.profile)),
      m_preferences(preferences), m_accounts(preferences)
{
    m_theme.setDensity(preferences.density());
    m_theme.setTextScale(preferences.textScale());
    m_theme.apply(preferences.theme());
    connect(&preferences, &Preferences::changed, this, [this] {
        if (m_theme.choice() != m_preferences.theme())
            m_theme.apply(m_preferences.theme());
        if (m_theme.density() != m_preferences.density())
            m_theme.setDensity(m_preferences.density());
        if (!qFuzzyCompare(m_theme.textScale(), m_preferences.textScale()))
            m_theme.setTextScale(m_preferences.textScale());
        readTray();
    });
    connect(&m_tray, &Tray::openRequested, this, &Application::toFront);
    connect(&m_tray, &Tray::quitRequested, this, &Application::quit);
    readTray();
    m_link = DeepLink::parse(options.link);
}

Application::~Application() = default;

void Application::start()
{
    if (m_options.account) {
        signInWith(*m_options.account);
        return;
    }
    const std::vector<KnownAccount> known = m_accounts.all();
    std::optional<KnownAccount> wanted;
    if (m_link)
        wanted = m_accounts.findByOrganization(m_link->organization);
    if (!wanted && !known.empty())
        wanted = known.front();
    if (wanted)
        openKnown(*wanted);
    else
        connectTo(QUrl(), {});
}

/// Opens the window at once where the token was used before. Otherwise the server has to tell first whose
/// token it is.
void Application::signInWith(const Account &account)
{
    if (const auto known = m_accounts.findByToken(account)) {
        openSession(*known, account);
        return;
    }
    QCoro::connect(whoAmI(account), this, [this, account](const Result<Identity> &identity) {
        if (identity) {
            openSession(m_accounts.remember(account, *identity), account);
            return;
        }
        connectTo(account.server, identity.error().detail);
    });
}

void Application::openKnown(const KnownAccount &known)
{
    m_secrets.read(known.folder, this, [this, known](const Result<QString> &token) {
        if (token)
            openSession(known, Account{ known.server, *token });
        else
            connectTo(known.server,
                      tr("Sign in to %1 again. %2").arg(known.organizationName, token.error().detail));
    });
}

void Application::openSession(const KnownAccount &known, const Account &account)
{
    if (m_session && m_session->known().folder == known.folder) {
        m_session->setToken(account.token);
        if (m_dialog)
            m_dialog->accept();
        toFront();
        return;
    }
    closeSession();
    Result<std::unique_ptr<Session>> session = Session::open(known, account, m_paths, m_theme, m_preferences);
    if (!session) {
        showFolderProblem(session.error());
        return;
    }
    m_session = std::move(*session);
    m_accounts.moveToFront(known);
    // The token is remembered for the session, so that another organization can be opened and left again
    // without a keyring.
    m_secrets.rememberForSession(known.folder, account.token);
    MainWindow &window = m_session->window();
    connect(&window, &MainWindow::connectRequested, this, &Application::connectAgain);
    connect(&window, &MainWindow::quitRequested, this, &Application::quit);
    addAccountMenu();
    watchArrivals();
    window.show();
    readTray();
    if (m_link)
        openLink(*m_link);
    m_link.reset();
    if (m_dialog)
        m_dialog->accept();
    m_session->start();
}

void Application::closeSession()
{
    // One window closes before the next opens, which must not end the program.
    QApplication::setQuitOnLastWindowClosed(false);
    // The dialog is a child of the window that closes.
    if (m_dialog)
        m_dialog->setParent(nullptr, m_dialog->windowFlags());
    if (m_session)
        m_session->window().close();
    m_notificationCentre.reset();
    m_session.reset();
}

/// Watches for feedback that arrives while the person is elsewhere.
void Application::watchArrivals()
{
    MainWindow *window = &m_session->window();
    m_notificationCentre = std::make_unique<NotificationCentre>(
        m_session->context(), m_notifications, [] { return QApplication::activeWindow() != nullptr; });
    connect(m_notificationCentre.get(), &NotificationCentre::openRequested, window,
            [this, window](FeedbackId item, const Filter &list) {
                toFront();
                window->centre().go(list);
                if (item.isValid())
                    window->centre().goTo(item);
            });
}

/// Shows the tray icon where it is wanted. With it, closing the window does not end the program.
void Application::readTray()
{
    m_tray.setWanted(NotificationSettings::read(m_preferences, {}).tray);
    QApplication::setQuitOnLastWindowClosed(!m_tray.isThere());
}

/// Adds the menu File > Switch Organization.
void Application::addAccountMenu()
{
    QMenu *file = m_session->window().menus().menu(CommandMenu::File);
    QMenu *menu = file->addMenu(tr("S&witch Organization"));
    menu->setObjectName(u"switchMenu"_s);
    for (const KnownAccount &known : m_accounts.all()) {
        QString name
            = tr("%1 on %2", "organization, server").arg(known.organizationName, known.server.host());
        QAction *action = menu->addAction(name.replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(known.folder == m_session->known().folder);
        // Queued, because the menu is deleted with the window that it belongs to.
        connect(
            action, &QAction::triggered, this, [this, known] { openKnown(known); }, Qt::QueuedConnection);
    }
    const QList<QAction *> actions = file->actions();
    file->insertMenu(actions.value(1), menu);
}

/// Opens the dialog when the person asks for it, or when the server no longer accepts the token.
void Application::connectAgain()
{
    QString reason;
    if (m_session->context().sync.state().phase == SyncState::Phase::SignedOut) {
        const int waiting = m_session->store().outboxSummary().waiting;
        const QString name = m_session->known().organizationName;
        reason = waiting > 0
            ? tr("The server no longer accepts the token for %1. Enter another one; %n changes wait and are "
                 "sent then.",
                 nullptr, waiting)
                  .arg(name)
            : tr("The server no longer accepts the token for %1. Enter another one.").arg(name);
    }
    connectTo(m_session->known().server, reason);
}

void Application::connectTo(const QUrl &server, const QString &reason)
{
    const bool isNew = !m_dialog;
    if (isNew)
        makeDialog();
    if (server.isValid() && !server.isEmpty())
        m_dialog->setServer(server);
    if (!reason.isEmpty())
        m_dialog->setReason(reason);
    m_dialog->show();
    if (isNew)
        return;
    m_dialog->raise();
    m_dialog->activateWindow();
}

void Application::makeDialog()
{
    m_dialog = new ConnectDialog(m_theme, m_session ? &m_session->window() : nullptr);
    connect(m_dialog, &QDialog::finished, m_dialog, &QObject::deleteLater);
    connect(m_dialog, &QObject::destroyed, this, [this] { m_dialog = nullptr; });
    connect(m_dialog, &ConnectDialog::signedIn, this,
            [this](const Account &account, const Identity &identity) {
                signedIn(account, identity, m_dialog->remember());
            });
    // Without a window there is nothing to return to.
    connect(m_dialog, &QDialog::rejected, this, [this] {
        if (!m_session)
            QApplication::quit();
    });
    // Queued, because the dialog may be deleted with the window.
    connect(
        m_dialog, &ConnectDialog::openRequested, this,
        [this](const QString &folder) {
            if (const auto known = accountIn(folder))
                openKnown(*known);
        },
        Qt::QueuedConnection);
    connect(m_dialog, &ConnectDialog::signOutRequested, this, &Application::signOut, Qt::QueuedConnection);
    m_secrets.checkKeyring(
        m_dialog, [dialog = m_dialog](const std::optional<QString> &whyNot) { dialog->setKeyring(whyNot); });
    showAccounts();
}

void Application::showAccounts()
{
    std::vector<AccountRow> rows;
    for (const KnownAccount &known : m_accounts.all())
        rows.push_back({ known.folder, known.organizationName, known.memberName, known.server.authority(),
                         m_session && m_session->known().folder == known.folder });
    m_dialog->setAccounts(rows);
}

std::optional<KnownAccount> Application::accountIn(const QString &folder) const
{
    for (const KnownAccount &known : m_accounts.all()) {
        if (known.folder == folder)
            return known;
    }
    return std::nullopt;
}

int Application::unsentOf(const KnownAccount &known)
{
    if (m_session && m_session->known().folder == known.folder) {
        const OutboxSummary summary = m_session->store().outboxSummary();
        return summary.waiting + summary.failed;
    }
    StoreConfig config;
    config.cachePath = m_paths.cache + u'/' + known.folder + u"/cache.db"_s;
    config.outboxPath = m_paths.data + u'/' + known.folder + u"/outbox.db"_s;
    if (!QFile::exists(config.outboxPath))
        return 0;
    const auto store = LocalStore::open(config);
    return store ? (*store)->outboxSummary().waiting + (*store)->outboxSummary().failed : 0;
}

void Application::signOut(const QString &folder)
{
    const std::optional<KnownAccount> known = accountIn(folder);
    if (!known || !m_dialog)
        return;
    const int unsent = unsentOf(*known);
    if (unsent == 0) {
        forget(*known, false);
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Sign out");
    question.text
        = tr("%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in "
             "there again.",
             nullptr, unsent)
              .arg(known->organizationName);
    question.buttonText = tr("Sign Out");
    question.destructive = true;
    confirm(m_dialog, question, [this, known = *known] { forget(known, true); });
}

void Application::forget(const KnownAccount &known, bool keepsChanges)
{
    m_secrets.remove(known.folder);
    m_accounts.forget(known.folder);
    const bool wasOpen = m_session && m_session->known().folder == known.folder;
    if (wasOpen)
        closeSession();
    removeDatabase(m_paths.cache + u'/' + known.folder, u"cache.db"_s);
    if (!keepsChanges)
        removeDatabase(m_paths.data + u'/' + known.folder, u"outbox.db"_s);
    connectTo(wasOpen ? QUrl() : known.server, tr("You are signed out of %1.").arg(known.organizationName));
    showAccounts();
    readTray();
}

void Application::signedIn(const Account &account, const Identity &identity, bool remember)
{
    const KnownAccount known = m_accounts.remember(account, identity);
    m_secrets.rememberForSession(known.folder, account.token);
    openSession(known, account);
    if (!m_session)
        return;
    if (!remember) {
        m_session->window().showMessage(tr("Signed in for this session only"));
        return;
    }
    m_secrets.write(known.folder, account.token, this, [this](const Result<void> &written) {
        if (!written && m_session)
            m_session->window().showMessage(
                tr("Signed in for this session only: %1").arg(written.error().detail));
    });
}

void Application::receive(const QString &message)
{
    const std::optional<DeepLink> link = DeepLink::parse(message);
    toFront();
    if (link)
        openLink(*link);
    else if (!message.isEmpty() && m_session)
        m_session->window().showMessage(tr("That was no link of Triage Desk."));
}

void Application::openLink(const DeepLink &link)
{
    if (m_session && m_session->known().organization == link.organization) {
        m_session->window().centre().open(link);
        return;
    }
    m_link = link;
    if (const auto known = m_accounts.findByOrganization(link.organization))
        openKnown(*known);
    else
        connectTo(QUrl(),
                  tr("The link belongs to the organization %1. Sign in to it to open the link.")
                      .arg(link.organization));
}

void Application::toFront()
{
    QWidget *window = m_session ? static_cast<QWidget *>(&m_session->window()) : m_dialog;
    if (!window)
        return;
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    window->activateWindow();
}

void Application::quit()
{
    if (m_lastSending)
        return;
    if (!m_session || m_session->store().outboxSummary().waiting == 0) {
        leave();
        return;
    }
    // It ends with the window, whatever happens to that.
    m_lastSending = new LastSending(m_session->store(), m_session->context().sync, m_session->window());
    connect(m_lastSending, &QObject::destroyed, this, [this] { m_lastSending = nullptr; });
    connect(m_lastSending, &LastSending::ended, this, &Application::leave);
    m_lastSending->start();
}

void Application::leave()
{
    if (m_session)
        m_session->window().close();
    QApplication::quit();
}

void Application::showFolderProblem(const Problem &problem)
{
    auto *box = new QMessageBox(QMessageBox::Critical, tr("Triage Desk cannot start"), problem.detail,
                                QMessageBox::Close);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    connect(box, &QMessageBox::finished, this, [] { QApplication::exit(1); });
    box->open();
}

} // namespace triage::app
