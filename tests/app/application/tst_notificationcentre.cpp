// SPDX-License-Identifier: GPL-3.0-or-later
// When a person who is elsewhere is notified: not at every item, not twice, and not when it would disturb.
#include "application/notificationcentre.h"
#include "application/tray.h"
#include "support/testprogram.h"
#include "windowdesk.h"

#include <QApplication>
#include <QSystemTrayIcon>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Records notifications instead of showing them.
class Bubbles : public DesktopNotifications
{
public:
    Bubbles() : DesktopNotifications(QDBusConnection(u"nowhere"_s)) { }
    void show(const QString &title, const QString &text) override { shown << title + u": "_s + text; }

    QStringList shown;
};

/// A notification centre that follows a board from the moment it is up to date.
struct Office
{
    explicit Office(const QString &board) : window(board)
    {
        settings.scope = NotificationSettings::Scope::All;
        keepSettings();
        desk = std::make_unique<NotificationCentre>(window.context(), bubbles, [this] { return isWatched; });
        SyncState upToDate;
        upToDate.phase = SyncState::Phase::UpToDate;
        Q_EMIT window.context().sync.stateChanged(upToDate);
        // Items that are there at the beginning are listed first and are not announced.
        bool isListed = false;
        window.context().store.list({}, &context, [&isListed](const Listing &) { isListed = true; });
        if (!QTest::qWaitFor([&isListed] { return isListed; }, patience))
            qFatal("The store does not answer.");
    }
    void keepSettings() { settings.write(window.context().preferences, window.context().organization); }
    QTimer &timer(const QString &name) { return *desk->findChild<QTimer *>(name); }
    /// Behaves as if the time of the timer were over.
    void elapse(const QString &name)
    {
        timer(name).stop();
        QMetaObject::invokeMethod(&timer(name), "timeout", Qt::DirectConnection);
    }

    WindowDesk window;
    Bubbles bubbles;
    NotificationSettings settings;
    bool isWatched = false;
    std::unique_ptr<NotificationCentre> desk;
    QObject context;
};

} // namespace

class TestNotificationCentre : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBurstIsOneBubble()
    {
        Office office(u"Inbox: old"_s);
        office.window.desk.serverHas(u"Inbox: old, one"_s);
        QVERIFY(office.timer(u"gather"_s).isActive());
        office.window.desk.serverHas(u"Inbox: old, one, two"_s);
        QVERIFY(office.bubbles.shown.isEmpty());
        office.elapse(u"gather"_s);
        QCOMPARE(office.bubbles.shown.size(), 1);
        QVERIFY(office.bubbles.shown.front().contains(u"Inbox: 2"_s));
    }

    void forHalfAMinuteNothingMoreIsSaid()
    {
        Office office(u"Inbox: old"_s);
        office.window.desk.serverHas(u"Inbox: old, one"_s);
        office.elapse(u"gather"_s);
        QCOMPARE(office.bubbles.shown.size(), 1);
        QTimer &pause = office.timer(u"pause"_s);
        QVERIFY(pause.isActive());
        QCOMPARE(pause.intervalAsDuration(), std::chrono::milliseconds(NotificationCentre::pause));
        office.window.desk.serverHas(u"Inbox: old, one, two"_s);
        office.window.desk.serverHas(u"Inbox: old, one, two, three"_s);
        QVERIFY(!office.timer(u"gather"_s).isActive());
        QCOMPARE(office.bubbles.shown.size(), 1);
        // Items that came meanwhile are announced at once, and another pause begins.
        office.elapse(u"pause"_s);
        QCOMPARE(office.bubbles.shown.size(), 2);
        QVERIFY(office.bubbles.shown.back().contains(u"Inbox: 2"_s));
        QVERIFY(pause.isActive());
    }

    void afterAQuietPauseThereIsNothingToSay()
    {
        Office office(u"Inbox: old"_s);
        office.window.desk.serverHas(u"Inbox: old, one"_s);
        office.elapse(u"gather"_s);
        office.elapse(u"pause"_s);
        QCOMPARE(office.bubbles.shown.size(), 1);
        office.window.desk.serverHas(u"Inbox: old, one, two"_s);
        QVERIFY(office.timer(u"gather"_s).isActive());
    }

    void theActiveWindowGetsNoNotification()
    {
        Office office(u"Inbox: old"_s);
        office.isWatched = true;
        office.window.desk.serverHas(u"Inbox: old, one"_s);
        office.elapse(u"gather"_s);
        QVERIFY(office.bubbles.shown.isEmpty());
        // Items that the person has seen are not announced later either.
        office.isWatched = false;
        office.window.desk.serverHas(u"Inbox: old, one, two"_s);
        office.elapse(u"gather"_s);
        QCOMPARE(office.bubbles.shown.size(), 1);
        QVERIFY(office.bubbles.shown.front().contains(u"Inbox: 1"_s));
    }

    void quietHoursAreQuiet()
    {
        Office office(u"Inbox: old"_s);
        office.settings.hasQuietHours = true;
        office.settings.quietFrom = office.settings.quietTo = QTime(12, 0); // the whole day
        office.keepSettings();
        office.window.desk.serverHas(u"Inbox: old, one"_s);
        office.elapse(u"gather"_s);
        QVERIFY(office.bubbles.shown.isEmpty());
    }

    void openingLeadsToWhatWasTold()
    {
        Office office(u"Inbox: old | Billing: -"_s);
        FeedbackId item;
        Filter list;
        connect(office.desk.get(), &NotificationCentre::openRequested, this,
                [&](FeedbackId one, const Filter &all) {
                    item = one;
                    list = all;
                });
        office.window.desk.serverHas(u"Inbox: old | Billing: refund"_s);
        office.elapse(u"gather"_s);
        Q_EMIT office.bubbles.opened();
        QCOMPARE(item.value(), office.window.desk.server.item(u"refund"_s).value());
        office.window.desk.serverHas(u"Inbox: old | Billing: refund, invoice, receipt"_s);
        office.elapse(u"pause"_s);
        Q_EMIT office.bubbles.opened();
        QVERIFY(!item.isValid());
        QVERIFY(list == office.window.in(u"Billing"_s));
        office.window.desk.serverHas(u"Inbox: old, doubtful* | Billing: refund, invoice, receipt, vague*"_s);
        office.elapse(u"pause"_s);
        Q_EMIT office.bubbles.opened();
        QVERIFY(list.place() == Place::NeedsReview);
    }

    void theOwnerIsNotifiedOfItemsThatComeBack()
    {
        Office office(u"Inbox: mine, theirs"_s);
        StoreDesk &desk = office.window.desk;
        desk.signIn(u"Kim"_s);
        for (const auto &[title, owner] :
             { std::pair(u"mine"_s, u"Kim"_s), std::pair(u"theirs"_s, u"Sam"_s) }) {
            desk.server.triage(title).owner = desk.server.member(owner).id;
            desk.server.triage(title).snoozedUntil = Timestamp(1'000);
            desk.server.tellItem(title);
        }
        QVERIFY(desk.follow());
        desk.store().wakeDue();
        desk.store().flush();
        QTRY_COMPARE(office.bubbles.shown.size(), 1);
        QVERIFY2(office.bubbles.shown.front().startsWith(u"Back from its snooze"_s),
                 qPrintable(office.bubbles.shown.front()));
        std::vector<PersonalNotice> opened;
        connect(office.desk.get(), &NotificationCentre::noticesRequested, this,
                [&opened](const std::vector<PersonalNotice> &notices) { opened = notices; });
        Q_EMIT office.bubbles.opened();
        QCOMPARE(opened.size(), std::size_t(1));
        QCOMPARE(opened.front().item.value(), desk.server.item(u"mine"_s).value());
    }

    void noticesAreShownAtOnceUnlessTheirKindIsOff()
    {
        Office office(u"Inbox: mine"_s);
        StoreDesk &desk = office.window.desk;
        desk.signIn(u"Kim"_s);
        desk.server.setOwner(u"mine"_s, u"Kim"_s);
        desk.server.tellNote(desk.server.note(u"mine"_s, u"A secret word"_s, u"Sam"_s));
        QVERIFY(desk.follow());
        QTRY_COMPARE(office.bubbles.shown.size(), 1);
        QVERIFY2(office.bubbles.shown.front().startsWith(u"Sam wrote a note"_s),
                 qPrintable(office.bubbles.shown.front()));
        QVERIFY(!office.bubbles.shown.front().contains(u"secret"_s));
        office.settings.hiddenNotices = QStringList{ u"noted"_s };
        office.keepSettings();
        desk.server.tellNote(desk.server.note(u"mine"_s, u"Another"_s, u"Sam"_s));
        QVERIFY(desk.follow());
        QCOMPARE(desk.store().notices().size(), std::size_t(2));
        QCOMPARE(office.bubbles.shown.size(), 1);
    }

    void noWindowHidesInATrayThatIsNotThere()
    {
        Tray tray;
        QVERIFY(!tray.isThere());
        tray.setWanted(true);
        QCOMPARE(tray.isThere(), QSystemTrayIcon::isSystemTrayAvailable());
        tray.setWanted(false);
        QVERIFY(!tray.isThere());
    }
};

TRIAGE_TEST(TestNotificationCentre, QApplication)
#include "tst_notificationcentre.moc"
