// SPDX-License-Identifier: GPL-3.0-or-later
// What the person looks at, as others see it: the item in the window in front, until they go away.
#include "window/presencewatch.h"

#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "support/testprogram.h"
#include "windowdesk.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A window with two items, and what others see of the person.
struct Watched
{
    Watched()
    {
        QObject::connect(&watch, &PresenceWatch::looked, &watch, [this](FeedbackId item, bool editing) {
            seen = !item.isValid() ? u"-"_s
                                   : (item == desk.desk.server.item(u"crash"_s) ? u"crash"_s : u"slow"_s)
                    + (editing ? u", writes"_s : QString());
        });
    }
    bool open()
    {
        QApplication::setActiveWindow(&desk.window());
        if (!desk.show(desk.in(u"Inbox"_s)))
            return false;
        desk.window().centre().list().setCurrentId(desk.desk.server.item(u"crash"_s));
        return QTest::qWaitFor([this] { return seen == u"crash"_s; }, patience);
    }

    WindowDesk desk{ u"Inbox: crash, slow"_s };
    PresenceWatch watch{ desk.context(), desk.window().detail(), nullptr };
    QString seen = u"-"_s;
};

} // namespace

class TestPresenceWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theItemInViewAndTheNoteAreSeen()
    {
        Watched one;
        QVERIFY(one.open());
        one.desk.window().centre().list().setCurrentId(one.desk.desk.server.item(u"slow"_s));
        QTRY_COMPARE(one.seen, u"slow"_s);
        one.desk.window().detail().mainView().focusNote();
        QTRY_COMPARE(one.seen, u"slow, writes"_s);
        one.desk.window().centre().list().setFocus();
        QTRY_COMPARE(one.seen, u"slow"_s);
    }

    void nobodyIsSeenWithTheSwitchOff()
    {
        Watched one;
        QVERIFY(one.open());
        one.desk.context().preferences.setShowsPresence(false);
        QTRY_COMPARE(one.seen, u"-"_s);
        one.desk.context().preferences.setShowsPresence(true);
        QTRY_COMPARE(one.seen, u"crash"_s);
    }

    void aPersonWhoIsAwayIsNotSeen()
    {
        Watched one;
        QVERIFY(one.open());
        one.watch.setIdleTime(1ms);
        QTRY_COMPARE(one.seen, u"-"_s);
        one.watch.setIdleTime(1h);
        QTest::keyClick(&one.desk.window(), Qt::Key_Shift); // back
        QTRY_COMPARE(one.seen, u"crash"_s);
    }

    void nobodyIsSeenWhileTheDetailIsHidden()
    {
        Watched one;
        QVERIFY(one.open());
        one.desk.window().detail().show(false);
        QTRY_COMPARE(one.seen, u"-"_s);
    }
};

TRIAGE_TEST(TestPresenceWatch, QApplication)
#include "tst_presencewatch.moc"
