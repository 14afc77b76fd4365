// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that ask again only for what they do not have yet, and people who do not overwrite each other.
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

#include <zlib.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Returns the bytes of a gzip stream; an empty array where it is none.
QByteArray unzipped(const QByteArray &compressed)
{
    z_stream stream{};
    QByteArray bytes(8 * 1024 * 1024, Qt::Uninitialized);
    inflateInit2(&stream, 15 + 16);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(compressed.data()));
    stream.avail_in = uInt(compressed.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = uInt(bytes.size());
    const int end = inflate(&stream, Z_FINISH);
    bytes.truncate(end == Z_STREAM_END ? qsizetype(stream.total_out) : 0);
    inflateEnd(&stream);
    return bytes;
}

/// Returns the number of operations of an API document.
int operationsIn(const QJsonObject &document)
{
    int operations = 0;
    for (const char *member : { "paths", "webhooks" }) {
        for (const QJsonValue &path : document[QLatin1StringView(member)].toObject())
            operations += int(path.toObject().size());
    }
    return operations;
}

} // namespace

class TestConditional : public QObject
{
    Q_OBJECT

private:
    TestBackend m_backend;

    static Answer ask(Desk &desk, const QByteArray &path, const QList<HeaderLine> &headers)
    {
        return desk.send({ "GET", path, {}, headers });
    }
    static Answer patch(Desk &desk, const QByteArray &path, const Members &body, const QByteArray &tag)
    {
        return desk.send({ "PATCH", path, body.toJson(), { { "If-Match", tag } } });
    }

private Q_SLOTS:
    void unchangedAnswersAreNotSentAgain_data()
    {
        QTest::addColumn<QByteArray>("noun");
        QTest::newRow("buffer") << "buffer"_ba;
        QTest::newRow("feedback") << "feedback"_ba;
        QTest::newRow("organization") << "organization"_ba;
    }

    void unchangedAnswersAreNotSentAgain()
    {
        QFETCH(QByteArray, noun);
        Desk desk(m_backend);
        const QByteArray path = noun == "buffer" ? "/buffers/" + desk.buffer("Bugs")
            : noun == "feedback"
            ? "/feedback/" + desk.post("/feedback", { { "description", "It crashes" } }).id()
            : "/organization"_ba;
        QVERIFY(eventually(
            [&] { return noun != "feedback" || desk.get(path)["routing_status"] != u"pending"_s; }));
        const Answer first = desk.get(path);
        const QByteArray tag = first.header("ETag");
        QVERIFY(tag.startsWith("W/\""));
        QCOMPARE(desk.get(path).header("ETag"), tag);
        for (const QByteArray &known : { tag, "\"other\", " + tag, "*"_ba }) {
            const Answer again = ask(desk, path, { { "If-None-Match", known } });
            QCOMPARE(again.status, 304);
            QVERIFY(again.body.isEmpty());
            QCOMPARE(again.header("ETag"), tag);
        }
        QCOMPARE(ask(desk, path, { { "If-None-Match", "\"other\"" } }).body, first.body);
        const Members change
            = noun == "feedback" ? Members{ { "title", "Crash" } } : Members{ { "name", "New" } };
        const Answer changed = desk.patch(path, change);
        QCOMPARE(changed.outcome(), u"200"_s);
        QVERIFY(changed.header("ETag") != tag);
        QCOMPARE(ask(desk, path, { { "If-None-Match", tag } }).status, 200);
        QCOMPARE(ask(desk, path, { { "If-None-Match", changed.header("ETag") } }).status, 304);
    }

    void anUnchangedCallerIsNotSentAgain()
    {
        Desk desk(m_backend);
        const QByteArray tag = desk.get("/me").header("ETag");
        QCOMPARE(ask(desk, "/me", { { "If-None-Match", tag } }).status, 304);
        QVERIFY(desk.member.get("/me").header("ETag") != tag);
        QCOMPARE(desk.patch("/members/" + desk.get("/me")["member"].toObject()[u"id"].toString().toLatin1(),
                            { { "name", "Ada Lovelace" } })
                     .outcome(),
                 u"200"_s);
        QCOMPARE(ask(desk, "/me", { { "If-None-Match", tag } }).status, 200);
    }

    void twoEditorsDoNotOverwriteEachOther()
    {
        Desk desk(m_backend);
        const QByteArray path = "/buffers/" + desk.buffer("Bugs");
        const QByteArray read = desk.get(path).header("ETag");
        QCOMPARE(patch(desk, path, { { "name", "Crashes" } }, read).outcome(), u"200"_s);
        const Answer late = patch(desk, path, { { "description", "All bugs" } }, read);
        QCOMPARE(late.outcome(), u"412 precondition-failed"_s);
        QVERIFY(desk.get(path)["description"].isNull());
        QCOMPARE(desk.send({ "DELETE", path, {}, { { "If-Match", read } } }).outcome(),
                 u"412 precondition-failed"_s);
        QCOMPARE(patch(desk, path, { { "description", "All bugs" } }, "*").outcome(), u"200"_s);
        const QByteArray now = desk.get(path).header("ETag");
        QCOMPARE(desk.send({ "DELETE", path, {}, { { "If-Match", "\"other\", " + now } } }).outcome(),
                 u"204"_s);
        QCOMPARE(patch(desk, path, { { "name", "Late" } }, now).outcome(), u"404 buffer-not-found"_s);
    }

    void anItemThatArrivesDoesNotHinderTheEditorOfItsBuffer()
    {
        Desk desk(m_backend);
        const QByteArray bugs = desk.buffer("Bugs");
        const Answer read = desk.get("/buffers/" + bugs);
        const QByteArray item = desk.post("/feedback", { { "description", "It crashes" } }).id();
        QCOMPARE(desk.put("/buffers/" + bugs + "/feedback/" + item).outcome(), u"204"_s);
        const Answer counted = ask(desk, "/buffers/" + bugs, { { "If-None-Match", read.header("ETag") } });
        QCOMPARE(counted.status, 200);
        QCOMPARE(counted["feedback_count"], 1);
        QCOMPARE(patch(desk, "/buffers/" + bugs, { { "name", "Crashes" } }, read.header("ETag")).outcome(),
                 u"200"_s);
    }

    void itemsAndMembersAreGuardedInTheSameWay()
    {
        Desk desk(m_backend);
        const QByteArray item
            = "/feedback/" + desk.post("/feedback", { { "description", "It crashes" } }).id();
        const QByteArray read = desk.get(item).header("ETag");
        QCOMPARE(desk.patch(item, { { "title", "Theirs" } }).outcome(), u"200"_s);
        QCOMPARE(patch(desk, item, { { "title", "Mine" } }, read).outcome(), u"412 precondition-failed"_s);
        QCOMPARE(desk.send({ "DELETE", item, {}, { { "If-Match", read } } }).outcome(),
                 u"412 precondition-failed"_s);
        QCOMPARE(desk.get(item)["title"], u"Theirs"_s);

        const QByteArray member = "/members/"
            + desk.post("/members",
                        { { "name", "Kim" },
                          { "email", "kim@" + desk.slug() + ".example" },
                          { "role", "member" } })
                  .id();
        const QByteArray known = desk.patch(member, { { "name", "Kim A." } }).header("ETag");
        QCOMPARE(desk.patch(member, { { "name", "Kim B." } }).outcome(), u"200"_s);
        QCOMPARE(desk.send({ "DELETE", member, {}, { { "If-Match", known } } }).outcome(),
                 u"412 precondition-failed"_s);
    }

    void aWrongIfMatchIsNamed()
    {
        Desk desk(m_backend);
        const QByteArray path = "/buffers/" + desk.buffer("Bugs");
        for (const QByteArray &wrong : { "abc"_ba, "\"open"_ba, "W/abc"_ba, "\"a\" \"b\""_ba })
            QCOMPARE(patch(desk, path, { { "name", "New" } }, wrong).outcome(),
                     u"422 invalid-field-value If-Match"_s);
    }

    void longAnswersAreCompressedForThoseWhoTakeIt()
    {
        Desk desk(m_backend);
        for (int item = 0; item < 40; ++item)
            desk.post("/feedback", { { "description", QByteArray(1500, 'a' + item % 26) } });
        QVERIFY(eventually([&] { return desk.get("/feedback?routing_status=pending").items().isEmpty(); }));
        for (const QByteArray &path : { "/feedback?limit=5"_ba, "/feedback?limit=40"_ba }) {
            const Answer plain = desk.get(path);
            QCOMPARE(plain.header("Vary"), "Accept-Encoding"_ba);
            QVERIFY(plain.header("Content-Encoding").isNull());
            const Answer packed = ask(desk, path, { { "Accept-Encoding", "br, gzip;q=0.5" } });
            QCOMPARE(packed.header("Content-Encoding"), "gzip"_ba);
            QVERIFY(packed.body.size() * 2 < plain.body.size());
            QCOMPARE(unzipped(packed.body), plain.body);
            for (const QByteArray &refusing : { "gzip;q=0"_ba, "identity"_ba, "*;q=0"_ba, "br"_ba })
                QCOMPARE(ask(desk, path, { { "Accept-Encoding", refusing } }).body, plain.body);
        }
        const Answer little = ask(desk, "/me", { { "Accept-Encoding", "gzip" } });
        QVERIFY(little.header("Content-Encoding").isNull());
    }

    void noAnswerWithASecretIsCompressed()
    {
        Desk desk(m_backend);
        const QByteArray longName(100, 'n');
        const Answer made = desk.send({ "POST",
                                        "/tokens",
                                        Members{ { "name", longName }, { "kind", "full_access" } }.toJson(),
                                        { { "Accept-Encoding", "gzip" } } });
        QCOMPARE(made.status, 201);
        QVERIFY(made.header("Content-Encoding").isNull());
    }

    void documentsAreKeptByCachesAndSmall()
    {
        Desk desk(m_backend);
        for (const QByteArray &path :
             { "/openapi.json"_ba, "/docs"_ba, "/docs/guides/api"_ba, "/docs/api/problems"_ba }) {
            const Answer plain = desk.get(path);
            QCOMPARE(plain.status, 200);
            QVERIFY2(plain.header("ETag").startsWith('"'), path.constData());
            QCOMPARE(plain.header("Cache-Control"), "public, no-cache"_ba);
            const Answer packed = ask(desk, path, { { "Accept-Encoding", "gzip" } });
            QCOMPARE(unzipped(packed.body), plain.body);
            // Other bytes, so another strong ETag; either is known.
            QVERIFY(packed.header("ETag") != plain.header("ETag"));
            for (const QByteArray &tag : { plain.header("ETag"), packed.header("ETag") })
                QCOMPARE(ask(desk, path, { { "If-None-Match", tag } }).status, 304);
            // Both documents of all operations grow with them.
            QVERIFY(2 * packed.body.size() < plain.body.size());
            QVERIFY(path != "/openapi.json" || packed.body.size() < 600 * operationsIn(plain.json()));
        }
    }
};

TRIAGE_TEST(TestConditional, QCoreApplication)
#include "tst_conditional.moc"
