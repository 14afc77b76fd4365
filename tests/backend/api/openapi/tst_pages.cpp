// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/docspage.h"
#include "api/pages/guidepages.h"
#include "api/pages/html.h"
#include "api/pages/openpage.h"
#include "api/pages/problempages.h"
#include "support/testprogram.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::api;
using pages::Html;

namespace {

const openapi::Addresses addresses{ u"https://host"_s, u"https://host/docs/api/problems"_s };

QStringList allMatches(const QByteArray &html, const QString &pattern)
{
    QStringList found;
    QRegularExpressionMatchIterator each = QRegularExpression(pattern).globalMatch(QString::fromUtf8(html));
    while (each.hasNext())
        found << each.next().captured(1);
    return found;
}

/// Every page that the backend makes.
std::vector<Payload> everyPage()
{
    const openapi::Catalogue catalogue = openapi::catalogue();
    std::vector<Payload> all{ pages::docsPage(catalogue, addresses), pages::problemIndex(),
                              pages::openPage(u"acme"_s, u"feedback"_s, u"0340b8gqtcd2t"_s),
                              pages::openPage(u"acme"_s, u"feedback"_s, u"?"_s) };
    for (const ProblemType type : allProblemTypes())
        all.push_back(pages::problemPage(type, catalogue, addresses));
    for (const pages::Guide &guide : pages::guides())
        all.push_back(pages::guidePage(guide.name).value());
    return all;
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsEscapedWhereverItStands()
    {
        Html html;
        html.element("p", "<b> & \"c\" 'd'", { { "title", "\"><script>" } });
        QCOMPARE(html.bytes(),
                 "<p title=\"&quot;&gt;&lt;script&gt;\">&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</p>"_ba);
        QCOMPARE(Html().prose("a `<b>`\n\nc").bytes(), "<p>a <code>&lt;b&gt;</code></p>\n<p>c</p>\n"_ba);
    }

    void pagesNeedNothingFromOutside()
    {
        for (const Payload &page : everyPage()) {
            QCOMPARE(page.contentType, "text/html; charset=utf-8"_ba);
            for (const char *forbidden : { "<script ", "<link", "<img", "<iframe",
                                           " src=", " style=", "@import", "url(", " onclick=" })
                QVERIFY2(!page.bytes.contains(forbidden), forbidden);
            const QByteArray policy = page.headers.value("Content-Security-Policy").value_or("");
            QVERIFY2(policy.startsWith("default-src 'none'; style-src 'sha256-"), policy);
            // No more than the one script that the policy permits.
            const QStringList scripts = allMatches(page.bytes, u"(?s)<script>(.*?)</script>"_s);
            QCOMPARE(scripts.size(), page.bytes.count("<script>"));
            QVERIFY(scripts.size() <= 1);
            QCOMPARE(policy.contains("script-src"), !scripts.isEmpty());
            for (const QString &script : scripts)
                QVERIFY2(
                    policy.contains(
                        "script-src 'sha256-"
                        + QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64()
                        + '\''),
                    policy);
            QVERIFY(!policy.contains("unsafe"));
        }
    }

    void tagsAreClosed()
    {
        for (const Payload &page : everyPage()) {
            for (const char *tag : { "a", "div", "p", "table", "tr", "td", "ul", "li", "dl", "dd", "pre",
                                     "code", "nav", "main", "span" }) {
                const auto opened = allMatches(page.bytes, u"(<%1[ >])"_s.arg(QLatin1StringView(tag))).size();
                QCOMPARE(page.bytes.count("</" + QByteArray(tag) + ">"), opened);
            }
        }
    }

    void linksWithinThePageLeadSomewhere()
    {
        const Payload docs = pages::docsPage(openapi::catalogue(), addresses);
        const QStringList ids = allMatches(docs.bytes, u" id=\"([^\"]*)\""_s);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        const QStringList links = allMatches(docs.bytes, u" href=\"#([^\"]*)\""_s);
        QVERIFY(links.size() > 50);
        for (const QString &link : links)
            QVERIFY2(ids.contains(link), qPrintable(link));
    }

    void guidesLeadToPagesThatAreThere()
    {
        QSet<QString> there{ u"/docs"_s, u"/openapi.json"_s, u"/docs/api/problems"_s };
        for (const pages::Guide &guide : pages::guides())
            there << u"/docs/guides/"_s + guide.name;
        for (const pages::Guide &guide : pages::guides()) {
            const QByteArray html = pages::guidePage(guide.name)->bytes;
            QCOMPARE(html.count("<h1>"), 1);
            QVERIFY2(html.size() > 3000, qPrintable(guide.name)); // there is a text below its contents
            for (const QString &link : allMatches(html, u" href=\"([^\"]*)\""_s))
                QVERIFY2(there.contains(link), qPrintable(guide.name + u": "_s + link));
        }
        QVERIFY(!pages::guidePage(u"nothing"_s));
        QVERIFY(!pages::guidePage(u"../guides/api"_s));
    }

    void everyOperationIsDocumented()
    {
        const openapi::Catalogue catalogue = openapi::catalogue();
        const Payload docs = pages::docsPage(catalogue, addresses);
        for (const openapi::Family &family : catalogue.families()) {
            for (const openapi::DocumentedOperation &each : family.operations)
                QVERIFY2(docs.bytes.contains("<h3 id=\"" + QByteArray(each.endpoint.name) + "\">"),
                         each.endpoint.name);
        }
        QVERIFY(docs.bytes.contains("curl -sS &#39;https://host/api/v0/feedback&#39; \\\n"));
        for (const char *language : { "curl", "TypeScript", "Python" })
            QCOMPARE(docs.bytes.count("<summary>" + QByteArray(language) + "</summary>"),
                     docs.bytes.count("<h4>Try it</h4>"));
    }

    void problemPagesNameTheOperationsThatGiveThem()
    {
        const Payload page
            = pages::problemPage(ProblemType::UsageLimitReached, openapi::catalogue(), addresses);
        QVERIFY(page.bytes.contains("<h1>Usage Limit Reached</h1>"));
        QVERIFY(page.bytes.contains("https://host/docs/api/problems/usage-limit-reached"));
        QCOMPARE(allMatches(page.bytes, u"href=\"/docs#([^\"]*)\""_s),
                 (QStringList{ u"createFeedback"_s, u"splitFeedback"_s, u"importPart"_s }));
    }

    void webLinksOpenTheClient()
    {
        const Payload page = pages::openPage(u"acme"_s, u"feedback"_s, u"0340b8gqtcd2t"_s);
        QCOMPARE(page.status, 0);
        QVERIFY(
            page.bytes.contains("<a href=\"triagedesk://o/acme/feedback/0340b8gqtcd2t\" class=\"button\">"));
        QVERIFY(page.bytes.contains("<meta name=\"robots\" content=\"noindex, nofollow\">"));
        QCOMPARE(page.headers.value("X-Robots-Tag").value_or(""), "noindex, nofollow"_ba);
        QCOMPARE(page.headers.value("Referrer-Policy").value_or(""), "no-referrer"_ba);
        const Payload buffer = pages::openPage(u"a-2"_s, u"buffers"_s, u"0340b8gqtcd2t"_s);
        QVERIFY(buffer.bytes.contains("triagedesk://o/a-2/buffers/0340b8gqtcd2t"));
    }

    void brokenWebLinksOpenNothing_data()
    {
        QTest::addColumn<QString>("slug");
        QTest::addColumn<QString>("id");
        const QString good = u"0340b8gqtcd2t"_s;
        QTest::newRow("id too short") << u"acme"_s << u"0340b8gqtcd2"_s;
        QTest::newRow("id too long") << u"acme"_s << good + u'0';
        QTest::newRow("id in capitals") << u"acme"_s << good.toUpper();
        QTest::newRow("id with another letter") << u"acme"_s << u"o340b8gqtcd2t"_s;
        QTest::newRow("id of nothing") << u"acme"_s << u"0000000000000"_s;
        QTest::newRow("id with markup") << u"acme"_s << u"\"><script>x"_s;
        QTest::newRow("slug in capitals") << u"Acme"_s << good;
        QTest::newRow("slug with a colon") << u"javascript:x"_s << good;
        QTest::newRow("slug with a slash") << u"a/b"_s << good;
        QTest::newRow("slug with markup") << u"\"><script>"_s << good;
        QTest::newRow("slug with two hyphens") << u"a--b"_s << good;
        QTest::newRow("slug with a hyphen in front") << u"-a"_s << good;
        QTest::newRow("slug with a hyphen behind") << u"a-"_s << good;
        QTest::newRow("slug in other letters") << u"größe"_s << good;
        QTest::newRow("slug too long") << QString(65, u'a') << good;
        QTest::newRow("no slug") << QString() << good;
    }
    void brokenWebLinksOpenNothing()
    {
        QFETCH(QString, slug);
        QFETCH(QString, id);
        const Payload page = pages::openPage(slug, u"feedback"_s, id);
        QCOMPARE(page.status, 404);
        QVERIFY(!page.bytes.contains("triagedesk:"));
        QVERIFY(!page.bytes.contains("refresh"));
        QCOMPARE(allMatches(page.bytes, u"(<a )"_s), QStringList());
        // Nothing of what was sent is on the page.
        QCOMPARE(page.bytes, pages::openPage(u"?"_s, u"feedback"_s, u"?"_s).bytes);
    }
};

TRIAGE_TEST(TestPages, QCoreApplication)
#include "tst_pages.moc"
