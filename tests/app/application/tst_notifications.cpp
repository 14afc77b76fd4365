// SPDX-License-Identifier: GPL-3.0-or-later
// The notifications for a person who is elsewhere: their content, their texts and the service that shows
// them.
#include "application/arrivaltracker.h"
#include "application/desktopnotifications.h"
#include "application/notificationcentre.h"
#include "support/testprogram.h"
#include "windowdesk.h"

#include <QApplication>
#include <QDBusContext>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

/// A notification service of a desktop that only records.
class NotificationService : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList capabilities{ u"actions"_s, u"body"_s };
    QStringList shown;
    QStringList actions;
    QList<uint> replaced;

public Q_SLOTS:
    QStringList GetCapabilities() { return capabilities; }
    uint Notify(const QString &, uint replaces, const QString &, const QString &title, const QString &body,
                const QStringList &offered, const QVariantMap &, int)
    {
        replaced << replaces;
        actions = offered;
        shown << title + u": "_s + body;
        return 42;
    }
    void CloseNotification(uint id) { Q_EMIT NotificationClosed(id, 3); }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);
};

class TestNotifications : public QObject
{
    Q_OBJECT

private:
    /// Names the tracked arrivals on a board by title.
    struct TrackerDesk : StoreDesk
    {
        ArrivalTracker arrivals{ store() };
        NotificationSettings settings;
        std::vector<BufferId> pins;

        explicit TrackerDesk(const QString &before)
        {
            serverHas(before);
            begin();
        }
        void begin()
        {
            const Listing all = listing({});
            const auto newest = std::max_element(all.ids.begin(), all.ids.end());
            arrivals.begin(newest == all.ids.end() ? FeedbackId() : *newest);
        }
        QString told()
        {
            QStringList titles;
            for (const FeedbackId id : arrivals.take(settings, pins).items)
                titles << server.titleOf(id);
            return titles.isEmpty() ? u"-"_s : titles.join(u", "_s);
        }
    };

private Q_SLOTS:
    void earlierItemsAreNotNew()
    {
        TrackerDesk news(u"Inbox: crash*, slow"_s);
        news.settings.scope = NotificationSettings::Scope::All;
        news.server.put(u"crash"_s, u"Billing"_s);
        news.follow();
        QCOMPARE(news.told(), u"-"_s);
    }

    void reviewAndPinnedBuffersAreToldUnlessSomeoneSaysOtherwise()
    {
        TrackerDesk news(u"Inbox: old | Billing: -"_s);
        news.pins = { news.server.buffer(u"Billing"_s) };
        news.serverHas(u"Inbox: old, doubtful*, plain | Billing: refund"_s);
        QCOMPARE(news.told(), u"doubtful, refund"_s);
        QCOMPARE(news.told(), u"-"_s);
    }

    void theChosenBuffersAreTold()
    {
        TrackerDesk news(u"Inbox: old | Billing: -"_s);
        news.settings.scope = NotificationSettings::Scope::Chosen;
        news.settings.buffers = { news.server.buffer(u"Inbox"_s) };
        news.serverHas(u"Inbox: old, plain | Billing: refund*"_s);
        QCOMPARE(news.told(), u"plain"_s);
    }

    void nothingIsToldOfWhatIsOff()
    {
        TrackerDesk news(u"Inbox: old"_s);
        news.settings.scope = NotificationSettings::Scope::Off;
        news.serverHas(u"Inbox: old, doubtful*"_s);
        QCOMPARE(news.told(), u"-"_s);
    }

    void anItemIsToldWhenItHasBeenRouted()
    {
        TrackerDesk news(u"Inbox: old"_s);
        QSignalSpy arrived(&news.arrivals, &ArrivalTracker::arrived);
        news.server.feedback(u"late"_s).routingStatus = RoutingStatus::Pending;
        news.server.tellItem(u"late"_s);
        news.follow();
        news.settings.scope = NotificationSettings::Scope::All;
        QCOMPARE(news.told(), u"-"_s);
        arrived.clear();
        news.server.feedback(u"late"_s).routingStatus = RoutingStatus::Routed;
        news.server.put(u"late"_s, u"Inbox"_s);
        news.follow();
        QVERIFY(!arrived.isEmpty());
        QCOMPARE(news.told(), u"late"_s);
    }

    void seenAndDeletedItemsAreNotNotified()
    {
        TrackerDesk news(u"Inbox: old"_s);
        news.settings.scope = NotificationSettings::Scope::All;
        news.serverHas(u"Inbox: old, seen, gone, new"_s);
        const FeedbackId seen = news.server.item(u"seen"_s);
        news.store().markSeen(std::span(&seen, 1));
        news.server.removeItem(u"gone"_s);
        news.follow();
        QCOMPARE(news.told(), u"new"_s);
    }

    void feedbackIsQuotedOnlyWhereThatIsAllowed()
    {
        TrackerDesk news(u"Inbox: old"_s);
        news.settings.scope = NotificationSettings::Scope::All;
        news.serverHas(u"Inbox: old, secret-wish*"_s);
        const ArrivalSummary told = news.arrivals.take(news.settings, {});
        const auto [title, silent] = NotificationCentre::message(told, news.store(), false);
        QVERIFY2(title.contains(u'1'), qPrintable(title));
        QVERIFY2(silent.contains(u"Inbox: 1"_s), qPrintable(silent));
        QVERIFY(!silent.contains(u"secret-wish"_s));
        QVERIFY(NotificationCentre::message(told, news.store(), true).second.contains(u"secret-wish"_s));
    }

    void quietHoursGoOverMidnight()
    {
        NotificationSettings settings;
        QVERIFY(!settings.isQuiet(QTime(23, 0)));
        settings.hasQuietHours = true;
        QVERIFY(settings.isQuiet(QTime(22, 0)));
        QVERIFY(settings.isQuiet(QTime(3, 0)));
        QVERIFY(!settings.isQuiet(QTime(7, 0)));
        settings.quietFrom = QTime(12, 0);
        settings.quietTo = QTime(13, 0);
        QVERIFY(settings.isQuiet(QTime(12, 59)));
        QVERIFY(!settings.isQuiet(QTime(13, 0)));
    }

    void settingsAreKeptBuffersForEachOrganization()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        QVERIFY(NotificationSettings::read(preferences, u"acme"_s) == NotificationSettings());
        NotificationSettings settings;
        settings.scope = NotificationSettings::Scope::Chosen;
        settings.buffers = { BufferId(7), BufferId(8) };
        settings.showsText = settings.hasQuietHours = settings.tray = true;
        settings.quietTo = QTime(6, 30);
        settings.write(preferences, u"acme"_s);
        Preferences again(folder.filePath(u"settings.ini"_s));
        QVERIFY(NotificationSettings::read(preferences, u"acme"_s) == settings);
        QVERIFY(NotificationSettings::read(preferences, u"globex"_s).buffers.empty());
        preferences.setValue(u"notifications/scope"_s, 99);
        QVERIFY(NotificationSettings::read(preferences, u"acme"_s).scope
                == NotificationSettings::Scope::Important);
    }

    void theDesktopShowsABubbleThatOpens()
    {
        const QString daemon = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        if (daemon.isEmpty())
            QSKIP("There is no dbus-daemon here.");
        QProcess bus;
        bus.start(daemon, { u"--session"_s, u"--nofork"_s, u"--print-address"_s });
        QVERIFY(bus.waitForReadyRead(patience));
        const QString address = QString::fromUtf8(bus.readLine().trimmed());
        {
            NotificationService service;
            service.capabilities << u"body-markup"_s;
            QDBusConnection theirs = QDBusConnection::connectToBus(address, u"desktop"_s);
            QVERIFY(
                theirs.registerObject(u"/org/freedesktop/Notifications"_s, &service,
                                      QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
            QVERIFY(theirs.registerService(u"org.freedesktop.Notifications"_s));
            DesktopNotifications notifications(QDBusConnection::connectToBus(address, u"client"_s));
            QSignalSpy opened(&notifications, &DesktopNotifications::opened);

            notifications.show(u"1 new"_s, u"<b>Inbox</b>: 1"_s);
            QTRY_COMPARE(service.shown.join(u'|'), u"1 new: &lt;b&gt;Inbox&lt;/b&gt;: 1"_s);
            QVERIFY(service.actions.contains(u"default"_s));
            // A later notification replaces it once the service has told its identifier.
            QTRY_VERIFY(([&] {
                notifications.show(u"2 new"_s, {});
                return service.replaced.contains(42u);
            }()));
            Q_EMIT service.ActionInvoked(41, u"default"_s);
            Q_EMIT service.ActionInvoked(42, u"default"_s);
            QTRY_COMPARE(opened.size(), 1);
        }
        QDBusConnection::disconnectFromBus(u"client"_s);
        QDBusConnection::disconnectFromBus(u"desktop"_s);
        bus.kill();
        bus.waitForFinished(patience);
    }

    void withoutAServiceNothingHappens()
    {
        DesktopNotifications notifications(QDBusConnection(u"nowhere"_s));
        notifications.show(u"1 new"_s, {});
        notifications.close();
        QCoreApplication::processEvents();
        QSignalSpy opened(&notifications, &DesktopNotifications::opened);
        QVERIFY(opened.isEmpty());
    }
};

TRIAGE_TEST(TestNotifications, QApplication)
#include "tst_notifications.moc"
