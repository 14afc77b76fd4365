// SPDX-License-Identifier: GPL-3.0-or-later
// The program at two organizations of a real backend: signing in, switching from one to the other, and
// returning.
#include "application/application.h"

#include "actions/actionregistry.h"
#include "actions/navigation.h"
#include "application/notificationcentre.h"
#include "commands/keptsteps.h"
#include "commands/workspace.h"
#include "dialogs/people/connectdialog.h"
#include "list/feedbacklistview.h"
#include "models/sidebarmodel.h"
#include "store/sync/syncengine.h"
#include "store/values/personalnotice.h"
#include "support/faultyserver.h"
#include "support/testbackend.h"
#include "support/testprogram.h"
#include "window/centrecontroller.h"
#include "window/mainwindow.h"
#include "window/menus.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestOrganizations : public QObject
{
    Q_OBJECT

private:
    /// The computer of one person.
    struct Computer
    {
        QTemporaryDir home;
        std::unique_ptr<Preferences> preferences;
        std::unique_ptr<Application> application;

        Computer()
        {
            for (const char *name : { "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME" })
                qputenv(name, home.path().toUtf8());
        }
        void start(const StartOptions &options = {})
        {
            application.reset();
            preferences = std::make_unique<Preferences>(home.filePath(u"settings.ini"_s));
            application = std::make_unique<Application>(options, *preferences);
            application->start();
        }
        Session *session() { return application->session(); }
        QString title() { return session() ? session()->window().windowTitle() : QString(); }
        QString banner() { return shown(u"bannerLabel"_s); }
        QString status() { return shown(u"statusMessage"_s); }
        QString shown(const QString &label)
        {
            const auto *found = session() ? session()->window().findChild<QLabel *>(label) : nullptr;
            return found && found->isVisible() ? found->text() : QString();
        }
        int waiting() { return session()->store().outboxSummary().waiting; }
    };

    static StartOptions signedIn(Desk &desk, const QByteArray &token)
    {
        StartOptions options;
        options.account = Account{ QUrl(desk.backend().baseUrl()), QString::fromUtf8(token) };
        return options;
    }

    static QByteArray tokenOf(Desk &desk)
    {
        return desk.token(TokenKind::FullAccess, Desk::adminEmail()).token;
    }
    static QString nameOf(Desk &desk) { return desk.organization().name; }

    static ConnectDialog *dialog()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *found = qobject_cast<ConnectDialog *>(widget);
            if (found && found->isVisible())
                return found;
        }
        return nullptr;
    }

    static QWidget *box(const QString &name)
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (widget->objectName() == name && widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    /// Fills in the Connect dialog as a person does.
    static void signIn(Desk &desk, const QByteArray &token)
    {
        QTRY_VERIFY(dialog());
        dialog()->findChild<QLineEdit *>(u"serverEdit"_s)->setText(desk.backend().baseUrl());
        dialog()->findChild<QLineEdit *>(u"tokenEdit"_s)->setText(QString::fromUtf8(token));
        auto *connectButton = dialog()->findChild<QPushButton *>(u"connectButton"_s);
        QTRY_VERIFY(connectButton->isEnabled());
        connectButton->click();
        QTRY_VERIFY(!dialog());
    }

    std::unique_ptr<TestBackend> m_backend;

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CURRENT_DESKTOP", "none");
        m_backend = std::make_unique<TestBackend>();
    }

    void quittingSendsWhatIsHeld()
    {
        Desk acme(*m_backend);
        const QByteArray item = acme.settled("The lift is stuck", {});
        Computer computer;
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_VERIFY(computer.session());
        QTRY_COMPARE(computer.session()->context().sync.state().phase, SyncState::Phase::UpToDate);
        computer.session()->context().workspace.writeNote(*idFromString<FeedbackTag>(QString::fromUtf8(item)),
                                                          u"Production is down."_s);
        QTRY_COMPARE(computer.waiting(), 1);
        Q_EMIT computer.session()->window().quitRequested();
        QTRY_VERIFY(!computer.session()->window().isVisible());
        QCOMPARE(computer.waiting(), 0);
        QVERIFY(acme.timeline(item).contains(u"Production is down."_s));
    }

    void quittingSaysWhatStays()
    {
        Desk acme(*m_backend);
        const QByteArray item = acme.settled("The lift is stuck", {});
        Computer computer;
        FaultyServer server(m_backend->port());
        StartOptions options;
        options.account = Account{ server.url(), QString::fromUtf8(tokenOf(acme)) };
        computer.start(options);
        QTRY_VERIFY(computer.session());
        QTRY_COMPARE(computer.session()->context().sync.state().phase, SyncState::Phase::UpToDate);
        server.setAway(true);
        computer.session()->context().workspace.writeNote(*idFromString<FeedbackTag>(QString::fromUtf8(item)),
                                                          u"Production is down."_s);
        QTRY_COMPARE(computer.waiting(), 1);
        Q_EMIT computer.session()->window().quitRequested();
        const auto box = [&computer] {
            return computer.session()->window().findChild<QMessageBox *>(u"unsentBox"_s);
        };
        QTRY_VERIFY(box());
        QVERIFY(computer.session()->window().isVisible());
        box()->accept();
        QTRY_VERIFY(!computer.session()->window().isVisible());
        QCOMPARE(computer.waiting(), 1);
    }

    void onePersonGoesFromOneOrganizationToAnotherAndBack()
    {
        Desk acme(*m_backend);
        Desk globex(*m_backend);
        const QByteArray item = globex.settled("The lift is stuck", {});
        globex.settled("It is newer, so it comes first", {});
        Computer computer;
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);

        // A link to the other organization asks for a token, and opens the item once it has arrived.
        computer.application->receive(u"triagedesk://o/%1/feedback/%2"_s.arg(QString::fromUtf8(globex.slug()),
                                                                             QString::fromUtf8(item)));
        QTRY_VERIFY(dialog());
        QVERIFY(dialog()
                    ->findChild<QLabel *>(u"connectReason"_s)
                    ->text()
                    .contains(QString::fromUtf8(globex.slug())));
        signIn(globex, tokenOf(globex));
        QTRY_COMPARE(computer.title(), nameOf(globex) + u" - Triage Desk"_s);
        // There is no keyring here, and the dialog says so.
        QTRY_VERIFY2(computer.status().contains(u"this session only"_s), qPrintable(computer.status()));
        QTRY_COMPARE(toString(computer.session()->window().centre().list().currentId()),
                     QString::fromUtf8(item));

        // The menu returns without asking.
        const QMenu *menu = computer.session()->window().findChild<QMenu *>(u"switchMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY(menu->actions()[0]->isChecked());
        menu->actions()[1]->trigger();
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        QVERIFY(!dialog());
        QTRY_COMPARE(computer.session()->store().counts().all, 0);
    }

    void aRevokedTokenKeepsWhatWaits()
    {
        Desk desk(*m_backend);
        const QByteArray inbox = desk.buffer("Inbox");
        const QByteArray billing = desk.buffer("Billing");
        desk.routeNothing();
        const QByteArray item = desk.settled("Charged twice", {});
        desk.assign(inbox, item);
        const services::IssuedToken token = desk.token(TokenKind::FullAccess, Desk::adminEmail());
        Computer computer;
        computer.start(signedIn(desk, token.token));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);

        QCOMPARE(desk.remove("/tokens/" + encodeId(token.id.value())).outcome(), u"204"_s);
        const Ids ids{ *idFromString<FeedbackTag>(QString::fromUtf8(item)) };
        computer.session()->context().workspace.move(ids, idFromString<BufferTag>(QString::fromUtf8(inbox)),
                                                     *idFromString<BufferTag>(QString::fromUtf8(billing)));
        QTRY_VERIFY2(computer.banner().contains(u"token"_s), qPrintable(computer.banner()));
        QVERIFY(computer.waiting() > 0);
        QCOMPARE(desk.buffersOf(item), u"Inbox"_s);

        computer.session()->window().findChild<QPushButton *>(u"bannerButton"_s)->click();
        signIn(desk, tokenOf(desk));
        QTRY_COMPARE(desk.buffersOf(item), u"Billing"_s);
        QTRY_COMPARE(computer.waiting(), 0);
        QTRY_COMPARE(computer.banner(), QString());
    }

    void signingOutWithUnsentChangesAsksAndKeepsThem()
    {
        Desk desk(*m_backend);
        const QByteArray inbox = desk.buffer("Inbox");
        desk.routeNothing();
        const QByteArray item = desk.settled("Slow at noon", {});
        const services::IssuedToken token = desk.token(TokenKind::FullAccess, Desk::adminEmail());
        Computer computer;
        computer.start(signedIn(desk, token.token));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        QCOMPARE(desk.remove("/tokens/" + encodeId(token.id.value())).outcome(), u"204"_s);
        const Ids ids{ *idFromString<FeedbackTag>(QString::fromUtf8(item)) };
        computer.session()->context().workspace.add(ids, *idFromString<BufferTag>(QString::fromUtf8(inbox)));
        QCOMPARE(computer.waiting(), 1);

        computer.session()->context().actions.action(u"file.connect"_s)->trigger();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton *>(u"signOutButton"_s)->click();
        QPushButton *sure = nullptr;
        QTRY_VERIFY((sure = dialog()->findChild<QPushButton *>(u"confirmButton"_s)));
        QVERIFY(computer.session());
        sure->click();
        QTRY_VERIFY(!computer.session());
        QVERIFY(dialog()
                    ->findChild<QLabel *>(u"connectReason"_s)
                    ->text()
                    .startsWith(u"You are signed out of "_s));
        QVERIFY(!dialog()->findChild<QWidget *>(u"accountList"_s)->isVisible());

        signIn(desk, tokenOf(desk));
        QTRY_VERIFY(computer.session());
        QTRY_COMPARE(desk.buffersOf(item), u"Inbox"_s);
        QTRY_COMPARE(computer.waiting(), 0);
    }

    void signingOutAsksAndKeepsWhatWasWritten()
    {
        Desk desk(*m_backend);
        desk.routeNothing();
        const QByteArray item = desk.settled("Slow at noon", {});
        const FeedbackId id = *idFromString<FeedbackTag>(QString::fromUtf8(item));
        Computer computer;
        computer.start(signedIn(desk, tokenOf(desk)));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        computer.session()->store().setDraft(id, u"Call them back"_s);
        QCOMPARE(computer.waiting(), 0);

        computer.session()->context().actions.action(u"file.connect"_s)->trigger();
        QTRY_VERIFY(dialog());
        dialog()->findChild<QPushButton *>(u"signOutButton"_s)->click();
        QPushButton *sure = nullptr;
        QTRY_VERIFY((sure = dialog()->findChild<QPushButton *>(u"confirmButton"_s)));
        QVERIFY(computer.session());
        sure->click();
        QTRY_VERIFY(!computer.session());
        signIn(desk, tokenOf(desk));
        QTRY_VERIFY(computer.session());
        QCOMPARE(computer.session()->store().draft(id), u"Call them back"_s);
    }

    void aLinkAsksBeforeItClosesAWindowAndLeavesDialogsAlone()
    {
        Desk acme(*m_backend);
        Desk globex(*m_backend);
        Computer computer;
        computer.start(signedIn(globex, tokenOf(globex)));
        QTRY_COMPARE(computer.title(), nameOf(globex) + u" - Triage Desk"_s);
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        const QString link = u"triagedesk://o/%1/list?state=open"_s.arg(QString::fromUtf8(globex.slug()));

        // Somebody is writing: nothing closes, and nothing is asked over it.
        auto *writing = new QDialog(&computer.session()->window());
        writing->open();
        computer.application->receive(link);
        QVERIFY(writing->isVisible());
        QVERIFY2(computer.status().startsWith(u"Close the open dialog first"_s),
                 qPrintable(computer.status()));
        QVERIFY(!computer.session()->window().findChild<QWidget *>(u"confirmBox"_s));
        delete writing;

        computer.application->receive(link);
        auto *question = computer.session()->window().findChild<QWidget *>(u"confirmBox"_s);
        QVERIFY(question);
        QCOMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        question->findChild<QPushButton *>(u"confirmButton"_s)->click();
        QTRY_COMPARE(computer.session()->known().organization, QString::fromUtf8(globex.slug()));
    }

    void aNotificationOfTheDesktopActsBelowNoDialog()
    {
        Desk acme(*m_backend);
        Computer computer;
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        MainWindow &window = computer.session()->window();
        auto *notifications = computer.application->findChild<NotificationCentre *>();
        const Filter before = window.centre().list().feedback().filter();
        const Filter review = inPlace({}, Place::NeedsReview);
        PersonalNotice notice;
        notice.kind = NoticeKind::WebhookOff; // opens a dialog
        const auto isOpen = [&window] {
            return window.findChild<QWidget *>(u"webhooksDialog"_s) != nullptr;
        };

        auto *writing = new QDialog(&window);
        writing->open();
        Q_EMIT notifications->openRequested({}, review);
        QCOMPARE(computer.status(), u"Close the open dialog first."_s);
        Q_EMIT notifications->noticesRequested({ notice });
        QVERIFY(!isOpen());
        QVERIFY(window.centre().list().feedback().filter() == before);
        delete writing;

        Q_EMIT notifications->openRequested({}, review);
        QTRY_VERIFY(window.centre().list().feedback().filter() == review);
        Q_EMIT notifications->noticesRequested({ notice });
        QTRY_VERIFY(isOpen());
    }

    void aStartWithALinkOfAnUnknownOrganizationAsksForItsToken()
    {
        Desk acme(*m_backend);
        Desk globex(*m_backend);
        Computer computer;
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        StartOptions options = signedIn(acme, tokenOf(acme));
        options.link = u"triagedesk://o/%1/list?unassigned=true"_s.arg(QString::fromUtf8(globex.slug()));
        computer.start(options);
        QTRY_VERIFY(computer.session() && dialog());
        QVERIFY(dialog()
                    ->findChild<QLabel *>(u"connectReason"_s)
                    ->text()
                    .contains(QString::fromUtf8(globex.slug())));
        signIn(globex, tokenOf(globex));
        QTRY_COMPARE(computer.title(), nameOf(globex) + u" - Triage Desk"_s);
        QVERIFY(computer.session()->window().centre().navigation().current().place() == Place::Unassigned);
    }

    void anAccountThatCannotBeOpenedLeavesTheWindowAlone()
    {
        Desk acme(*m_backend);
        Desk globex(*m_backend);
        Computer computer;
        computer.start(signedIn(globex, tokenOf(globex)));
        QTRY_COMPARE(computer.title(), nameOf(globex) + u" - Triage Desk"_s);
        const QString folder = computer.session()->known().folder;
        computer.start(signedIn(acme, tokenOf(acme)));
        QTRY_COMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        // A file is where the folder of the account should be.
        const QString data = computer.home.filePath(u"triage-desk/default/"_s + folder);
        QVERIFY(QDir(data).removeRecursively());
        QFile obstacle(data);
        QVERIFY(obstacle.open(QIODevice::WriteOnly));

        computer.application->receive(
            u"triagedesk://o/%1/list?state=open"_s.arg(QString::fromUtf8(globex.slug())));
        auto *question = computer.session()->window().findChild<QWidget *>(u"confirmBox"_s);
        QVERIFY(question);
        question->findChild<QPushButton *>(u"confirmButton"_s)->click();
        QTRY_VERIFY(box(u"folderProblemBox"_s));
        delete box(u"folderProblemBox"_s);
        QVERIFY(computer.session());
        QCOMPARE(computer.title(), nameOf(acme) + u" - Triage Desk"_s);
        QVERIFY(computer.session()->window().isVisible());
    }

    void withoutAKeyringAStartShowsWhatIsThere()
    {
        TestBackend backend;
        Desk desk(backend);
        desk.routeNothing();
        desk.settled("Slow at noon", {});
        const QByteArray token = tokenOf(desk);
        const QString address = backend.baseUrl();
        Computer computer;
        computer.start(signedIn(desk, token));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        backend.stop();
        computer.start();
        QTRY_VERIFY(computer.session());
        QCOMPARE(computer.session()->store().counts().all, 1);
        QVERIFY(!dialog());
        QTRY_VERIFY2(computer.banner().startsWith(u"You are signed out."_s), qPrintable(computer.banner()));
        computer.session()->window().findChild<QPushButton *>(u"bannerButton"_s)->click();
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"serverEdit"_s)->text(), address);
        delete dialog();
    }

    void changesOfAnotherMemberAreToldAndSentIfWanted()
    {
        Desk desk(*m_backend);
        const QByteArray inbox = desk.buffer("Inbox");
        desk.routeNothing();
        const QByteArray item = desk.settled("Slow at noon", {});
        const services::IssuedToken token = desk.token(TokenKind::FullAccess, Desk::adminEmail());
        Computer computer;
        computer.start(signedIn(desk, token.token));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        QCOMPARE(desk.remove("/tokens/" + encodeId(token.id.value())).outcome(), u"204"_s);
        const Ids ids{ *idFromString<FeedbackTag>(QString::fromUtf8(item)) };
        computer.session()->context().workspace.add(ids, *idFromString<BufferTag>(QString::fromUtf8(inbox)));
        QCOMPARE(computer.waiting(), 1);

        computer.start(signedIn(desk, desk.token(TokenKind::FullAccess, Desk::memberEmail()).token));
        QTRY_VERIFY(computer.session());
        QTRY_VERIFY2(computer.banner().endsWith(u" were not sent."_s), qPrintable(computer.banner()));
        QCOMPARE(computer.waiting(), 0);
        // The notice comes again at each start until somebody decides.
        computer.start(signedIn(desk, desk.token(TokenKind::FullAccess, Desk::memberEmail()).token));
        QTRY_VERIFY2(computer.session() && computer.banner().endsWith(u" were not sent."_s),
                     qPrintable(computer.banner()));
        computer.session()->window().findChild<QPushButton *>(u"bannerButton"_s)->click();
        auto *question = computer.session()->window().findChild<QWidget *>(u"strandedBox"_s);
        QVERIFY(question);
        QVERIFY(desk.buffersOf(item) != u"Inbox"_s);
        question->findChild<QPushButton *>(u"sendButton"_s)->click();
        QTRY_COMPARE(desk.buffersOf(item), u"Inbox"_s);
        QTRY_COMPARE(computer.waiting(), 0);
    }

    void atAnotherAddressOfTheHostTheWorkOfTheSamePersonGoesOn()
    {
        Desk desk(*m_backend);
        const QByteArray inbox = desk.buffer("Inbox");
        desk.routeNothing();
        const QByteArray item = desk.settled("Slow at noon", {});
        const FeedbackId id = *idFromString<FeedbackTag>(QString::fromUtf8(item));
        const QByteArray token = tokenOf(desk);
        Computer computer;
        {
            FaultyServer oldAddress(m_backend->port());
            StartOptions options = signedIn(desk, token);
            options.account->server = oldAddress.url();
            computer.start(options);
            QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        }
        computer.session()->context().workspace.add({ id },
                                                    *idFromString<BufferTag>(QString::fromUtf8(inbox)));
        computer.session()->store().setDraft(id, u"Call them back"_s);
        const QUndoStack &steps = *computer.session()->context().workspace.undoStack();
        QTRY_COMPARE(steps.count(), 1);
        computer.session()->store().setMemo(u"undo"_s, keptSteps(steps));
        QCOMPARE(computer.waiting(), 1);

        computer.start(signedIn(desk, token));
        QTRY_VERIFY(computer.session());
        QTRY_COMPARE(desk.buffersOf(item), u"Inbox"_s);
        QCOMPARE(computer.session()->store().draft(id), u"Call them back"_s);
        QVERIFY2(computer.session()->store().memo(u"undo"_s).isEmpty(), "the acts have other numbers here");
        QCOMPARE(computer.banner(), QString());
    }

    void anOutageIsSaidWithWhatWaits()
    {
        TestBackend backend;
        Desk desk(backend);
        const QByteArray inbox = desk.buffer("Inbox");
        desk.routeNothing();
        const QByteArray item = desk.settled("Slow at noon", {});
        Computer computer;
        computer.start(signedIn(desk, tokenOf(desk)));
        QTRY_VERIFY(computer.session() && computer.session()->store().counts().all == 1);
        backend.stop();
        const Ids ids{ *idFromString<FeedbackTag>(QString::fromUtf8(item)) };
        computer.session()->context().workspace.add(ids, *idFromString<BufferTag>(QString::fromUtf8(inbox)));
        QTRY_VERIFY(computer.banner().startsWith(u"Offline since "_s));
        QTRY_VERIFY2(computer.banner().contains(u", 1 "_s), qPrintable(computer.banner()));
        QCOMPARE(computer.waiting(), 1);
    }

    void withoutAnAccountThePersonIsAsked()
    {
        Desk desk(*m_backend);
        Computer computer;
        computer.start();
        QTRY_VERIFY(dialog());
        QVERIFY(!computer.session());
        signIn(desk, tokenOf(desk));
        QTRY_COMPARE(computer.title(), nameOf(desk) + u" - Triage Desk"_s);
        // Without a keyring, the next start asks for the token again; the server is known.
        computer.start();
        QTRY_VERIFY(computer.banner().startsWith(u"You are signed out."_s));
        computer.session()->window().findChild<QPushButton *>(u"bannerButton"_s)->click();
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->findChild<QLineEdit *>(u"serverEdit"_s)->text(), m_backend->baseUrl());
        QVERIFY(dialog()->findChild<QLabel *>(u"connectReason"_s)->text().contains(nameOf(desk)));
        delete dialog();
    }
};

static int runWithWindowsClosed(int argc, char **argv)
{
    QApplication program(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    TestOrganizations test;
    return QTest::qExec(&test, argc, argv);
}

TRIAGE_TEST_RUN_BY(runWithWindowsClosed)

#include "tst_organizations.moc"
