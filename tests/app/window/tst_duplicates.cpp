// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicates in the window: keys, the detail of originals and duplicates, and what may be the same.
#include "windowdesk.h"

#include "actions/navigation.h"
#include "commands/mergeplans.h"
#include "detail/detailview.h"
#include "detail/duplicatesection.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "support/testprogram.h"
#include "widgets/fittedlist.h"
#include "widgets/keybutton.h"

#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

struct Desk : WindowDesk
{
    explicit Desk(const QString &board) : WindowDesk(board) { desk.signIn(u"Ida"_s); }

    /// Drags an item onto the middle of another row, and drops it there at once or once the row takes a drag.
    void drag(const QString &title, const QString &onto, bool rests = true)
    {
        FeedbackListView &rows = list();
        const std::unique_ptr<QMimeData> data(rows.feedback().mimeData({ desk.server.item(title) }));
        const int row = rows.feedback().rowOf(desk.server.item(onto));
        const QPoint at = rows.visualRect(rows.feedback().index(row)).center();
        QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(rows.viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(rows.viewport(), &move);
        if (rests)
            rest();
        QDropEvent drop(at, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(rows.viewport(), &drop);
        desk.store().flush();
    }
    /// Lets a time pass that ends after the one that a row needs: timers end in the order of their times,
    /// however late they are.
    static void rest()
    {
        QTimer longer;
        longer.setSingleShot(true);
        longer.start(300);
        QTRY_VERIFY(!longer.isActive());
    }
    int duplicatesOf(const QString &title) { return desk.store().item(desk.server.item(title))->duplicates; }
};

/// The section alone, with answers that the test gives.
struct Section
{
    StoreDesk desk;
    Theme theme;
    QWidget parent;
    Duplicates answer;
    std::unique_ptr<DuplicateSection> section;

    Section()
    {
        desk.serverHas(u"Inbox: crash, boom, bang"_s);
        desk.signIn(u"Ida"_s);
        section = std::make_unique<DuplicateSection>(
            desk.store(), theme,
            [this](FeedbackId, QObject *, const std::function<void(Result<Duplicates>)> &done) {
                done(answer);
            },
            &parent);
        QObject::connect(&desk.store(), &LocalStore::changed, section.get(), &DuplicateSection::refresh);
        parent.show();
    }
    FeedbackId id(const QString &title) { return desk.server.item(title); }
    QString suggestions()
    {
        QStringList titles;
        for (const FeedbackId each : section->suggestions())
            titles += desk.server.titleOf(each);
        return titles.isEmpty() ? u"-"_s : titles.join(u", "_s);
    }
    void act(const Operation &operation)
    {
        desk.store().apply({ u"test"_s, { operation } });
        desk.store().flush();
    }
};

} // namespace

class TestDuplicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOldestOfSeveralSelectedItemsIsOfferedAsTheOriginal()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"edit.selectAll"_s);
        QLineEdit *edit = desk.openPicker(u"samePickerEdit"_s, Qt::Key_D);
        QVERIFY(edit);
        auto *offered = desk.find<QAbstractItemView>(u"samePickerList"_s);
        QCOMPARE(offered->model()->rowCount(), 3);
        QCOMPARE(offered->currentIndex().data().toString(), u"crash"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 2);
        desk.run(u"edit.undo"_s);
        QTRY_COMPARE(desk.titles(), u"late, slow, crash"_s);
    }

    void anotherOfSeveralSelectedItemsCanBeTheOriginal()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.run(u"edit.selectAll"_s);
        QLineEdit *edit = desk.openPicker(u"samePickerEdit"_s, Qt::Key_D);
        QVERIFY(edit);
        QTest::keyClicks(edit, u"slow"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"slow"_s);
        QCOMPARE(desk.duplicatesOf(u"slow"_s), 2);
    }

    void oneItemWithoutASuggestionIsAskedAbout()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QLineEdit *edit = desk.openPicker(u"samePickerEdit"_s, Qt::Key_D);
        QVERIFY(edit);
        auto *matches = desk.find<QAbstractItemView>(u"samePickerList"_s);
        QCOMPARE(matches->model()->rowCount(), 1);
        QVERIFY(matches->model()->index(0, 0).data().toString().startsWith(u"Nothing is suggested."_s));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY2(edit->isVisible(), "there is nothing to choose yet");
        QTest::keyClicks(edit, u"crash"_s);
        QTRY_COMPARE(matches->model()->index(0, 0).data().toString(), u"crash"_s);
        QCOMPARE(matches->model()->rowCount(), 1);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QCOMPARE(desk.duplicatesOf(u"crash"_s), 1);
    }

    void aReturnBeforeTheMatchesChoosesNoneOfOtherWords()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QLineEdit *edit = desk.openPicker(u"samePickerEdit"_s, Qt::Key_D);
        QVERIFY(edit);
        const QAbstractItemModel *matches = desk.find<QAbstractItemView>(u"samePickerList"_s)->model();
        QTest::keyClicks(edit, u"crash"_s);
        QTRY_COMPARE(matches->index(0, 0).data().toString(), u"crash"_s);
        edit->selectAll();
        QTest::keyClicks(edit, u"slow"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY2(edit->isVisible(), "nothing that was shown has these words");
        QTRY_COMPARE(matches->index(0, 0).data().toString(), u"slow"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        QCOMPARE(desk.duplicatesOf(u"slow"_s), 1);
    }

    void theDetailLinksOriginalsAndDuplicates()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        desk.desk.server.setDuplicate(u"late"_s, u"crash"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QCOMPARE(desk.titles(), u"slow, crash"_s);
        desk.run(u"go.next"_s);
        auto *members = desk.find<FittedList>(u"duplicateList"_s);
        QTRY_VERIFY(members->isVisible());
        QCOMPARE(members->model()->rowCount(), 1);
        QCOMPARE(members->model()->index(0, 0).data().toString(), u"late"_s);
        Filter duplicates;
        duplicates.show(work::duplicates);
        QVERIFY(desk.show(duplicates));
        QCOMPARE(desk.titles(), u"late"_s);
        auto *link = desk.find<QToolButton>(u"originalLink"_s);
        QTRY_VERIFY(link->isVisible() && link->text().contains(u"crash"_s));
        link->click();
        QTRY_VERIFY(desk.window().detail().activeView().feedback() == desk.desk.server.item(u"crash"_s));
        auto *takeOut = desk.find<QPushButton>(u"takeOutButton"_s);
        QTRY_VERIFY(takeOut->isVisible());
        takeOut->click();
        desk.desk.store().flush();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QTRY_COMPARE(desk.titles(), u"late, slow, crash"_s);
    }

    void aDropOnAnotherRowMakesItADuplicateOfThat()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        desk.drag(u"crash"_s, u"slow"_s, false); // only passed over
        QCOMPARE(desk.titles(), u"late, slow, crash"_s);
        desk.drag(u"slow"_s, u"slow"_s);
        QCOMPARE(desk.titles(), u"late, slow, crash"_s);
        desk.drag(u"crash"_s, u"slow"_s);
        QTRY_COMPARE(desk.titles(), u"late, slow"_s);
        QCOMPARE(desk.duplicatesOf(u"slow"_s), 1);
    }

    void aDropOnADuplicateReachesItsOriginalThatIsNotHere()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        desk.desk.server.triage(u"slow"_s).duplicateOf = FeedbackId(5);
        desk.desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.desk.follow());
        Filter all;
        all.show(work::any);
        QVERIFY(desk.show(all));
        desk.drag(u"crash"_s, u"slow"_s);
        QVERIFY(desk.desk.store().originalOf(desk.desk.server.item(u"crash"_s)) == FeedbackId(5));
    }

    void theSearchListsDuplicates()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        desk.desk.server.setDuplicate(u"late"_s, u"crash"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        search->setFocus();
        QTest::keyClicks(search, u"is:duplicate "_s);
        QTRY_COMPARE(desk.titles(), u"late"_s);
        desk.run(u"feedback.unmerge"_s);
        desk.desk.store().flush();
        QTRY_COMPARE(desk.titles(), u"-"_s);
    }

    void eachGroupIsShownOnceAtAKey()
    {
        Desk desk(u"Inbox: crash, slow, late"_s);
        desk.desk.server.setDuplicate(u"late"_s, u"crash"_s);
        desk.desk.follow();
        Filter all;
        all.show(work::any);
        QVERIFY(desk.show(all));
        QCOMPARE(desk.titles(), u"late, slow, crash"_s);
        desk.press(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(desk.titles(), u"slow, crash"_s);
        const QModelIndex crash = desk.list().feedback().index(1);
        QVERIFY(crash.data(Qt::AccessibleTextRole).toString().contains(u"with 1 duplicate(s)"_s));
        desk.press(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(desk.titles(), u"late, slow, crash"_s);
        all.show(work::duplicates);
        QVERIFY(desk.show(all));
        QTRY_COMPARE(desk.context().actions.whyNot(CommandId::ViewGroups).value_or(u"-"_s),
                     u"This list has nothing but duplicates"_s);
    }

    void aSearchShowsTheDuplicateThatHasTheWords()
    {
        Desk desk(u"Inbox: crash, slow, my freezer melts"_s);
        desk.desk.server.setDuplicate(u"my freezer melts"_s, u"crash"_s);
        desk.desk.follow();
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        search->setFocus();
        QTest::keyClicks(search, u"is:grouped melts"_s);
        QTRY_COMPARE(desk.titles(), u"crash"_s);
        const QModelIndex row = desk.list().feedback().index(0);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"Matched in a duplicate"_s));
        // As soon as it is taken out, it stands for itself.
        desk.desk.server.setDuplicate(u"my freezer melts"_s);
        desk.desk.follow();
        QTRY_COMPARE(desk.titles(), u"my freezer melts"_s);
        QVERIFY(!row.data(Qt::AccessibleTextRole).toString().contains(u"Matched in a duplicate"_s));
    }

    void groupsStayAsTheyWereShown()
    {
        Desk desk(u"Inbox: crash, slow"_s);
        Filter inbox = desk.in(u"Inbox"_s);
        inbox.duplicates = DuplicatesFilter::Hide;
        QVERIFY(desk.show(inbox));
        desk.restart();
        QTRY_VERIFY(desk.window().centre().navigation().current() == inbox);
    }

    void inANarrowPaneTheKeysAreBelowWhatTheyJudge()
    {
        Section section;
        section.answer.suggestions = { { section.id(u"boom"_s), 0.9, { u"noise"_s } } };
        section.section->setFeedback(section.id(u"crash"_s));
        QTRY_COMPARE(section.suggestions(), u"boom"_s);
        const auto *list = section.parent.findChild<FittedList *>(u"maybeSameList"_s);
        const auto *same = section.parent.findChild<QPushButton *>(u"sameButton"_s);
        const auto isBeside = [&] {
            return same->mapTo(&section.parent, QPoint()).y()
                < list->mapTo(&section.parent, QPoint()).y() + list->height();
        };
        section.section->resize(900, 200);
        QTRY_VERIFY(isBeside());
        section.section->resize(360, 200);
        QTRY_VERIFY(!isBeside());
        QVERIFY(list->width() > 300);
    }

    void aLongTitleOfTheOriginalMakesThePageNoWider()
    {
        Section section;
        const QString title = u"Everything that people have said about the old and the new invoices"_s;
        section.desk.server.put(title, u"Inbox"_s);
        section.desk.server.setDuplicate(u"boom"_s, title);
        QVERIFY(section.desk.follow());
        section.section->setFeedback(section.id(u"boom"_s));
        section.section->resize(270, 200);
        const auto *link = section.parent.findChild<QToolButton *>(u"originalLink"_s);
        QTRY_VERIFY(link->isVisible() && link->text() != link->toolTip());
        QTRY_VERIFY(link->mapTo(section.section.get(), QPoint(link->width(), 0)).x() <= 270);
        QVERIFY(section.section->minimumSizeHint().width() <= 270);
    }

    void theKeysOfTheButtonsMakeThePageNoWider()
    {
        Section section;
        section.answer.suggestions = { { section.id(u"boom"_s), 0.9, { u"noise"_s } } };
        section.section->setFeedback(section.id(u"crash"_s));
        QTRY_COMPARE(section.suggestions(), u"boom"_s);
        QCoreApplication::processEvents();
        const int width = section.section->minimumSizeHint().width();
        for (KeyButton *each : section.parent.findChildren<KeyButton *>())
            each->setKey(Qt::SHIFT | Qt::Key_D);
        QCoreApplication::processEvents(); // the layouts follow
        QCOMPARE(section.section->minimumSizeHint().width(), width);
    }

    void suggestionsLeaveAsSoonAsSomebodyDecides()
    {
        Section section;
        section.answer.suggestions
            = { { section.id(u"boom"_s), 0.9, { u"noise"_s } }, { section.id(u"bang"_s), 0.7, {} } };
        section.section->setFeedback(section.id(u"crash"_s));
        QTRY_COMPARE(section.suggestions(), u"boom, bang"_s);
        auto *list = section.parent.findChild<FittedList *>(u"maybeSameList"_s);
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(section.suggestions(), u"bang, boom"_s);
        section.act(RejectDuplicate{ section.id(u"crash"_s), section.id(u"bang"_s) });
        QTRY_COMPARE(section.suggestions(), u"boom"_s);
        section.act(SetDuplicate{ section.id(u"boom"_s), section.id(u"crash"_s) });
        QTRY_COMPARE(section.suggestions(), u"-"_s);
    }
};

TRIAGE_TEST(TestDuplicates, QApplication)
#include "tst_duplicates.moc"
