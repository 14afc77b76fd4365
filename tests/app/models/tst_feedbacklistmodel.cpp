// SPDX-License-Identifier: GPL-3.0-or-later
// The list follows the store row by row: it never resets for live changes and always equals a fresh listing.
#include "invariant.h"
#include "models/feedbacklistmodel.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <malloc.h>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

Filter in(BufferId buffer)
{
    Filter filter = inBuffer({}, buffer);
    return filter;
}

/// A model over a desk, read as text.
struct Shown
{
    explicit Shown(StoreDesk &storeDesk)
        : desk(storeDesk), model(storeDesk.store()),
          tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
    }

    bool show(const Filter &filter)
    {
        QSignalSpy loaded(&model, &FeedbackListModel::loaded);
        model.setFilter(filter);
        return loaded.wait(patience);
    }
    /// With a star if it needs review, as the desk lists them.
    QString titles() const
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto values = model.index(row).data(RowRole).value<ListRow>();
            names += values.title + (values.needsReview ? u"*"_s : QString());
        }
        return names.isEmpty() ? u"-"_s : names.join(u", "_s);
    }

    /// "Open 2: slow, crash | Done 1: late": the titles, with the names of the sections.
    QString sections() const
    {
        QString text;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString section = model.index(row).data(SectionRole).toString();
            if (row > 0)
                text += section.isEmpty() ? u", "_s : u" | "_s;
            if (!section.isEmpty())
                text += section + u": "_s;
            text += model.index(row).data().toString();
        }
        return text;
    }

    StoreDesk &desk;
    FeedbackListModel model;
    QAbstractItemModelTester tester;
};

} // namespace

class TestFeedbackListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListShowsWhatTheStoreLists()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: refund"_s);
        Shown shown(desk);
        QVERIFY(shown.show(in(desk.server.buffer(u"Inbox"_s))));
        QCOMPARE(shown.titles(), desk.listed(shown.model.filter()));
        QCOMPARE(shown.model.rowCount(), 2);
        QVERIFY(shown.show(Filter()));
        QCOMPARE(shown.model.rowCount(), 3);
    }

    void anotherListIsEmptyUntilItIsThere()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: refund"_s);
        Shown shown(desk);
        QVERIFY(shown.show(in(desk.server.buffer(u"Inbox"_s))));
        shown.model.setFilter(in(desk.server.buffer(u"Billing"_s)));
        QVERIFY(shown.model.isLoading());
        QCOMPARE(shown.model.rowCount(), 0); // no rows of the old list that a key could act on
        QTRY_COMPARE(shown.titles(), u"refund"_s);
        QVERIFY(!shown.model.isLoading());
    }

    void anItemThatGoesWhileTheListIsReadIsNotInIt()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode, slow"_s);
        Shown shown(desk);
        shown.model.setFilter(Filter());
        desk.server.removeItem(u"dark-mode"_s);
        QVERIFY(desk.follow()); // the list may have been read before, and has not arrived yet
        QTRY_COMPARE(shown.titles(), u"slow, crash"_s);
    }

    /// Rows that come twice, or next to themselves, are a fault that a person would see only.
    void rowsThatAreThereTwiceAreNoted()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, slow"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        const FeedbackId slow = desk.server.item(u"slow"_s);
        StoreChange gone;
        gone.removed = { slow };
        Q_EMIT desk.store().changed(gone);
        QCOMPARE(shown.titles(), u"crash"_s);
        StoreChange twice;
        twice.changed = { slow, slow };
        QCOMPARE(violationsOf(Invariant::ShownRows), 0U);
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"^shown_rows: 2 rows come at row 0 of 1,"_s));
        Q_EMIT desk.store().changed(twice);
        QCOMPARE(violationsOf(Invariant::ShownRows), 1U);
        QCOMPARE(shown.titles(), u"slow, crash"_s);
    }

    void aMoveTakesOneRowOut()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode, slow | Billing: -"_s);
        Shown shown(desk);
        QVERIFY(shown.show(in(desk.server.buffer(u"Inbox"_s))));
        QSignalSpy reset(&shown.model, &QAbstractItemModel::modelReset);
        QSignalSpy removed(&shown.model, &QAbstractItemModel::rowsRemoved);
        const QPersistentModelIndex slow(shown.model.index(shown.model.rowOf(desk.server.item(u"slow"_s))));
        desk.move(u"dark-mode"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(removed.size(), 1);
        QCOMPARE(shown.titles(), desk.listed(shown.model.filter()));
        QVERIFY(slow.isValid());
        QCOMPARE(slow.data().toString(), u"slow"_s);
        QCOMPARE(reset.size(), 0);
    }

    void aRowSaysWhatBecameOfIt()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash* | Billing: -"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        const QModelIndex row = shown.model.index(0);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().startsWith(u"crash, Inbox, "_s));
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"needs review"_s));
        QCOMPARE(row.data(Qt::AccessibleDescriptionRole).toString(),
                 u"Feedback %1, row 1 of 1"_s.arg(toString(desk.server.item(u"crash"_s))));
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_VERIFY(row.data(Qt::AccessibleTextRole).toString().startsWith(u"crash, Billing, "_s));
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"waiting to be sent"_s));
    }

    void aRowThatWasReadBeforeItsBufferCameShowsTheBuffer()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: - | Nowhere: crash"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        const QModelIndex row = shown.model.index(0);
        QVERIFY(!row.data(Qt::AccessibleTextRole).toString().contains(u"Inbox"_s));
        desk.serverHas(u"Inbox: crash | Nowhere: -"_s);
        QTRY_VERIFY(row.data(Qt::AccessibleTextRole).toString().startsWith(u"crash, Inbox, "_s));
    }

    void spokenNumbersHaveTheDigitsOfTheLanguage()
    {
        const QLocale before;
        const auto restored = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(u"ar_EG"_s));
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        QCOMPARE(shown.model.index(0).data(Qt::AccessibleDescriptionRole).toString(),
                 u"Feedback %1, row ١ of ١"_s.arg(toString(desk.server.item(u"crash"_s))));
        SidebarModel sidebar(desk.store());
        const BufferId inbox = desk.server.buffer(u"Inbox"_s);
        sidebar.setPin(inbox, 3);
        const QString spoken = sidebar.indexOf(inbox).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.endsWith(u"key ٣"_s), qPrintable(spoken));
    }

    void newsWaitsWhileTheListIsHeld()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        QSignalSpy held(&shown.model, &FeedbackListModel::heldBackChanged);
        shown.model.setHoldNew(true);
        desk.serverHas(u"Inbox: crash, dark-mode, newer, newest"_s);
        QTRY_COMPARE(shown.model.heldBack(), 2);
        QCOMPARE(shown.model.rowCount(), 2);
        shown.model.showNew();
        QCOMPARE(shown.model.heldBack(), 0);
        QCOMPARE(shown.titles(), desk.listed(Filter()));
        QVERIFY(held.size() >= 2);
    }

    void newsThatIsGoneIsNotHeldBack()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        shown.model.setHoldNew(true);
        desk.serverHas(u"Inbox: crash, newer, newest"_s);
        QTRY_COMPARE(shown.model.heldBack(), 2);
        desk.server.removeItem(u"newest"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(shown.model.heldBack(), 1);
    }

    void returningItemsAreNotNew()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        Shown shown(desk);
        QVERIFY(shown.show(in(desk.server.buffer(u"Inbox"_s))));
        shown.model.setHoldNew(true);
        desk.move(u"dark-mode"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(shown.titles(), u"crash"_s);
        desk.move(u"dark-mode"_s, u"Billing"_s, u"Inbox"_s);
        QTRY_COMPARE(shown.titles(), desk.listed(shown.model.filter()));
        QCOMPARE(shown.model.heldBack(), 0);
    }

    void aSearchLosesAtOnceWhatLeavesItsPlace()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: card-lost, card-late | Billing: -"_s);
        Shown shown(desk);
        Filter filter = in(desk.server.buffer(u"Inbox"_s));
        filter.search = u"card"_s;
        QVERIFY(shown.show(filter));
        QCOMPARE(shown.model.rowCount(), 2);
        desk.move(u"card-lost"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(shown.titles(), u"card-late"_s);
        desk.serverHas(u"Inbox: card-late, card-new | Billing: card-lost"_s);
        QTRY_COMPARE(shown.model.rowCount(), 2); // listed again, because another item matches now
    }

    void aSearchOfAllStatesHasASectionForEach()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: card, card-cold, card-late, card-lost, card-new"_s);
        desk.server.setState(u"card-cold"_s, TriageState::Declined);
        desk.server.setState(u"card-late"_s, TriageState::Done);
        QVERIFY(desk.follow());
        Shown shown(desk);
        Filter search;
        search.search = u"card"_s;
        search.show(work::any);
        QVERIFY(shown.show(search));
        QCOMPARE(shown.sections(),
                 u"Open 3: card-new, card-lost, card | Done 1: card-late | Declined 1: card-cold"_s);
        const QString spoken = shown.model.index(3).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.startsWith(u"Done 1, card-late, Inbox, "_s), qPrintable(spoken));
        search.search = u"late"_s;
        QVERIFY(shown.show(search));
        QCOMPARE(shown.sections(), u"Done 1: card-late"_s);
        search.search = u"new"_s;
        QVERIFY(shown.show(search));
        QCOMPARE(shown.sections(), u"card-new"_s); // nothing to tell apart
    }

    void aSectionFollowsWhatOthersDo()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: card, card-late, card-lost, card-new"_s);
        desk.server.setState(u"card-late"_s, TriageState::Done);
        QVERIFY(desk.follow());
        Shown shown(desk);
        Filter search;
        search.search = u"card"_s;
        search.show(work::any);
        QVERIFY(shown.show(search));
        desk.server.setState(u"card-lost"_s, TriageState::Done);
        QVERIFY(desk.follow());
        QTRY_COMPARE(shown.sections(), u"Open 2: card-new, card | Done 2: card-lost, card-late"_s);
        desk.server.triage(u"card-new"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.server.tellItem(u"card-new"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(shown.sections(),
                     u"Open 1: card | Snoozed 1: card-new | Done 2: card-lost, card-late"_s);
        QSignalSpy changed(&shown.model, &QAbstractItemModel::dataChanged);
        desk.server.removeItem(u"card-lost"_s);
        QVERIFY(desk.follow());
        QTRY_COMPARE(shown.sections(), u"Open 1: card | Snoozed 1: card-new | Done 1: card-late"_s);
        const bool isAnnounced = std::any_of(changed.begin(), changed.end(), [](const QVariantList &each) {
            return each[0].toModelIndex().row() == 2 && each[2].value<QList<int>>().contains(SectionRole);
        });
        QVERIFY2(isAnnounced, "the row that begins the section now");
        desk.server.setState(u"card-late"_s, TriageState::Open);
        QVERIFY(desk.follow());
        QTRY_COMPARE(shown.sections(), u"Open 2: card-late, card | Snoozed 1: card-new"_s);
    }

    void aListEqualsAFreshOneAfterAnyChanges_data()
    {
        QTest::addColumn<int>("sortBy");
        QTest::addColumn<bool>("ascending");
        for (const SortBy sortBy : { SortBy::CreatedAt, SortBy::UpdatedAt, SortBy::Title }) {
            for (const bool ascending : { true, false })
                QTest::addRow("order %d %d", int(sortBy), int(ascending)) << int(sortBy) << ascending;
        }
    }
    void aListEqualsAFreshOneAfterAnyChanges()
    {
        QFETCH(int, sortBy);
        QFETCH(bool, ascending);
        QRandomGenerator random(20261121);
        StoreDesk desk;
        const QStringList buffers{ u"Billing"_s, u"Inbox"_s, u"Wishes"_s };
        for (const QString &buffer : buffers) {
            desk.server.buffer(buffer);
            desk.server.tellBuffer(buffer);
        }
        Shown shown(desk);
        QSignalSpy reset(&shown.model, &QAbstractItemModel::modelReset);
        QVERIFY(desk.follow());
        Filter filter = in(desk.server.buffer(u"Inbox"_s));
        filter.sortBy = SortBy(sortBy);
        filter.order = ascending ? SortOrder::Ascending : SortOrder::Descending;
        QVERIFY(shown.show(filter));
        reset.clear();
        for (int round = 0; round < 25; ++round) {
            for (int change = 0; change < 6; ++change)
                changeSomething(desk, buffers, random);
            QVERIFY(desk.follow());
            // Waits until the store's last change has arrived; a list that stays wrong fails.
            QTRY_COMPARE(shown.titles(), desk.listed(filter));
        }
        QCOMPARE(reset.size(), 0);
    }

    void differencesAreFoundForLongListsToo()
    {
        StoreDesk desk;
        QStringList many;
        for (int i = 0; i < 1500; ++i)
            many += u"item%1"_s.arg(i, 4, 10, QChar(u'0'));
        desk.serverHas(u"Inbox: "_s + many.join(u", "_s));
        Shown shown(desk);
        QVERIFY(shown.show(Filter()));
        QSignalSpy reset(&shown.model, &QAbstractItemModel::modelReset);
        QCOMPARE(shown.model.rowCount(), 1500);
        QCOMPARE(shown.model.index(1499).data().toString(), desk.listed(Filter()).section(u", "_s, -1));
        QStringList fewer;
        for (int i = 0; i < many.size(); ++i) {
            if (i % 7 != 3)
                fewer += many[i];
        }
        desk.serverHas(u"Inbox: "_s + fewer.join(u", "_s) + u" | Billing: "_s + u"other"_s);
        Filter inbox = in(desk.server.buffer(u"Inbox"_s));
        QTRY_COMPARE(shown.titles(), desk.listed(Filter()));
        QVERIFY(shown.show(inbox));
        QCOMPARE(shown.titles(), desk.listed(inbox));
        QCOMPARE(reset.size(), 2); // of the other list only
    }

    /// Each column of the board has a model, also while the board is not shown.
    void listsOutOfViewKeepNothingOfAnAct()
    {
        constexpr int lists = 200;
        constexpr int items = 2000;
        constexpr std::size_t mostOfAnItem = 3072; // bytes, with its entry of the outbox
        StoreDesk desk;
        QStringList titles;
        for (int i = 0; i < items; ++i)
            titles += u"item%1"_s.arg(i);
        desk.serverHas(u"Inbox: %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        std::vector<std::unique_ptr<FeedbackListModel>> hidden;
        for (int i = 0; i < lists; ++i) {
            hidden.push_back(std::make_unique<FeedbackListModel>(desk.store()));
            hidden.back()->suspend();
        }
        std::vector<Operation> operations;
        for (const QString &title : titles)
            operations.push_back(Assign{ desk.server.item(title), desk.server.buffer(u"Billing"_s) });
        QSignalSpy changed(&desk.store(), &LocalStore::changed);
        const std::size_t before = mallinfo2().uordblks;
        desk.act(std::move(operations));
        QTRY_VERIFY(!changed.empty());
        changed.clear();
        QVERIFY(desk.store().isOwnChange(desk.server.item(titles.front())));
        const std::size_t after = mallinfo2().uordblks;
        const std::size_t more = after - std::min(before, after);
        QVERIFY2(more < items * mostOfAnItem, qPrintable(u"%1 bytes of each item"_s.arg(more / items)));
    }

private:
    static void changeSomething(StoreDesk &desk, const QStringList &buffers, QRandomGenerator &random)
    {
        const QString title = u"item%1"_s.arg(random.bounded(40));
        const QString buffer = buffers[random.bounded(int(buffers.size()))];
        Feedback &feedback = desk.server.feedback(title);
        switch (random.bounded(6)) {
        case 0:
        case 1:
            desk.server.put(title, buffer);
            break;
        case 2:
            desk.server.take(title, buffer);
            break;
        case 3:
            feedback.updatedAt = Timestamp(feedback.updatedAt.milliseconds() + random.bounded(100'000));
            break;
        case 4:
            feedback.needsReview = !feedback.needsReview;
            break;
        case 5:
            feedback.title = title + QChar(u'a' + random.bounded(26));
            break;
        }
        desk.server.tellItem(title);
    }
};

TRIAGE_TEST(TestFeedbackListModel, QCoreApplication)
#include "tst_feedbacklistmodel.moc"
