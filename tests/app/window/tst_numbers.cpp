// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of the window is the length of the list behind it, over random histories of a person and of
// others. tst_plotlists compares the numbers of plots and of a real server. TRIAGE_HISTORIES is the number of
// histories.
#include "windowdesk.h"

#include "board/boardcanvas.h"
#include "board/boardcolumn.h"
#include "board/columnhead.h"
#include "list/feedbacklistview.h"
#include "list/listtally.h"
#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "models/sidebarrows.h"
#include "store/feedpage.h"
#include "store/storechange.h"
#include "store/storesync.h"
#include "support/environment.h"
#include "support/patience.h"
#include "support/testprogram.h"
#include "views/listedview.h"
#include "window/dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

constexpr int historiesOfAnOffice = 12; ///< Each goes on where the one before it ended.

const QStringList bufferNames{ u"Inbox"_s, u"Billing"_s, u"Crashes"_s };

/// A window, and a person and others who do something at random.
class Office
{
public:
    explicit Office(quint32 seed) : desk(u"Inbox: a, b, c | Billing: d, e | Crashes: -"_s), m_dice(seed)
    {
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        addViews();
        desk.window().resize(1700, 800); // wide enough for all columns
    }

    void goOn()
    {
        if (m_dice.bounded(2) == 0) {
            others();
            desk.desk.follow();
        } else {
            person();
            desk.desk.store().flush();
        }
    }

    /// Returns what a number says that its list does not.
    QString contradiction()
    {
        for (const std::vector<SidebarRow> &section : sidebarRows(desk.desk.store(), Pins(), {}, {})) {
            for (const SidebarRow &row : section) {
                Filter all = row.filter;
                all.show(work::any);
                for (const Filter &filter : { row.filter, all }) {
                    if (const QString wrong = inList(row, filter); !wrong.isEmpty())
                        return wrong;
                }
                if (!row.buffer.isValid())
                    continue;
                if (const QString wrong = inMoveAll(row); !wrong.isEmpty())
                    return wrong;
            }
        }
        // The window's own rows are counted again after a pause.
        const SidebarModel counted(desk.desk.store());
        if (const QString wrong = inViews(counted); !wrong.isEmpty())
            return wrong;
        return onBoard();
    }

    /// Returns what the number of a view says that its list does not.
    QString inViews(const SidebarModel &sidebar)
    {
        const std::vector<ListedView> views = listedViews(desk.desk.store());
        if (views.size() != 3)
            return u"There are %1 views"_s.arg(views.size());
        for (const ListedView &each : views) {
            const QString length = QString::number(lengthOf(each.filter));
            const QString wrong = compared(u"The view "_s + each.view.name, length, [&] {
                return QString::number(sidebar.indexOf(each.filter).data(CountRole).toLongLong());
            });
            if (!wrong.isEmpty())
                return wrong;
            desk.window().centre().go(each.filter);
            const FeedbackListModel &model = desk.list().feedback();
            const QString other = compared(u"The list of "_s + each.view.name, length, [&] {
                return model.filter() != each.filter || model.isLoading()
                    ? u"loading"_s
                    : QString::number(model.rowCount() + model.heldBack());
            });
            if (!other.isEmpty())
                return other;
            const QString sections = each.filter.hasSections() ? sectionsOf(each.filter) : QString();
            const QString inRows = compared(u"The rows of "_s + each.view.name, sections, [&] {
                QStringList names;
                for (int row = 0; row < model.rowCount(); ++row)
                    names += model.index(row).data(SectionRole).toString();
                names.removeAll(QString());
                return names.join(u", "_s);
            });
            if (!inRows.isEmpty())
                return inRows;
        }
        return {};
    }

    WindowDesk desk;

private:
    QString anyItem() { return QString(QChar(u'a' + m_dice.bounded(14))); }
    QString anyBuffer() { return bufferNames[m_dice.bounded(int(bufferNames.size()))]; }

    /// Adds views: of open items, of items in whatever state, and of a search.
    void addViews()
    {
        ListFilter mine = inPlace({}, Place::Mine).list();
        mine.needsReview = true;
        ListFilter doubtful;
        doubtful.needsReview = true;
        ListFilter words;
        words.search = u"text"_s; // every item has it
        std::vector<ViewRecord> views;
        for (const ListFilter &filter : { mine, doubtful, words }) {
            ViewRecord &record = views.emplace_back();
            record.view.id = ViewId(qint64(views.size()));
            record.view.name = u"View %1"_s.arg(views.size());
            record.view.filter = filter;
        }
        desk.desk.sync().applyViews(viewsText(views), desk.desk.sync().listRequest());
        desk.desk.store().flush();
    }

    void others()
    {
        FeedServer &server = desk.desk.server;
        const QString item = anyItem();
        switch (m_dice.bounded(8)) {
        case 0:
            server.put(item, anyBuffer());
            break;
        case 1:
            server.take(item, anyBuffer());
            break;
        case 2:
            server.triage(item).state = TriageState::Done;
            break;
        case 3:
            server.triage(item).state = TriageState::Open;
            break;
        case 4:
            server.triage(item).snoozedUntil = Timestamp(32'503'680'000'000); // the year 3000
            break;
        case 5:
            server.feedback(item).needsReview = m_dice.bounded(2) == 0;
            break;
        case 6:
            if (const QString into = anyItem();
                server.knows(into) && server.originalOf(server.feedback(into).id) != server.feedback(item).id)
                server.setDuplicate(item, m_dice.bounded(3) == 0 ? QString() : into);
            break;
        case 7:
            if (server.knows(item))
                server.removeItem(item);
            return;
        }
        server.tellItem(item);
    }

    void person()
    {
        FeedServer &server = desk.desk.server;
        const QString title = anyItem();
        if (!server.knows(title) || !desk.desk.store().item(server.item(title)))
            return;
        Workspace &workspace = desk.context().workspace;
        const Ids item{ server.item(title) };
        TriageAct act;
        switch (m_dice.bounded(5)) {
        case 0:
            workspace.move(item, std::nullopt, server.buffer(anyBuffer()));
            break;
        case 1:
            workspace.add(item, server.buffer(anyBuffer()));
            break;
        case 2:
            act.state = m_dice.bounded(2) == 0 ? TriageState::Done : TriageState::Open;
            workspace.triage(item, act);
            break;
        case 3:
            act.owner = std::optional(desk.desk.store().me()->member.id);
            workspace.triage(item, act);
            break;
        case 4:
            workspace.undo();
            break;
        }
    }

    qint64 lengthOf(const Filter &filter) { return qint64(desk.desk.listing(filter).ids.size()); }

    /// Returns the sections of a list of all states by the lists of each state; empty if all items are open.
    QString sectionsOf(const Filter &filter)
    {
        QStringList names;
        bool isOnlyOpen = true;
        constexpr std::array states{ work::open, work::snoozed, work::done, work::declined };
        for (std::size_t at = 0; at < states.size(); ++at) {
            Filter inState = filter;
            inState.show(states[at]);
            const qint64 size = lengthOf(inState);
            isOnlyOpen = isOnlyOpen && (size == 0 || at == 0);
            if (size > 0)
                names += Labels::inState(stateSections[at], Labels::number(size));
        }
        return isOnlyOpen ? QString() : names.join(u", "_s);
    }

    /// Waits until both are the same. Returns what they say otherwise.
    template <typename Says>
    static QString compared(const QString &what, const QString &list, const Says &says)
    {
        if (QTest::qWaitFor([&] { return says() == list; }, patience))
            return {};
        return u"%1 says '%2', its list '%3'"_s.arg(what, says(), list);
    }

    /// Compares the numbers of the sidebar, of the heading and at the end of a list with the list.
    QString inList(const SidebarRow &row, const Filter &filter)
    {
        Filter all = filter;
        all.show(work::any);
        const qint64 length = lengthOf(filter);
        const qint64 hidden = filter.work() == work::open ? lengthOf(all) - length : 0;
        if (filter == row.filter && row.count >= 0 && row.count != length)
            return u"%1 says %2, its list has %3"_s.arg(row.name).arg(row.count).arg(length);
        if (filter == all && row.total >= 0 && row.total != length)
            return u"%1 says %2 in all, its list has %3"_s.arg(row.name).arg(row.total).arg(length);
        desk.window().centre().go(filter);
        const FeedbackListModel &model = desk.list().feedback();
        const auto says = [&] {
            if (model.filter() != filter || model.isLoading())
                return u"loading"_s;
            // "Open 2 · Done 1" where a list has both.
            qint64 heading = 0;
            for (const QString &word : desk.find<QLabel>(u"listCount"_s)->text().split(u' '))
                heading += word.toLongLong();
            return u"%1 rows, heading %2, hidden %3"_s.arg(model.rowCount() + model.heldBack())
                .arg(heading)
                .arg(desk.find<ListTally>(u"hiddenButton"_s)->hidden());
        };
        return compared(row.name, u"%1 rows, heading %1, hidden %2"_s.arg(length).arg(hidden), says);
    }

    QString inMoveAll(const SidebarRow &row)
    {
        const qint64 open = lengthOf(inBuffer({}, row.buffer));
        Filter all = inBuffer({}, row.buffer);
        all.show(work::any);
        all.duplicates = DuplicatesFilter::Include;
        const qint64 count = lengthOf(all);
        desk.window().dialogs().moveAll(row.buffer);
        const QPointer<QDialog> dialog = desk.find<QDialog>(u"moveAllDialog"_s);
        auto *target = dialog->findChild<QComboBox *>(u"toCombo"_s);
        target->setCurrentIndex(dialog->findChild<QComboBox *>(u"fromCombo"_s)->currentIndex() == 0 ? 1 : 0);
        const auto *summary = dialog->findChild<QLabel *>(u"summaryLabel"_s);
        const auto *onlyOpen = dialog->findChild<QCheckBox *>(u"onlyOpenBox"_s);
        const QString moved = u"%1 feedback to move"_s.arg(count);
        const QString list = open == count
            ? moved
            : u"%1, of them done, snoozed or duplicates: %2"_s.arg(moved).arg(count - open);
        const QString wrong = compared(u"Move all of %1"_s.arg(row.name),
                                       u"%1; &Only the open ones (%2)"_s.arg(list).arg(open),
                                       [&] { return u"%1; %2"_s.arg(summary->text(), onlyOpen->text()); });
        delete dialog;
        return wrong;
    }

    QString onBoard()
    {
        desk.window().centre().go(Filter());
        desk.run(u"view.board"_s);
        QString wrong;
        for (const BoardColumn *column : desk.find<BoardCanvas>(u"boardCanvas"_s)->columns()) {
            Filter filter = column->buffer().isValid() ? inBuffer({}, column->buffer())
                                                       : inPlace({}, Place::Unassigned);
            const qint64 length = lengthOf(filter);
            wrong = compared(u"The board"_s, u"%1 cards, head %1"_s.arg(length), [&] {
                return u"%1 cards, head %2"_s.arg(column->model().rowCount() + column->model().heldBack())
                    .arg(column->head().accessibleName().section(u", "_s, 1, 1));
            });
            if (!wrong.isEmpty())
                break;
        }
        desk.run(u"view.list"_s);
        return wrong;
    }

    QRandomGenerator m_dice;
};

} // namespace

class TestNumbers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyNumberOfTheWindowIsThatOfItsList_data();
    void everyNumberOfTheWindowIsThatOfItsList();
};

void TestNumbers::everyNumberOfTheWindowIsThatOfItsList_data()
{
    QTest::addColumn<quint32>("seed");
    const int offices = (numberOf("TRIAGE_HISTORIES", 1) + historiesOfAnOffice - 1) / historiesOfAnOffice;
    for (quint32 seed = 1; seed <= quint32(offices); ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestNumbers::everyNumberOfTheWindowIsThatOfItsList()
{
    QFETCH(const quint32, seed);
    constexpr int acts = 8;
    Office office(seed);
    for (int history = 0; history < historiesOfAnOffice; ++history) {
        for (int act = 0; act < acts; ++act)
            office.goOn();
        const QString wrong = office.contradiction();
        QVERIFY2(wrong.isEmpty(), qPrintable(u"history %1: %2"_s.arg(history).arg(wrong)));
    }
    const QString wrong = office.inViews(office.desk.context().sidebar);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

TRIAGE_TEST(TestNumbers, QApplication)
#include "tst_numbers.moc"
