// SPDX-License-Identifier: GPL-3.0-or-later
// A filter is one row of the table of filters: the lists, links, views and search words of this
// program have it, whichever it is.
#include "fields/json.h"
#include "models/searchwords.h"
#include "storedesk.h"
#include "support/filterdice.h"
#include "support/testprogram.h"
#include "views/listedview.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

const QString german = u"Die Rechnung kommt immer zweimal, und niemand antwortet auf unsere Fragen."_s;

/// A store with items that differ in everything that filters compare.
class Office : public StoreDesk
{
public:
    explicit Office(FilterDice &dice)
    {
        signIn(u"Ida"_s, { u"billing"_s, u"export"_s });
        for (int number = 0; number < 120; ++number)
            add(u"item %1"_s.arg(number), dice);
        for (int number = 0; number < 120; number += 5)
            server.setDuplicate(u"item %1"_s.arg(number), u"item %1"_s.arg(number + 1));
        follow();
    }

    /// Names buffers and members that there are.
    Filter known(ListFilter list)
    {
        if (list.buffer)
            list.buffer
                = BufferKey{ server.buffer(*list.buffer->id == BufferId(1) ? u"Inbox"_s : u"Bugs"_s), {} };
        if (list.owner && list.owner->member.isValid())
            list.owner = server.member(list.owner->member == MemberId(1) ? u"Ida"_s : u"Sam"_s).id;
        return Filter::of(list);
    }

    /// Returns the items of the list that its filters match, one by one.
    std::set<FeedbackId> matching(const Filter &filter)
    {
        Filter everything;
        everything.show(work::any);
        everything.search = filter.search;
        everything.duplicates = filter.search ? filter.duplicates : std::nullopt;
        std::set<FeedbackId> ids;
        for (const ListPosition &position : store().positionsOf(filter, listing(everything).ids)) {
            if (position.belongs)
                ids.insert(position.id);
        }
        return ids;
    }

    std::set<FeedbackId> listed(const Filter &filter)
    {
        const std::vector<FeedbackId> ids = listing(filter).ids;
        return { ids.begin(), ids.end() };
    }

private:
    void add(const QString &title, FilterDice &dice)
    {
        Feedback &item = server.feedback(title);
        item.description = dice.flip() ? german : dice.oneOf({ u"ann"_s, u"widget a+b & c=ü"_s });
        item.client = dice.oneOf({ u"Widget/1.2"_s, u"ann bot"_s, u"a+b"_s });
        dice.roll(item.submittedBy);
        dice.roll(item.needsReview);
        dice.roll(item.routingStatus);
        dice.roll(item.createdAt);
        Triage &record = server.triage(title);
        dice.roll(record.state);
        dice.roll(record.tags);
        if (dice.flip())
            record.owner = server.member(dice.oneOf({ u"Ida"_s, u"Sam"_s })).id;
        if (dice.flip())
            record.snoozedUntil = Timestamp(FilterDice::now.milliseconds() + 1'000'000'000'000);
        if (dice.flip())
            server.put(title, dice.oneOf({ u"Inbox"_s, u"Bugs"_s }));
        server.tellItem(title);
    }
};

SavedView viewOf(const Filter &filter)
{
    SavedView view;
    view.id = ViewId(1);
    view.filter = newViewOf(u"View"_s, filter).filter;
    view.sortBy = filter.sortBy;
    return *fromJson<SavedView>(toJson(view));
}

} // namespace

class TestFilterRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksAndViewsHaveEveryFilter()
    {
        FilterDice dice(1);
        Office office(dice);
        forEachField<ListFilter>([&](const auto &row) {
            ListFilter list;
            dice.set(list, row);
            const Filter filter = office.known(list);
            QVERIFY2(filterFromQueryText(toQueryText(filter)) == filter, qPrintable(toQueryText(filter)));
            const ListedView view = listedView(viewOf(filter));
            QVERIFY2(view.isExact && view.filter == filter, row.name);
        });
    }

    void theSearchBoxHasEveryFilter()
    {
        FilterDice dice(2);
        Office office(dice);
        const SearchWords words(office.store());
        forEachField<ListFilter>([&](const auto &row) {
            if (!*row.word)
                return;
            const QString key = QString::fromLatin1(row.word) + u':';
            QVERIFY2(words.completions(QString::fromLatin1(row.word)).contains(key), row.name);
            Filter wanted, read;
            read.show(work::any);
            do {
                ListFilter list;
                dice.set(list, row);
                wanted = office.known(list);
            } while (wanted.list().toQuery().empty());
            for (std::optional<FilterTime> *bound : { &wanted.createdAfter, &wanted.createdBefore })
                *bound = *bound ? std::optional(FilterTime::ago(7)) : std::nullopt;
            if (wanted.owner)
                wanted.owner = OwnerRef::caller();
            for (const auto &[name, value] : wanted.list().toQuery()) {
                const QString text = wanted.buffer ? office.server.nameOf(wanted.bufferId())
                    : value == u"-7d"_s            ? u"7d"_s
                                                   : value;
                read = words.read(read, key + u'"' + text + u'"', true).filter;
            }
            QVERIFY2(!read.search && read.*row.member == wanted.*row.member, qPrintable(toQueryText(read)));
        });
    }

    void theCacheListsWhatTheFiltersMatch()
    {
        for (quint32 seed = 1; seed <= 3; ++seed) {
            FilterDice dice(seed);
            Office office(dice);
            forEachField<ListFilter>([&](const auto &row) {
                for (int time = 0; time < 10; ++time) {
                    ListFilter list;
                    dice.set(list, row);
                    const Filter filter = office.known(list);
                    QVERIFY2(office.listed(filter) == office.matching(filter),
                             qPrintable(toQueryText(filter)));
                }
            });
            for (int time = 0; time < 400; ++time) {
                Filter filter = office.known(dice.filter());
                filter.sortBy = dice.oneOf({ SortBy::CreatedAt, SortBy::UpdatedAt, SortBy::Title });
                QVERIFY2(office.listed(filter) == office.matching(filter), qPrintable(toQueryText(filter)));
            }
        }
    }
};

TRIAGE_TEST(TestFilterRows, QCoreApplication)
#include "tst_filterrows.moc"
