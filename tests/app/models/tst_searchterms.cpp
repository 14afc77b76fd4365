// SPDX-License-Identifier: GPL-3.0-or-later
// Search terms match as the search does, and a drag contains its items.
#include "models/feedbackmime.h"
#include "models/labels.h"
#include "models/searchterms.h"
#include "support/testprogram.h"

#include <QMimeData>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

class TestSearchTerms : public QObject
{
    Q_OBJECT

    /// Returns the text with its matches in brackets.
    static QString marked(const QString &search, QString text)
    {
        const std::vector<Span> spans = SearchTerms(search).matches(text);
        for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
            text.insert(span->start + span->length, u']');
            text.insert(span->start, u'[');
        }
        return text;
    }

private Q_SLOTS:
    void wordsMatchAsTheSearchFindsThem_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("marks");
        QTest::newRow("prefix") << u"card"_s << u"[Cards] and a dis[card]ed one"_s;
        QTest::newRow("two words") << u"dark app"_s << u"A [dark] [app]le"_s;
        QTest::newRow("case and accents") << u"uber zahlung"_s << u"[Über]weisung: [Zahlung]"_s;
        QTest::newRow("accents typed") << u"über"_s << u"[uber]all"_s;
        QTest::newRow("phrase") << u"\"dark mode\""_s << u"dark, [Dark mode] and mode"_s;
        QTest::newRow("open phrase") << u"\"dark mo"_s << u"[Dark] [mo]de"_s;
        QTest::newRow("overlapping") << u"dar dark"_s << u"[dark]"_s;
        QTest::newRow("no spaces between words") << u"届き"_s << u"カードが[届き]ません"_s;
        QTest::newRow("arabic") << u"الدفع"_s << u"حاولت [الدفع] اليوم"_s;
        QTest::newRow("decomposed") << u"cafe"_s << u"[café] au lait"_s;
        QTest::newRow("beyond the first plane") << u"ok"_s << u"😀 [ok] 😀"_s;
        QTest::newRow("blank") << u"  "_s << u"nothing"_s;
        QTest::newRow("only marks") << u"!? \""_s << u"nothing!?"_s;
    }
    void wordsMatchAsTheSearchFindsThem()
    {
        QFETCH(QString, search);
        QFETCH(QString, marks);
        QString text = marks;
        QCOMPARE(marked(search, text.remove(u'[').remove(u']')), marks);
    }

    void aDragCarriesWhatItIsAbout()
    {
        const DraggedFeedback dragged{
            { FeedbackId(7), FeedbackId(9) }, BufferId(3), u"https://x.example"_s, u"acme"_s
        };
        const std::unique_ptr<QMimeData> mime(toMime(dragged, { u"One"_s, u"Two"_s }));
        QCOMPARE(fromMime(mime.get()), std::optional(dragged));
        QCOMPARE(mime->text(), u"One\nTwo"_s);
        QCOMPARE(mime->urls().size(), 2);
        QCOMPARE(mime->urls().front().scheme(), u"triagedesk"_s);
        DraggedFeedback anywhere = dragged;
        anywhere.from.reset();
        const std::unique_ptr<QMimeData> other(toMime(anywhere, {}));
        QCOMPARE(fromMime(other.get()), std::optional(anywhere));
    }

    void otherDragsHaveNoFeedback()
    {
        QMimeData mime;
        QVERIFY(!fromMime(nullptr));
        QVERIFY(!fromMime(&mime));
        for (const QByteArray &data :
             { "nonsense"_ba, "{}"_ba, "{\"ids\":[],\"server\":\"\",\"organization\":\"\"}"_ba,
               "{\"ids\":[\"x\"],\"server\":\"\",\"organization\":\"\"}"_ba }) {
            mime.setData(QLatin1StringView(feedbackMimeType), data);
            QVERIFY2(!fromMime(&mime), data);
        }
    }

    void aRowWithoutATitleIsNamedByItsFirstSentence()
    {
        ListRow row;
        row.excerpt = u"My card is gone. Please help! Soon."_s;
        QCOMPARE(Labels::headline(row), u"My card is gone."_s);
        QCOMPARE(Labels::subline(row), u"Please help! Soon."_s);
        row.title = u"Lost"_s;
        QCOMPARE(Labels::headline(row), u"Lost"_s);
        QCOMPARE(Labels::subline(row), row.excerpt);
        row = {};
        row.excerpt = u"Version 1.2 crashes"_s;
        QCOMPARE(Labels::headline(row), u"Version 1.2 crashes"_s);
        QVERIFY(Labels::subline(row).isEmpty());
    }

    void agesAreShortNearAndDatesFar()
    {
        constexpr qint64 minute = 60'000;
        const Timestamp now(1'790'000'000'000);
        const auto ago = [now](qint64 milliseconds) {
            return Labels::age(Timestamp(now.milliseconds() - milliseconds), now);
        };
        QCOMPARE(ago(0), u"now"_s);
        QCOMPARE(ago(-5 * minute), u"now"_s); // a clock that is fast
        QCOMPARE(ago(5 * minute), u"5 min"_s);
        QCOMPARE(ago(3 * 60 * minute), u"3 h"_s);
        QCOMPARE(ago(2 * 24 * 60 * minute), u"2 d"_s);
        QVERIFY(!ago(30 * 24 * 60 * minute).contains(u"d "_s));
    }
};

TRIAGE_TEST(TestSearchTerms, QCoreApplication)
#include "tst_searchterms.moc"
