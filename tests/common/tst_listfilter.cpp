// SPDX-License-Identifier: GPL-3.0-or-later
// Filters of lists: each row of their table is read, written, documented and compared, whichever it is.
#include "domain/listfilter.h"
#include "fields/json.h"
#include "support/filterdice.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const Timestamp now = FilterDice::now;

/// An item with its triage record.
struct Item
{
    Feedback feedback;
    Triage triage;
    std::vector<BufferId> buffers;
    QString language;
    bool isFound = false;

    explicit Item(FilterDice &dice)
    {
        dice.roll(feedback.needsReview);
        dice.roll(feedback.submittedBy);
        if (dice.flip())
            feedback.title = u"A title"_s;
        feedback.client = dice.oneOf({ u"Widget/1.2"_s, u"ann bot"_s, u"a+b"_s });
        dice.roll(feedback.routingStatus);
        dice.roll(feedback.createdAt);
        dice.roll(triage.state);
        dice.roll(triage.tags);
        MemberId owner;
        dice.roll(owner);
        if (owner.isValid())
            triage.owner = owner;
        if (dice.flip())
            triage.snoozedUntil = now;
        if (dice.flip())
            triage.duplicateOf = FeedbackId(1);
        if (dice.flip())
            buffers = { BufferId(1) };
        language = dice.oneOf({ u"de"_s, u"und"_s });
        dice.roll(isFound);
    }
    bool isIn(const ListFilter &filter) const
    {
        return filter.matches({ feedback, triage, buffers, language, isFound });
    }
};

std::vector<Item> someItems(FilterDice &dice)
{
    std::vector<Item> items;
    for (int i = 0; i < 200; ++i)
        items.emplace_back(dice);
    return items;
}

Result<ListFilter> parsed(const GivenParameters &query, FilterScope scope = FilterScope::All)
{
    const auto valuesOf = [&query](const char *name, bool all) -> Result<std::vector<QString>> {
        std::vector<QString> values;
        for (const auto &[each, value] : query) {
            if (each == name && !all)
                values.clear();
            if (each == name)
                values.push_back(value);
        }
        return values;
    };
    return ListFilter::parse(valuesOf, scope);
}

/// Returns a filter as a query: "state=open&tag=export".
QString textOf(const ListFilter &filter)
{
    QStringList all;
    for (const auto &[name, value] : filter.toQuery())
        all << QString::fromLatin1(name) + u'=' + value;
    return all.join(u'&');
}

QString readBack(const ListFilter &filter)
{
    const auto again = parsed(filter.toQuery());
    return !again ? again.error().detail : *again == filter ? textOf(filter) : u"another one"_s;
}

} // namespace

class TestListFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFilterIsReadAsItIsWritten()
    {
        FilterDice dice(1);
        forEachField<ListFilter>([&](const auto &row) {
            ListFilter filter;
            dice.set(filter, row);
            QVERIFY2(textOf(filter).startsWith(QString::fromLatin1(row.name) + u'='), row.name);
            QCOMPARE(readBack(filter), textOf(filter));
            const QByteArray json = toJson(filter);
            QVERIFY2(json.startsWith("{\"" + QByteArray(row.name) + "\":"), json);
            const auto view = fromJson<ListFilter>(json);
            QVERIFY2(view && *view == filter, json);
        });
    }

    void everyFilterIsDescribed()
    {
        forEachField<ListFilter>([](const auto &row) {
            QVERIFY2(*row.query.description && *row.description && row.isLeftOutWhenEmpty, row.name);
        });
    }

    void everyFilterKeepsSomeItemsAndDropsOthers()
    {
        FilterDice dice(2);
        const std::vector<Item> items = someItems(dice);
        forEachField<ListFilter>([&](const auto &row) {
            bool keepsSome = false, dropsSome = false;
            for (int i = 0; i < 20; ++i) {
                ListFilter filter;
                dice.set(filter, row);
                filter.resolve(MemberId(1), now);
                for (const Item &item : items)
                    (item.isIn(filter) ? keepsSome : dropsSome) = true;
            }
            QVERIFY2(keepsSome && dropsSome, row.name);
        });
    }

    void anItemIsInAListIfEveryFilterKeepsIt()
    {
        FilterDice dice(3);
        const std::vector<Item> items = someItems(dice);
        for (int i = 0; i < 100; ++i) {
            ListFilter filter = dice.filter();
            filter.resolve(MemberId(1), now);
            for (const Item &item : items) {
                bool isKept = true;
                forEachField<ListFilter>([&](const auto &row) {
                    ListFilter alone;
                    alone.*row.member = filter.*row.member;
                    isKept = isKept && item.isIn(alone);
                });
                QCOMPARE(item.isIn(filter), isKept);
            }
        }
    }

    void anyFilterComesBackFromItsQueryAndItsView()
    {
        FilterDice dice(4);
        for (int i = 0; i < 1000; ++i) {
            const ListFilter filter = dice.filter();
            QCOMPARE(readBack(filter), textOf(filter));
            const auto view = fromJson<ListFilter>(toJson(filter));
            QVERIFY2(view && *view == filter, toJson(filter));
        }
    }

    void listsOfABufferHaveFewerFilters()
    {
        const GivenParameters query{ { "state", u"open"_s },
                                     { "search", u"slow"_s },
                                     { "language", u"?"_s } };
        QCOMPARE(textOf(*parsed(query, FilterScope::Buffer)), u"state=open"_s);
        QCOMPARE(parsed(query).error().field, u"language"_s);
    }

    void theLastValueCountsButTagsAddUp()
    {
        ListFilter filter = *parsed({ { "state", u"lost"_s },
                                      { "tag", u"Export "_s },
                                      { "state", u"done,open,done"_s },
                                      { "tag", u"billing"_s },
                                      { "search", u"  "_s } });
        QCOMPARE(textOf(filter), u"state=open,done&tag=Export &tag=billing"_s); // links repeat what was sent
        filter.resolve({}, now);
        QCOMPARE(textOf(filter), u"state=open,done&tag=billing&tag=export"_s);
    }

    void aResolvedFilterStaysAsItIs()
    {
        FilterDice dice(5);
        for (int i = 0; i < 100; ++i) {
            ListFilter filter = dice.filter();
            filter.resolve(MemberId(1), now);
            const ListFilter before = filter;
            filter.resolve(MemberId(2), Timestamp(now.milliseconds() + 86'400'000));
            QVERIFY2(filter == before, qPrintable(textOf(filter)));
        }
    }

    void aRelativeDayBeginsAtMidnightOfTheZone()
    {
        const auto timeOf = [](const QString &text) {
            return *timestampFromRfc3339(text);
        };
        const Timestamp noon = timeOf(u"2026-09-28T12:00:00Z"_s);
        const QTimeZone chatham("Pacific/Chatham"); // 29 September there; summer time began on the 27th
        QVERIFY(FilterTime::ago(1).at(noon, chatham) == timeOf(u"2026-09-27T10:15:00Z"_s));
        QVERIFY(FilterTime::ago(2).at(noon, chatham) == timeOf(u"2026-09-26T11:15:00Z"_s));
        QVERIFY(FilterTime::ago(1).at(noon, QTimeZone::utc()) == timeOf(u"2026-09-27T00:00:00Z"_s));
    }

    void aProblemNamesTheParameter_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *name, const QString &value, const QString &detail) {
            QTest::newRow(name) << QByteArray(name) << value << QString::fromLatin1(name) + u' ' + detail;
        };
        row("snoozed", u"yes"_s, u"must be true or false."_s);
        row("duplicates", u"all"_s, u"must be include, hide or only."_s);
        row("state", u"open,lost"_s, u"must be open, done or declined, or several of them with commas."_s);
        row("owner", u"all"_s, u"must be the identifier of a member, me or none."_s);
        row("created_after", u"-7w"_s,
            u"must be an RFC 3339 timestamp, such as 2026-11-20T23:34:05Z, a day, such as 2026-11-20, or a "
            "number of days ago, such as -7d. A plus sign is %2B in a query."_s);
        row("language", u"German"_s, u"must be a code of two lower-case letters, such as de, or und."_s);
        row("submitted_by", QString(), u"must have 1 to 300 characters."_s);
        row("search", QString(501, u'x'), u"must have at most 500 characters."_s);
    }
    void aProblemNamesTheParameter()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, value);
        QFETCH(QString, detail);
        const auto filter = parsed({ { name, value } });
        QVERIFY(!filter);
        QCOMPARE(filter.error().field, QString::fromLatin1(name));
        QCOMPARE(filter.error().detail, detail);
    }

    void equalFiltersHaveOneKey()
    {
        const auto keyOf = [](const GivenParameters &query) {
            ListFilter filter = *parsed(query);
            filter.resolve(MemberId(1), now);
            return filter.key();
        };
        QCOMPARE(keyOf({ { "owner", u"me"_s } }), keyOf({ { "owner", toString(MemberId(1)) } }));
        QCOMPARE(keyOf({ { "created_after", u"-1d"_s } }),
                 keyOf({ { "created_after", u"2026-11-25T01:00:00+01:00"_s } }));
        QCOMPARE(keyOf({ { "state", u"open,done,declined"_s }, { "duplicates", u"include"_s } }),
                 QByteArray());
        QVERIFY(keyOf({ { "owner", u"none"_s } }) != keyOf({ { "owner", u"me"_s } }));
    }
};

TRIAGE_TEST(TestListFilter, QCoreApplication)
#include "tst_listfilter.moc"
