// SPDX-License-Identifier: GPL-3.0-or-later
// Words of the search box become filters, and what they may become is offered.
#include "models/searchwords.h"
#include "support/testprogram.h"

#include <QDate>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

BufferRecord bufferCalled(qint64 id, const QString &name, const QString &slug)
{
    BufferRecord record;
    record.buffer.id = BufferId(id);
    record.buffer.name = name;
    record.buffer.slug = slug;
    return record;
}

const std::vector<BufferRecord> buffers{ bufferCalled(1, u"Card delivery"_s, u"card-delivery"_s),
                                         bufferCalled(2, u"Cash"_s, u"cash"_s),
                                         bufferCalled(3, u"Refunds"_s, u"refunds"_s) };

Timestamp startOf(int year, int month, int day)
{
    return startOfDay(QDate(year, month, day));
}

/// "search | what stays in the box"
QString texts(const SearchWords::Reading &reading)
{
    return reading.filter.search.value_or(QString()) + u" | "_s + reading.left;
}

} // namespace

class TestSearchWords : public QObject
{
    Q_OBJECT

    const SearchWords m_words{ buffers };

    SearchWords::Reading finished(const QString &text, const Filter &filter = {}) const
    {
        return m_words.read(filter, text, true);
    }

private Q_SLOTS:
    void wordsBecomeFilters()
    {
        const Filter all = finished(u"from:usr_1 crash client:Web after:2026-10-31 before:yesterday"
                                    " is:review buffer:\"card delivery\" again"_s)
                               .filter;
        Filter expected;
        expected.submittedBy = u"usr_1"_s;
        expected.clientGroup = u"Web"_s;
        expected.createdAfter = startOf(2026, 10, 31);
        expected.createdBefore = FilterTime::ago(1);
        expected.needsReview = true;
        expected = inBuffer(expected, BufferId(1));
        expected.search = u"crash again"_s;
        QCOMPARE(all, expected);
        QCOMPARE(finished(u"is:unassigned"_s).filter.place(), Place::Unassigned);
        QCOMPARE(finished(u"is:failed"_s).filter.place(), Place::RoutingFailed);
        QCOMPARE(finished(u"is:pending"_s).filter.place(), Place::Pending);
        QCOMPARE(finished(u"after:7d"_s).filter.createdAfter, FilterTime::ago(7));
        QCOMPARE(finished(u"after:today"_s).filter.createdAfter, FilterTime::ago(0));
        QCOMPARE(finished(u"FROM:\"Zoë & Co\""_s).filter.submittedBy, u"Zoë & Co"_s);
    }

    void ownersTagsAndStatesAreWords()
    {
        SearchPeople people;
        people.members = { { MemberId(1), u"Ada Muster"_s }, { MemberId(2), u"Sam"_s } };
        people.self = MemberId(2);
        people.tags = { { u"export"_s, 3 } };
        const SearchWords words(buffers, people);
        const auto filterOf = [&words](const QString &text) {
            return words.read({}, text, true).filter;
        };
        QCOMPARE(filterOf(u"owner:ada"_s).owner, std::optional(OwnerRef(MemberId(1))));
        QCOMPARE(filterOf(u"owner:me"_s).owner, std::optional(OwnerRef::caller()));
        QCOMPARE(filterOf(u"is:mine"_s).owner, std::optional(OwnerRef::caller()));
        QCOMPARE(filterOf(u"owner:none"_s).owner, std::optional(OwnerRef()));
        QCOMPARE(filterOf(u"owner:nobody-here"_s).search, u"owner:nobody-here"_s);
        QVERIFY(filterOf(u"tag:Export tag:\"Big  Screen\""_s).tags
                == (std::vector{ u"big screen"_s, u"export"_s }));
        QVERIFY(filterOf(u"is:done"_s).work() == work::closed);
        QVERIFY(filterOf(u"is:snoozed"_s).work() == work::snoozed);
        QVERIFY(filterOf(u"is:grouped is:done"_s).isGrouped());
        QVERIFY(filterOf(u"is:grouped is:done"_s).work() == work::closed);
        QVERIFY(!filterOf(u"is:grouped is:duplicate"_s).isGrouped());
        QVERIFY(filterOf(u"is:duplicate is:grouped"_s).hidesDuplicates());
        QCOMPARE(words.completions(u"is:g"_s), QStringList{ u"is:grouped"_s });
        QCOMPARE(words.completions(u"tag:e"_s), QStringList{ u"tag:export"_s });
        QCOMPARE(words.completions(u"owner:a"_s), QStringList{ u"owner:\"Ada Muster\""_s });
    }

    void otherFiltersStay()
    {
        Filter filter = inBuffer({}, BufferId(2));
        filter.sortBy = SortBy::Title;
        const Filter refined = finished(u"is:review"_s, filter).filter;
        filter.needsReview = true;
        QCOMPARE(refined, filter);
    }

    void aBufferIsNamedBySlugNameOrAnUnambiguousBeginning_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<qint64>("buffer");
        QTest::newRow("slug") << u"buffer:card-delivery"_s << qint64(1);
        QTest::newRow("name") << u"buffer:CASH"_s << qint64(2);
        QTest::newRow("beginning") << u"buffer:ref"_s << qint64(3);
        QTest::newRow("ambiguous") << u"buffer:ca"_s << qint64(0);
        QTest::newRow("unknown") << u"buffer:zoo"_s << qint64(0);
    }

    void aBufferIsNamedBySlugNameOrAnUnambiguousBeginning()
    {
        QFETCH(QString, word);
        QFETCH(qint64, buffer);
        const SearchWords::Reading reading = finished(word);
        QCOMPARE(reading.filter.bufferId().value(), buffer);
        QCOMPARE(texts(reading), buffer ? u" | "_s : word + u" | "_s + word);
    }

    void aWordThatIsBeingTypedWaits()
    {
        const SearchWords::Reading typing = m_words.read({}, u"crash from:id"_s, false);
        QCOMPARE(typing.filter.submittedBy, std::nullopt);
        QCOMPARE(texts(typing), u"crash | crash from:id"_s);
        const SearchWords::Reading typed = m_words.read({}, u"crash from:id "_s, false);
        QCOMPARE(typed.filter.submittedBy, u"id"_s);
        QCOMPARE(texts(typed), u"crash | crash "_s);
        const SearchWords::Reading quoting = m_words.read({}, u"buffer:\"card del"_s, false);
        QCOMPARE(texts(quoting), u" | buffer:\"card del"_s);
    }

    void otherWordsAreSearchedForAsTheyAreTyped()
    {
        for (const QString &text :
             { u"crash  \"dark mode\" "_s, u"at 10:30 "_s, u"https://x.example/?from=1"_s, u"is:odd "_s,
               u"after:soon "_s, u"from: "_s, u" "_s, QString() })
            QCOMPARE(texts(m_words.read({}, text, false)), text + u" | "_s + text);
    }

    void completionsAreOffered()
    {
        const auto offered = [this](const QString &word) {
            return m_words.completions(word).join(u", "_s);
        };
        QCOMPARE(offered(u"b"_s), QString());
        QCOMPARE(offered(u"be"_s), u"before:"_s);
        QCOMPARE(offered(u"crash"_s), QString());
        QCOMPARE(offered(u"buffer:ca"_s), u"buffer:\"Card delivery\", buffer:Cash"_s);
        QCOMPARE(offered(u"buffer:\"card d"_s), u"buffer:\"Card delivery\""_s);
        QCOMPARE(
            offered(u"is:"_s),
            u"is:review, is:unassigned, is:failed, is:pending, is:mine, is:done, is:declined, is:snoozed"_s);
        QCOMPARE(offered(u"is:review"_s), QString());
        QCOMPARE(offered(u"after:y"_s), u"after:yesterday"_s);
    }

    void theWordBeforeTheCaretIsCompleted()
    {
        QCOMPARE(SearchWords::wordBefore(u"crash is:re now"_s, 11), u"is:re"_s);
        QCOMPARE(SearchWords::wordBefore(u"a buffer:\"card d"_s, 16), u"buffer:\"card d"_s);
        QCOMPARE(SearchWords::wordBefore(u"crash "_s, 6), QString());
    }
};

TRIAGE_TEST(TestSearchWords, QCoreApplication)
#include "tst_searchwords.moc"
