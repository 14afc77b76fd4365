// SPDX-License-Identifier: GPL-3.0-or-later
// The bell: how many notices are unread, and where each of them leads.
#include "actions/notificationsettings.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "support/testprogram.h"
#include "window/noticebell.h"
#include "windowdesk.h"

#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// The window of Kim, who has an item.
struct BellDesk : WindowDesk
{
    BellDesk() : WindowDesk(u"Inbox: crash, slow"_s)
    {
        desk.signIn(u"Kim"_s);
        desk.server.setOwner(u"crash"_s, u"Kim"_s);
        desk.follow();
    }
    void samWrites()
    {
        desk.server.tellNote(desk.server.note(u"crash"_s, u"A secret word"_s, u"Sam"_s));
        desk.follow();
    }
    NoticeBell &bell() { return *find<NoticeBell>(u"noticeBell"_s); }
    /// Returns the rows of the menu as it opens.
    QStringList rows()
    {
        Q_EMIT bell().menu()->aboutToShow();
        QStringList rows;
        for (const QAction *row : bell().menu()->actions())
            rows << row->text();
        return rows;
    }
};

} // namespace

class TestNoticeBell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBellCountsWhatIsUnread()
    {
        BellDesk desk;
        QVERIFY(desk.bell().text().isEmpty());
        QCOMPARE(desk.bell().accessibleName(), u"Notices"_s);
        QVERIFY(desk.rows().join(u'|').contains(u"Nothing happened"_s));
        desk.samWrites();
        QTRY_COMPARE(desk.bell().text(), u"1"_s);
        QVERIFY(desk.bell().accessibleName().contains(u'1'));
        const QString rows = desk.rows().join(u'|');
        QVERIFY2(rows.contains(u"Sam wrote a note: "_s) && rows.contains(u"crash"_s), qPrintable(rows));
        QVERIFY(!rows.contains(u"secret"_s));
        Q_EMIT desk.bell().menu()->aboutToHide();
        QTRY_VERIFY(desk.bell().text().isEmpty());
        QVERIFY(desk.rows().contains(u"Earlier"_s));
        desk.restart();
        QVERIFY(desk.bell().text().isEmpty());
    }

    void aRowLeadsToItsItem()
    {
        BellDesk desk;
        desk.samWrites();
        QTRY_COMPARE(desk.bell().text(), u"1"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        (void)desk.rows();
        for (QAction *row : desk.bell().menu()->actions()) {
            if (row->text().startsWith(u"Sam wrote"_s))
                row->trigger();
        }
        QTRY_VERIFY(desk.window().detail().activeView().feedback() == desk.desk.server.item(u"crash"_s));
    }

    void severalNoticesOfTheDesktopOpenTheList()
    {
        BellDesk desk;
        desk.samWrites();
        QTRY_COMPARE(desk.bell().text(), u"1"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QVERIFY(desk.list().setCurrentId(desk.desk.server.item(u"slow"_s)));
        const std::vector<PersonalNotice> one = desk.desk.store().notices();
        desk.window().openNotices(one);
        QTRY_VERIFY(desk.window().detail().activeView().feedback() == desk.desk.server.item(u"crash"_s));
        desk.samWrites();
        QTRY_COMPARE(desk.bell().text(), u"2"_s);
        QStringList rows;
        connect(desk.bell().menu(), &QMenu::aboutToShow, this, [&] {
            for (const QAction *row : desk.bell().menu()->actions())
                rows << row->text();
            QMetaObject::invokeMethod(desk.bell().menu(), &QMenu::close, Qt::QueuedConnection);
        });
        desk.window().openNotices(desk.desk.store().notices());
        QTRY_COMPARE(rows.filter(u"Sam wrote a note"_s).size(), 2);
        QTRY_VERIFY(!desk.bell().menu()->isVisible());
    }

    void aKindThatIsOffIsNotListed()
    {
        BellDesk desk;
        desk.samWrites();
        QTRY_COMPARE(desk.bell().text(), u"1"_s);
        NotificationSettings settings;
        settings.hiddenNotices = QStringList{ u"noted"_s };
        settings.write(desk.context().preferences, desk.context().organization);
        QTRY_VERIFY(desk.bell().text().isEmpty());
    }
};

TRIAGE_TEST(TestNoticeBell, QApplication)
#include "tst_noticebell.moc"
