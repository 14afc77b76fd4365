// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/schema.h"
#include "domain/move.h"
#include "domain/research.h"
#include "domain/transfer.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QUrl>

#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

template <typename Identifier>
QByteArray sampleId()
{
    return encodeId(api::openapi::exampleId<Identifier>());
}

/// One operation of the document, with its examples.
struct Copied
{
    QByteArray name;
    Sent request;
    int success = 0;
};

/// A desk with the resources that the examples of the document name.
class ExampleDesk : public Desk
{
public:
    explicit ExampleDesk(TestBackend &backend) : Desk(backend)
    {
        m_ids[sampleId<BufferId>()] = buffer("Crashes");
        buffer("Exports");
        const Answer item = post(
            "/feedback",
            { { "description", "The export crashes." },
              { "targets", array({ object({ { "type", "cli_command" }, { "metadata", command() } }) }) } });
        m_ids[sampleId<FeedbackId>()] = item.id();
        m_ids[sampleId<TargetId>()]
            = get("/feedback/" + item.id() + "/targets").items()[0][u"id"].toString().toUtf8();
        m_ids[sampleId<ResearchId>()] = post("/research", { { "question", "What crashes?" } }).id();
        m_ids[sampleId<ImportId>()]
            = post("/import", { { "format", "csv" }, { "data", "description\nx\n" }, { "last", true } }).id();
        m_ids[sampleId<MemberId>()]
            = post("/members", { { "name", "Lu" }, { "email", "lu@example.com" }, { "role", "member" } })
                  .id();
        m_ids[sampleId<TokenId>()] = post("/tokens", { { "name", "old" }, { "kind", "full_access" } }).id();
        const QByteArray webhook
            = post(
                  "/webhooks",
                  { { "url", "https://hooks.invalid/" }, { "events", array({ "*" }) }, { "enabled", false } })
                  .id();
        m_ids[sampleId<WebhookId>()] = webhook;
        backend.sql(u"insert into webhook_delivery (organization, webhook, event, body, state) "
                    "select organization, id, 'feedback.created', '{}', 'failed' from webhook "
                    "where organization = %1"_s.arg(organization().id.value()));
        m_ids[sampleId<DeliveryId>()]
            = get("/webhooks/" + webhook + "/deliveries").items()[0][u"id"].toString().toUtf8();
        addTriage();
    }

    /// Returns the text with resources of this desk in the places of the document's sample ids.
    QByteArray withOwnIds(QByteArray text) const
    {
        for (auto each = m_ids.begin(); each != m_ids.end(); ++each)
            text.replace(each.key(), each.value());
        return text;
    }

private:
    /// Creates items with tags and duplicates, and a view.
    void addTriage()
    {
        const auto item = [this](const char *tag) {
            return post("/feedback",
                        { { "description", "It crashes." },
                          { "triage", object({ { "tags", array({ tag }) } }) } })
                .id();
        };
        m_ids[encodeId(api::openapi::exampleId<FeedbackId>() + 1)] = item("exports");
        m_ids[sampleId<MergeId>()]
            = post("/merges", { { "into", item("old") }, { "feedback_ids", array({ item("old") }) } }).id();
        m_ids[sampleId<TagChangeId>()] = patch("/tags/old", { { "name", "older" } }).id();
        m_ids[sampleId<MoveId>()]
            = post("/buffers/" + post("/buffers", { { "name", "Old" } }).id() + "/move-all",
                   { { "destination_buffer_id", "exports" } })
                  .json()[u"move_id"]
                  .toString()
                  .toLatin1();
        m_ids[sampleId<ViewId>()] = post("/views", { { "name", "Mine" }, { "visibility", "private" } }).id();
    }

    static QJsonObject command() { return object({ { "command", "acme" } }); }

    QMap<QByteArray, QByteArray> m_ids;
};

} // namespace

/// Tests that what people copy from the document works.
class TestExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRequestIsAcceptedAsTheDocumentShowsIt_data();
    void everyRequestIsAcceptedAsTheDocumentShowsIt();
    void everyParameterIsAcceptedAsTheDocumentShowsIt();
    void cleanupTestCase() { m_backend.reset(); }

private:
    /// Returns the operations whose path and body the document gives examples for.
    std::vector<Copied> operations() const;

    std::unique_ptr<TestBackend> m_backend;
    QJsonObject m_paths;
};

void TestExamples::initTestCase()
{
    m_backend = std::make_unique<TestBackend>();
    const Answer document = TestClient(m_backend->port()).get("/openapi.json");
    m_paths = document.json()[u"paths"].toObject();
    QVERIFY(m_paths.size() > 30);
}

std::vector<Copied> TestExamples::operations() const
{
    std::vector<Copied> all;
    for (auto path = m_paths.begin(); path != m_paths.end(); ++path) {
        const QJsonObject methods = path->toObject();
        for (auto method = methods.begin(); method != methods.end(); ++method) {
            const QJsonObject operation = method->toObject();
            QByteArray filled = path.key().toUtf8();
            for (const QJsonValue &each : operation[u"parameters"].toArray()) {
                const QByteArray example = each[u"schema"][u"examples"][0].toString().toUtf8();
                if (each[u"in"].toString() == u"path"_s)
                    filled.replace('{' + each[u"name"].toString().toUtf8() + '}', example);
            }
            const QJsonValue body = operation[u"requestBody"][u"content"][u"application/json"][u"example"];
            Copied copied;
            copied.name = operation[u"operationId"].toString().toUtf8();
            copied.request = { method.key().toUpper().toLatin1(), filled, {}, {} };
            if (body.isObject())
                copied.request.body = QJsonDocument(body.toObject()).toJson();
            copied.success = operation[u"responses"].toObject().keys().first().toInt();
            all.push_back(copied);
        }
    }
    return all;
}

void TestExamples::everyRequestIsAcceptedAsTheDocumentShowsIt_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("success");
    for (const Copied &each : operations())
        QTest::newRow(each.name) << each.request.method << each.request.path << each.request.body
                                 << each.success;
}

void TestExamples::everyRequestIsAcceptedAsTheDocumentShowsIt()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(int, success);
    ExampleDesk desk(*m_backend);
    const Answer answer = desk.send({ method, desk.withOwnIds(path), desk.withOwnIds(body), {} });
    QCOMPARE(answer.outcome(), QString::number(success));
}

void TestExamples::everyParameterIsAcceptedAsTheDocumentShowsIt()
{
    ExampleDesk desk(*m_backend);
    int tried = 0;
    for (const Copied &each : operations()) {
        if (each.request.method != "GET")
            continue;
        for (auto path = m_paths.begin(); path != m_paths.end(); ++path) {
            const QJsonObject operation = path->toObject()[u"get"].toObject();
            if (operation[u"operationId"].toString().toUtf8() != each.name)
                continue;
            for (const QJsonValue &parameter : operation[u"parameters"].toArray()) {
                const QJsonValue example = parameter[u"schema"][u"examples"][0];
                if (parameter[u"in"].toString() != u"query"_s || !example.isString())
                    continue;
                const QByteArray query = '?' + parameter[u"name"].toString().toUtf8() + '='
                    + QUrl::toPercentEncoding(example.toString());
                const Answer answer = desk.get(desk.withOwnIds(each.request.path) + query);
                QVERIFY2(answer.status == 200, each.name + query + ": " + answer.outcome().toUtf8());
                ++tried;
            }
        }
    }
    QVERIFY(tried > 10);
}

TRIAGE_TEST(TestExamples, QCoreApplication)
#include "tst_examples.moc"
