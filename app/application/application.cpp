// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/application.h"

#include "application/lastsending.h"
#include "application/linkopener.h"
#include "dialogs/people/connectdialog.h"
#include "store/sync/syncengine.h"
#include "widgets/confirmquestion.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"
#include "window/menus.h"

#include <QApplication>
#include <QMenu>
#include <QMessageBox>

#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Adds File > Switch Organization. Calls `open` later, because the menu is deleted with the window that it
/// belongs to.
void addAccountMenu(QMenu &file, const std::vector<KnownAccount> &accounts, const QString &openFolder,
                    QObject *owner, const std::function<void(const KnownAccount &)> &open)
{
    QMenu *menu = file.addMenu(Application::tr("S&witch Organization"));
    menu->setObjectName(u"switchMenu"_s);
    for (const KnownAccount &known : accounts) {
        QString name = Application::tr("%1 on %2", "organization, server")
                           .arg(known.organizationName, known.server.host());
        QAction *action = menu->addAction(name.replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(known.folder == openFolder);
        QObject::connect(
            action, &QAction::triggered, owner, [open, known] { open(known); }, Qt::QueuedConnection);
    }
    const QList<QAction *> actions = file.actions();
    file.insertMenu(actions.value(1), menu);
}

} // namespace

Application::Application(const StartOptions &options, Preferences &preferences, QObject *parent)
    : QObject(parent), m_options(options), m_files(ProfilePaths::of(options.profile)),
      m_preferences(preferences), m_appearance(preferences), m_accounts(preferences)
{
    connect(&preferences, &Preferences::changed, this, &Application::readTray);
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
        wanted = m_accounts.findByOrganization(m_link->organization, m_link->server);
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
        connectTo(QUrl(), {});
        m_dialog->showRefused(account, identity.error());
    });
}

/// Opens the window with what is on disk, before the keyring has answered. Without a token the window says
/// so.
void Application::openKnown(const KnownAccount &known)
{
    openSession(known, Account{ known.server, {} });
    if (!m_session || m_session->known().folder != known.folder || m_session->isStarted())
        return;
    m_secrets.read(known.folder, m_session.get(), [this, known](const Result<QString> &token) {
        if (m_session->isStarted())
            return;
        if (token) {
            m_secrets.rememberForSession(known.folder, *token);
            m_session->setToken(*token);
            return;
        }
        m_whyNoToken = token.error().detail;
        m_session->start();
        if (m_session->store().isEmpty())
            connectAgain();
    });
}

/// Opens the window of an account, whose token may be missing yet. A session that is open stays until the
/// files of the next one are.
void Application::openSession(const KnownAccount &known, const Account &account)
{
    if (m_session && m_session->known().folder == known.folder) {
        if (!account.token.isEmpty())
            m_session->setToken(account.token);
        if (m_dialog)
            m_dialog->accept();
        toFront();
        return;
    }
    Result<std::unique_ptr<LocalStore>> store = m_files.open(known, m_preferences);
    if (!store) {
        showFolderProblem(store.error());
        return;
    }
    closeSession();
    m_session
        = std::make_unique<Session>(known, account, std::move(*store), m_appearance.theme(), m_preferences);
    m_stranded = std::make_unique<StrandedChanges>(*m_session, m_files.dataFolder());
    m_accounts.moveToFront(known);
    MainWindow &window = m_session->window();
    connect(&window, &MainWindow::connectRequested, this, &Application::connectAgain);
    connect(&window, &MainWindow::quitRequested, this, &Application::quit);
    addAccountMenu(*window.menus().menu(CommandMenu::File), m_accounts.all(), known.folder, this,
                   [this](const KnownAccount &other) { openKnown(other); });
    watchArrivals();
    window.show();
    readTray();
    if (m_dialog)
        m_dialog->accept();
    if (!account.token.isEmpty()) {
        // The token is remembered for the session, so that another organization can be opened and left again
        // without a keyring.
        m_secrets.rememberForSession(known.folder, account.token);
        m_session->start();
    }
    if (const auto link = std::exchange(m_link, std::nullopt))
        openLink(*link);
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
    m_stranded.reset();
    m_session.reset();
}

/// Watches for feedback that arrives while the person is elsewhere.
void Application::watchArrivals()
{
    MainWindow *window = &m_session->window();
    m_notificationCentre = std::make_unique<NotificationCentre>(
        m_session->context(), m_notifications, [] { return QApplication::activeWindow() != nullptr; }, this);
    connect(m_notificationCentre.get(), &NotificationCentre::openRequested, window,
            [this, window](FeedbackId item, const Filter &list) {
                if (!mayAct())
                    return;
                window->centre().go(list);
                if (item.isValid())
                    window->centre().goTo(item);
            });
    connect(m_notificationCentre.get(), &NotificationCentre::noticesRequested, window,
            [this, window](const std::vector<PersonalNotice> &notices) {
                if (mayAct())
                    window->openNotices(notices);
            });
}

/// Shows the tray icon where it is wanted. With it, closing the window does not end the program.
void Application::readTray()
{
    m_tray.setWanted(NotificationSettings::read(m_preferences, {}).tray);
    QApplication::setQuitOnLastWindowClosed(!m_tray.isThere());
}

/// Opens the dialog when the person asks for it, or when the server no longer accepts the token.
void Application::connectAgain()
{
    QString reason;
    if (m_session->context().sync.state().phase == SyncState::Phase::SignedOut) {
        const int waiting = m_session->store().outboxSummary().waiting;
        const QString name = m_session->known().organizationName;
        const auto problem = m_session->context().sync.state().problem;
        reason = problem && problem->field == "token"_L1
            ? tr("Sign in to %1 again. %2").arg(name, m_whyNoToken)
            : waiting > 0
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
    m_dialog = new ConnectDialog(m_appearance.theme(), m_session ? &m_session->window() : nullptr);
    connect(m_dialog, &QDialog::finished, m_dialog, &QObject::deleteLater);
    const auto forgetDialog = [this, dialog = m_dialog] {
        if (m_dialog == dialog)
            m_dialog = nullptr;
    };
    connect(m_dialog, &QDialog::finished, this, forgetDialog);
    connect(m_dialog, &QObject::destroyed, this, forgetDialog);
    connect(m_dialog, &ConnectDialog::signedIn, this,
            [this](const Account &account, const Identity &identity) {
                signedIn(account, identity, m_dialog->remember());
            });
    // Without a window there is nothing to return to.
    connect(m_dialog, &QDialog::rejected, this, [this] {
        m_link.reset();
        if (!m_session)
            QApplication::quit();
    });
    // Queued, because the dialog may be deleted with the window.
    connect(
        m_dialog, &ConnectDialog::openRequested, this,
        [this](const QString &folder) {
            if (const auto known = m_accounts.find(folder))
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

void Application::signOut(const QString &folder)
{
    const std::optional<KnownAccount> known = m_accounts.find(folder);
    if (!known || !m_dialog)
        return;
    const bool isOpen = m_session && m_session->known().folder == folder;
    const OutboxSummary summary = isOpen ? m_session->store().outboxSummary() : m_files.outboxOf(*known);
    const int unsent = summary.waiting + summary.failed;
    ConfirmQuestion question;
    question.title = tr("Sign out");
    if (unsent > 0)
        question.text
            = tr("%n changes in %1 were not sent yet. They stay on this computer, and are sent when you "
                 "sign in there again.",
                 nullptr, unsent)
                  .arg(known->organizationName)
            + u"\n\n"_s;
    question.text
        += tr("Signing out of %1 removes its downloaded feedback from this computer. Your drafts and "
              "pins stay, and are back when you sign in again.")
               .arg(known->organizationName);
    question.buttonText = tr("Sign Out");
    question.destructive = true;
    confirm(m_dialog, question, [this, known = *known] { forget(known); });
}

void Application::forget(const KnownAccount &known)
{
    m_secrets.remove(known.folder);
    m_accounts.forget(known.folder);
    const bool wasOpen = m_session && m_session->known().folder == known.folder;
    if (wasOpen)
        closeSession();
    m_files.removeCache(known);
    connectTo(wasOpen ? QUrl() : known.server, tr("You are signed out of %1.").arg(known.organizationName));
    showAccounts();
    readTray();
}

void Application::signedIn(const Account &account, const Identity &identity, bool remember)
{
    const KnownAccount known = m_accounts.remember(account, identity);
    // A person who signs in elsewhere does not want the link any more.
    if (m_link && m_link->organization != known.organization)
        m_link.reset();
    openSession(known, account);
    if (!m_session || m_session->known().folder != known.folder)
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
    toFront();
    if (const auto link = DeepLink::parse(message))
        openLink(*link);
    else if (!message.isEmpty() && m_session)
        m_session->window().showMessage(tr("This is not a link of Triage Desk."));
}

/// Brings the window to the front. Returns false where somebody is at work in a dialog, which nothing from
/// outside closes, changes or acts below.
bool Application::mayAct()
{
    toFront();
    const QWidget *dialog = QApplication::activeModalWidget();
    if (!m_session || !dialog || dialog == m_dialog)
        return true;
    m_session->window().showMessage(tr("Close the open dialog first."));
    return false;
}

void Application::openLink(const DeepLink &link)
{
    if (!mayAct())
        return;
    const auto isIn = [&link](const KnownAccount &known) {
        return known.organization == link.organization
            && (link.server.isEmpty() || link.server == known.server);
    };
    if (m_session && isIn(m_session->known())) {
        m_session->links().open(link);
        return;
    }
    if (const auto known = m_accounts.findByOrganization(link.organization, link.server)) {
        askToOpen(*known, link);
        return;
    }
    m_link = link;
    // The address in the link is only named. It never gets into the field, where a token would follow it.
    const QString organization = link.server.isEmpty()
        ? link.organization
        : tr("%1 on %2", "organization, server").arg(link.organization, link.server.authority());
    connectTo(
        QUrl(),
        tr("The link belongs to the organization %1. Sign in to it to open the link.").arg(organization));
}

/// Opens another organization for a link, if the person agrees that the window in front closes.
void Application::askToOpen(const KnownAccount &known, const DeepLink &link)
{
    const auto open = [this, known, link] {
        m_link = link;
        openKnown(known);
    };
    if (!m_session) {
        open();
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Open link");
    question.text = tr("The link belongs to %1. The window of %2 closes to open it.")
                        .arg(known.organizationName, m_session->known().organizationName);
    question.buttonText = tr("Open %1").arg(known.organizationName);
    // Queued, because the question is deleted with the window.
    confirm(&m_session->window(), question,
            [this, open] { QMetaObject::invokeMethod(this, open, Qt::QueuedConnection); });
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
    auto *box
        = new QMessageBox(QMessageBox::Critical,
                          m_session ? tr("Cannot open the organization") : tr("Triage Desk cannot start"),
                          problem.detail, QMessageBox::Close);
    box->setObjectName(u"folderProblemBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    // A session that is open goes on.
    if (!m_session)
        connect(box, &QMessageBox::finished, this, [] { QApplication::exit(1); });
    box->open();
}

} // namespace triage::app

#include "moc_application.cpp"
