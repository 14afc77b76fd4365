// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the API, called by everybody, with everybody's identifiers: who is served, who is
// refused how, that refused calls write nothing, and that no answer tells of another organization. Takes
// longer than a minute: each permitted write is made in a complete organization of its own, so that none
// depends on what an earlier one left.

#include "endpointtable.h"
#include "estate.h"
#include "samplecalls.h"

#include "domain/tokentext.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr char ourWord[] = "brombeer";
constexpr char theirWord[] = "quastel";

/// How somebody comes to the API. Tokens do not expire, so there is no such state.
struct Approach
{
    QByteArray name;
    QByteArray authorization; ///< Empty: none.
    QByteArray origin; ///< The page on which it is used; empty: none.
    std::function<QString(const ListedEndpoint &)> refusal; ///< Empty where it may.

    bool may(const ListedEndpoint &endpoint) const { return refusal(endpoint).isEmpty(); }
    Sent of(Sent request) const
    {
        if (!authorization.isEmpty())
            request.headers.append({ "Authorization", authorization });
        if (!origin.isEmpty())
            request.headers.append({ "Origin", origin });
        return request;
    }
};

std::function<QString(const ListedEndpoint &)> refusedWith(const QString &outcome)
{
    return [outcome](const ListedEndpoint &endpoint) {
        return endpoint.access == api::Access::Open ? QString() : outcome;
    };
}

QString ofWidgetInItsPage(const ListedEndpoint &endpoint)
{
    return endpoint.access > api::Access::Widget ? u"403 widget-token-restricted"_s : QString();
}

QString ofWidgetElsewhere(const ListedEndpoint &endpoint)
{
    return endpoint.access == api::Access::Widget ? u"403 forbidden-origin"_s : ofWidgetInItsPage(endpoint);
}

QString ofMember(const ListedEndpoint &endpoint)
{
    return endpoint.access == api::Access::Admin ? u"403 admin-required"_s : QString();
}

/// Lists the operations that are a POST and only ask. The list is separate from the one of the server.
bool onlyAsks(const ListedEndpoint &endpoint)
{
    return endpoint.method == "GET" || endpoint.name == "testRouting" || endpoint.name == "previewRouting"
        || endpoint.name == "createResearch";
}

QString ofReader(const ListedEndpoint &endpoint)
{
    return onlyAsks(endpoint) ? QString() : u"403 forbidden"_s;
}

QString ofReadingMember(const ListedEndpoint &endpoint)
{
    const QString refused = ofMember(endpoint);
    return refused.isEmpty() ? ofReader(endpoint) : refused;
}

QByteArray mistyped(QByteArray token)
{
    token[10] = token[10] == 'x' ? 'y' : 'x';
    return token;
}

std::vector<Approach> approachesTo(Estate &estate)
{
    const QByteArray bearer = "Bearer ";
    const QByteArray admin = bearer + estate.admin.token();
    const QByteArray widget = bearer + estate.widget.token();
    const QByteArray page = Desk::origin;
    const auto malformed = refusedWith(u"401 invalid-token-format"_s);
    const auto invalid = refusedWith(u"401 invalid-token"_s);
    return { { "without a token", {}, {}, refusedWith(u"401 unauthorized"_s) },
             { "with a truncated token", admin.chopped(1), {}, malformed },
             { "with a mistyped token", bearer + mistyped(estate.admin.token()), {}, malformed },
             { "with another scheme", "Basic dXNlcjpwYXNz", {}, malformed },
             { "with an unknown token", bearer + makeToken(TokenKind::FullAccess), {}, invalid },
             { "with an unknown widget token", bearer + makeToken(TokenKind::Widget), page, invalid },
             { "with a revoked token", bearer + estate.revokedToken(), {}, invalid },
             { "with the token of a removed member", bearer + estate.tokenOfRemovedMember(), {}, invalid },
             { "as a widget in another page", widget, "https://evil.example", ofWidgetElsewhere },
             { "as a widget in no page", widget, {}, ofWidgetElsewhere },
             { "as an administrator in a page", admin, page, refusedWith(u"403 widget-token-restricted"_s) },
             { "as a widget", widget, page, ofWidgetInItsPage },
             { "as a member", bearer + estate.member.token(), {}, ofMember },
             { "as a member who only reads", bearer + estate.readOnlyTokenOfMember(), {}, ofReadingMember },
             { "as an administrator who only reads",
               bearer + estate.readOnlyTokenOfAdministrator(),
               {},
               ofReader },
             { "as an administrator", admin, {}, [](const ListedEndpoint &) {
                  return QString();
              } } };
}

/// A request with identifiers in their places, and the answer to permitted callers.
struct Aimed
{
    QByteArray name;
    Sent request;
    QString outcome;
};

QString whereItIsMissing(const QByteArray &kind)
{
    if (kind.endsWith("buffer"))
        return u"404 buffer-not-found"_s;
    if (kind.endsWith("feedback"))
        return u"404 feedback-not-found"_s;
    if (kind == "research")
        return u"404 research-query-not-found"_s;
    if (kind == "import" || kind == "move")
        return u"404 not-found"_s;
    if (kind == "colleague")
        return u"422 invalid-field-value member_id"_s;
    if (kind == "owner")
        return u"422 invalid-field-value owner_id"_s;
    if (kind == "filtered_owner")
        return u"422 invalid-field-value filter.owner"_s;
    if (kind == "cursor")
        return u"422 invalid-field-value since"_s;
    return u"404 %1-not-found"_s.arg(QString::fromLatin1(kind).replace(u'_', u'-'));
}

Aimed atOwn(const SampleCall &call, const Estate &own, int status)
{
    return { "own", call.filled([&own](std::size_t, const QByteArray &kind) { return own.identifier(kind); }),
             QString::number(status) };
}

/// Each identifier in turn, and all of them, as the other organization has them.
std::vector<Aimed> atOthers(const SampleCall &call, const Estate &own, const Estate &other)
{
    std::vector<Aimed> all;
    const std::vector<QByteArray> kinds = call.kinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto with = [&](const QByteArray &identifier) {
            return call.filled([&](std::size_t place, const QByteArray &kind) {
                return place == i ? identifier : own.identifier(kind);
            });
        };
        all.push_back(
            { "the other's " + kinds[i], with(other.identifier(kinds[i])), whereItIsMissing(kinds[i]) });
        if (const QByteArray slug = other.slugOf(kinds[i]); !slug.isEmpty())
            all.push_back(
                { "the other's " + kinds[i] + " by its slug", with(slug), whereItIsMissing(kinds[i]) });
    }
    if (kinds.size() > 1) {
        const auto theirs = [&other](std::size_t, const QByteArray &kind) {
            return other.identifier(kind);
        };
        all.push_back({ "all of the other's", call.filled(theirs), whereItIsMissing(kinds.front()) });
    }
    return all;
}

/// Describes an answer, and the first of the words that it must not contain.
QString told(const Answer &answer, const std::vector<QByteArray> &unsayable)
{
    QByteArray text = answer.body;
    for (const HeaderLine &line : answer.headers)
        text += '\n' + line.first + ": " + line.second;
    text = text.toLower();
    for (const QByteArray &word : unsayable) {
        if (text.contains(word))
            return answer.outcome() + u" and tells "_s + QString::fromLatin1(word);
    }
    return answer.outcome();
}

/// Calls that are made at once, as none of them may change anything for another, and what each is to be
/// answered.
struct Calls
{
    std::vector<Sent> requests;
    std::vector<QByteArray> names;
    QStringList expected;

    void add(const Approach &approach, const Aimed &aimed, const QString &outcome)
    {
        requests.push_back(approach.of(aimed.request));
        names.push_back(approach.name + ", " + aimed.name + ": ");
        expected.append(QString::fromLatin1(names.back()) + outcome);
    }
    QStringList answered(TestClient &client, const std::vector<QByteArray> &unsayable) const
    {
        QStringList lines;
        for (const Answer &answer : client.sendAll(requests))
            lines.append(QString::fromLatin1(names[std::size_t(lines.size())]) + told(answer, unsayable));
        return lines;
    }
};

} // namespace

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTableHasTheOperationsOfTheDocument();
    void everyIdentifierHasItsPlace_data() { operations(); }
    void everyIdentifierHasItsPlace();
    void otherCallersAreRefused_data() { operations(); }
    void otherCallersAreRefused();
    void objectsOfOtherOrganizationsAreNotFound_data() { operations(); }
    void objectsOfOtherOrganizationsAreNotFound();
    void permittedCallersAreServedTheirOwnData_data() { operations(); }
    void permittedCallersAreServedTheirOwnData();

private:
    void operations() const;
    const ListedEndpoint &endpoint() const;
    SampleCall call() const;

    TestBackend m_backend;
    TestClient m_client{ m_backend.port() };
    QJsonObject m_document;
    const std::vector<ListedEndpoint> m_endpoints = listedEndpoints();
    // Nobody ever changes these two: they serve every row.
    std::unique_ptr<Estate> m_ours;
    std::unique_ptr<Estate> m_theirs;
};

void TestAccess::initTestCase()
{
    m_document = m_client.raw("GET /openapi.json HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n").json();
    m_ours = std::make_unique<Estate>(m_backend, ourWord);
    m_theirs = std::make_unique<Estate>(m_backend, theirWord);
}

void TestAccess::operations() const
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < m_endpoints.size(); ++i)
        QTest::newRow(m_endpoints[i].name.constData()) << int(i);
}

const ListedEndpoint &TestAccess::endpoint() const
{
    QFETCH(int, number);
    return m_endpoints[std::size_t(number)];
}

SampleCall TestAccess::call() const
{
    return sampleOf(endpoint()).value_or(SampleCall());
}

void TestAccess::theTableHasTheOperationsOfTheDocument()
{
    QStringList documented;
    const QJsonObject paths = m_document[u"paths"].toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        if (!path.key().startsWith(u"/api/"_s)) // what is open to everybody, such as /healthz
            continue;
        for (const QJsonValue &operation : path.value().toObject())
            documented.append(operation[u"operationId"].toString());
    }
    QStringList listed;
    for (const ListedEndpoint &each : m_endpoints)
        listed.append(QString::fromLatin1(each.name));
    documented.sort();
    listed.sort();
    QCOMPARE(listed, documented);
}

void TestAccess::everyIdentifierHasItsPlace()
{
    QVERIFY2(sampleOf(endpoint()), "say in samplecalls.cpp how it is called");
    for (const QString &name : identifiersIn(m_document, endpoint())) {
        const QByteArray text = name.toLatin1();
        const bool isThere = call().query.contains(text + "=<") || call().body.contains('"' + text + "\":\"<")
            || call().body.contains('"' + text + "\":[\"<");
        QVERIFY2(isThere, "give " + text + " a place in samplecalls.cpp");
    }
}

void TestAccess::otherCallersAreRefused()
{
    std::vector<QByteArray> words = m_ours->words();
    for (const QByteArray &word : m_theirs->words())
        words.push_back(word);
    std::vector<Aimed> requests = atOthers(call(), *m_ours, *m_theirs);
    requests.push_back(atOwn(call(), *m_ours, endpoint().status));
    const QString before = contentOf(m_backend);
    Calls calls;
    for (const Approach &approach : approachesTo(*m_ours)) {
        if (approach.may(endpoint()))
            continue;
        for (const Aimed &aimed : requests)
            calls.add(approach, aimed, approach.refusal(endpoint()));
    }
    QCOMPARE(calls.answered(m_client, words), calls.expected);
    QCOMPARE(contentOf(m_backend), before);
}

void TestAccess::objectsOfOtherOrganizationsAreNotFound()
{
    const QString before = contentOf(m_backend);
    Calls calls;
    for (const Approach &approach : approachesTo(*m_ours)) {
        if (!approach.may(endpoint()))
            continue;
        for (const Aimed &aimed : atOthers(call(), *m_ours, *m_theirs))
            calls.add(approach, aimed, aimed.outcome);
    }
    QCOMPARE(calls.answered(m_client, m_theirs->words()), calls.expected);
    QCOMPARE(contentOf(m_backend), before);
}

/// Requests that can be repeated are sent under the key that the other organization has just used for the
/// same.
void TestAccess::permittedCallersAreServedTheirOwnData()
{
    const bool reads = endpoint().method == "GET";
    const bool repeats = endpoint().method == "POST";
    const auto neighbour = repeats ? std::make_unique<Estate>(m_backend, theirWord) : nullptr;
    Estate &other = neighbour ? *neighbour : *m_theirs;
    const HeaderLine key{ "Idempotency-Key", repeats ? "one key for both"_ba : QByteArray() };
    if (repeats) {
        Aimed theirs = atOwn(call(), other, endpoint().status);
        theirs.request.headers.append(key);
        QCOMPARE(other.admin.send(theirs.request).outcome(), theirs.outcome);
    }
    const QString before = contentOf(m_backend, other.organization().id);
    const std::vector<QByteArray> words = other.words();
    for (std::size_t i = 0; i < approachesTo(*m_ours).size(); ++i) {
        if (!approachesTo(*m_ours)[i].may(endpoint()))
            continue;
        const auto fresh = reads ? nullptr : std::make_unique<Estate>(m_backend, ourWord);
        Estate &own = fresh ? *fresh : *m_ours;
        const Approach approach = approachesTo(own)[i];
        Aimed aimed = atOwn(call(), own, endpoint().status);
        aimed.request.headers.append(key);
        Calls calls;
        calls.add(approach, aimed, aimed.outcome);
        QCOMPARE(calls.answered(m_client, words), calls.expected);
    }
    QCOMPARE(contentOf(m_backend, other.organization().id), before);
}

TRIAGE_TEST(TestAccess, QCoreApplication)
#include "tst_access.moc"
