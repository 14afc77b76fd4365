// SPDX-License-Identifier: GPL-3.0-or-later
// Every tool of agents, called with every kind of token and with identifiers of another organization: who is
// served, who is refused how, and that refused calls write nothing.

#include "../mcp/agent.h"
#include "estate.h"

#include "domain/tokentext.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// How a tool is called. An identifier stands as <kind>.
struct ToolCall
{
    const char *tool;
    const char *arguments;
    bool writes = false;
};

constexpr ToolCall calls[]{
    { "search_feedback", R"({"buffer_id":"<buffer>"})" },
    { "get_feedback", R"({"feedback_id":"<feedback>"})" },
    { "list_buffers", "{}" },
    { "explain_routing", R"({"feedback_id":"<feedback>"})" },
    { "find_similar", R"({"feedback_id":"<feedback>"})" },
    { "get_statistics", R"({"statistic":"buffers","buffer_id":"<buffer>"})" },
    { "list_duplicate_suggestions", R"({"feedback_id":"<feedback>"})" },
    { "get_changes", R"({"since":"<cursor>"})" },
    { "ask_research", R"({"question":"What crashes?","buffer_id":"<buffer>"})" },
    { "create_feedback", R"({"description":"new","idempotency_key":"k"})", true },
    { "add_note", R"({"feedback_id":"<feedback>","text":"new","idempotency_key":"k"})", true },
    { "assign_buffer", R"({"feedback_id":"<feedback>","buffer_id":"<other_buffer>","idempotency_key":"k"})",
      true },
    { "remove_from_buffer", R"({"feedback_id":"<feedback>","buffer_id":"<buffer>","idempotency_key":"k"})",
      true },
    { "set_work_state", R"({"feedback_id":"<feedback>","state":"done","idempotency_key":"k"})", true },
    { "mark_duplicate", R"({"into":"<feedback>","feedback_ids":["<other_feedback>"],"idempotency_key":"k"})",
      true },
    { "split_feedback", R"({"feedback_id":"<feedback>","description":"a part","idempotency_key":"k"})",
      true },
    { "preview_routing", R"({"description":"new"})", true },
};

/// Returns the kinds of the identifiers in the arguments.
QByteArrayList kindsOf(const ToolCall &call)
{
    QByteArrayList kinds;
    const QByteArray text = call.arguments;
    for (qsizetype begin = text.indexOf('<'); begin >= 0; begin = text.indexOf('<', begin + 1))
        kinds << text.sliced(begin + 1, text.indexOf('>', begin) - begin - 1);
    return kinds;
}

/// Returns the request with the identifiers of an organization, and of another one at one place.
Sent filled(const ToolCall &call, const Estate &own, const Estate *other = nullptr, qsizetype place = -1)
{
    QByteArray text = call.arguments;
    const QByteArrayList kinds = kindsOf(call);
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        const Estate &estate = i == place ? *other : own;
        const qsizetype at = text.indexOf('<');
        text.replace(at, kinds[i].size() + 2, estate.identifier(kinds[i]));
    }
    return message("tools/call",
                   object({ { "name", call.tool }, { "arguments", QJsonDocument::fromJson(text).object() } }),
                   call.tool);
}

QString whereItIsMissing(const QByteArray &kind)
{
    if (kind == "cursor")
        return u"invalid-field-value"_s;
    return kind.endsWith("feedback") ? u"feedback-not-found"_s : u"buffer-not-found"_s;
}

/// Describes an answer, and the first of the words that it must not contain.
QString told(const Answer &answer, const std::vector<QByteArray> &unsayable)
{
    const QByteArray text = answer.body.toLower();
    for (const QByteArray &word : unsayable) {
        if (text.contains(word))
            return outcomeOf(answer) + u" and tells "_s + QString::fromLatin1(word);
    }
    return outcomeOf(answer);
}

} // namespace

class TestToolAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTableHasEveryTool();
    void otherCallersAreRefused_data() { tools(); }
    void otherCallersAreRefused();
    void aReadOnlyTokenWritesNothing_data() { tools(); }
    void aReadOnlyTokenWritesNothing();
    void objectsOfOtherOrganizationsAreNotFound_data() { tools(); }
    void objectsOfOtherOrganizationsAreNotFound();
    void permittedCallersAreServedTheirOwnData_data() { tools(); }
    void permittedCallersAreServedTheirOwnData();

private:
    void tools() const;
    const ToolCall &call() const;

    TestBackend m_backend;
    std::unique_ptr<Estate> m_ours;
    std::unique_ptr<Estate> m_theirs;
};

void TestToolAccess::initTestCase()
{
    m_ours = std::make_unique<Estate>(m_backend, "brombeer");
    m_theirs = std::make_unique<Estate>(m_backend, "quastel");
}

void TestToolAccess::tools() const
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < std::size(calls); ++i)
        QTest::newRow(calls[i].tool) << int(i);
}

const ToolCall &TestToolAccess::call() const
{
    QFETCH(int, number);
    return calls[number];
}

void TestToolAccess::theTableHasEveryTool()
{
    QStringList listed;
    for (const ToolCall &each : calls)
        listed << QString::fromLatin1(each.tool);
    QCOMPARE(Agent(m_ours->admin).tools(), listed);
}

void TestToolAccess::otherCallersAreRefused()
{
    const QByteArray admin = m_ours->admin.token();
    const QByteArray invalid = makeToken(TokenKind::FullAccess);
    const std::vector<std::pair<QByteArray, QString>> tokens{
        { {}, u"401 unauthorized"_s },
        { admin.chopped(1), u"401 invalid-token-format"_s },
        { invalid, u"401 invalid-token"_s },
        { m_ours->revokedToken(), u"401 invalid-token"_s },
        { m_ours->tokenOfRemovedMember(), u"401 invalid-token"_s },
        { m_ours->widget.token(), u"403 widget-token-restricted"_s },
    };
    std::vector<QByteArray> words = m_ours->words();
    for (const QByteArray &word : m_theirs->words())
        words.push_back(word);
    const QString before = contentOf(m_backend);
    for (const auto &[token, outcome] : tokens) {
        TestClient client(m_backend.port(), token);
        QCOMPARE(told(client.send(filled(call(), *m_ours)), words), outcome);
    }
    Sent inPage = filled(call(), *m_ours);
    inPage.headers.append(HeaderLine("Origin", Desk::origin));
    QCOMPARE(told(m_ours->admin.send(inPage), words), u"403 widget-token-restricted"_s);
    QCOMPARE(told(m_ours->widget.send(inPage), words), u"403 widget-token-restricted"_s);
    QCOMPARE(contentOf(m_backend), before);
}

void TestToolAccess::aReadOnlyTokenWritesNothing()
{
    if (!call().writes)
        return;
    const QString before = contentOf(m_backend);
    for (const QByteArray &token :
         { m_ours->readOnlyTokenOfMember(), m_ours->readOnlyTokenOfAdministrator() }) {
        TestClient reader(m_backend.port(), token);
        QCOMPARE(told(reader.send(filled(call(), *m_ours)), m_ours->words()), u"forbidden"_s);
        QVERIFY(!Agent(reader).tools().contains(QString::fromLatin1(call().tool)));
    }
    QCOMPARE(contentOf(m_backend), before);
}

void TestToolAccess::objectsOfOtherOrganizationsAreNotFound()
{
    const QByteArrayList kinds = kindsOf(call());
    const QString before = contentOf(m_backend);
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        const Sent request = filled(call(), *m_ours, m_theirs.get(), i);
        for (TestClient *client : { &m_ours->admin, &m_ours->member })
            QCOMPARE(told(client->send(request), m_theirs->words()), whereItIsMissing(kinds[i]));
        TestClient reader(m_backend.port(), m_ours->readOnlyTokenOfMember());
        const QString outcome = call().writes ? u"forbidden"_s : whereItIsMissing(kinds[i]);
        QCOMPARE(told(reader.send(request), m_theirs->words()), outcome);
    }
    QCOMPARE(contentOf(m_backend), before);
}

/// Each call is served in an organization that has just been made, beside another one that has made the same
/// call under the same key.
void TestToolAccess::permittedCallersAreServedTheirOwnData()
{
    Estate other(m_backend, "quastel");
    QCOMPARE(outcomeOf(other.admin.send(filled(call(), other))), u"done"_s);
    const QString before = contentOf(m_backend, other.organization().id);
    Estate own(m_backend, "brombeer");
    QCOMPARE(told(own.member.send(filled(call(), own)), other.words()), u"done"_s);
    if (!call().writes) {
        TestClient reader(m_backend.port(), own.readOnlyTokenOfMember());
        QCOMPARE(told(reader.send(filled(call(), own)), other.words()), u"done"_s);
    }
    QCOMPARE(contentOf(m_backend, other.organization().id), before);
}

TRIAGE_TEST(TestToolAccess, QCoreApplication)
#include "tst_toolaccess.moc"
