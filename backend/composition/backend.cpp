// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition/backend.h"

#include "api/api.h"
#include "api/health.h"
#include "api/pages/documentation.h"
#include "api/routes.h"
#include "composition/classifiers.h"
#include "database/changeannouncer.h"
#include "database/database.h"
#include "database/listener.h"
#include "database/migrator.h"
#include "database/servercheck.h"
#include "database/stopsignal.h"
#include "http/server.h"
#include "jobs/changefinisher.h"
#include "jobs/proposalworker.h"
#include "jobs/queue/backgroundthread.h"
#include "jobs/researchworker.h"
#include "jobs/retention.h"
#include "jobs/routingworker.h"
#include "jobs/snoozewaker.h"
#include "jobs/statisticscounter.h"
#include "jobs/webhooksender.h"
#include "jobs/workershares.h"
#include "mcp/mcpserver.h"
#include "metrics/metrics.h"
#include "metrics/metricspage.h"
#include "outgoing/outgoing.h"
#include "services/buffers/bufferservice.h"
#include "services/duplicates/duplicatefinder.h"
#include "services/feedback/changefeed.h"
#include "services/feedback/feedbackintake.h"
#include "services/feedback/feedbackservice.h"
#include "services/feedback/mergeservice.h"
#include "services/feedback/presencehub.h"
#include "services/feedback/reactionservice.h"
#include "services/feedback/reportservice.h"
#include "services/feedback/statisticsservice.h"
#include "services/feedback/tagservice.h"
#include "services/feedback/targetservice.h"
#include "services/feedback/triageservice.h"
#include "services/feedback/viewservice.h"
#include "services/people/authentication.h"
#include "services/people/memberservice.h"
#include "services/people/organizationservice.h"
#include "services/people/tokenservice.h"
#include "services/research/researchservice.h"
#include "services/routing/routinginsightservice.h"
#include "services/routing/routingmodels.h"
#include "services/routing/routingservice.h"
#include "services/routing/similaritems.h"
#include "services/transfer/exportservice.h"
#include "services/transfer/importservice.h"
#include "services/webhooks/secretbox.h"
#include "services/webhooks/webhookservice.h"

#include <QDir>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

// The program has to end ten seconds after its signal, its private PostgreSQL included. Whatever still runs
// at the first deadline is ended, so that there is time to answer that it was before the second one.
constexpr auto stopDeadline = std::chrono::seconds(5);
constexpr auto drainDeadline = std::chrono::seconds(7);

/// Reads the address of a setting, which a problem names.
Result<ListenAddress> addressOf(const QString &text, const QString &setting)
{
    const auto address = listenAddressFrom(text);
    if (address)
        return address;
    Problem wrong = address.error();
    wrong.field = setting;
    return wrong;
}

QString urlOf(const ListenAddress &address, quint16 port, bool tls = false)
{
    const bool any = address.host == QHostAddress(QHostAddress::Any)
        || address.host == QHostAddress(QHostAddress::AnyIPv4)
        || address.host == QHostAddress(QHostAddress::AnyIPv6);
    QString host = any ? u"127.0.0.1"_s : address.host.toString();
    if (host.contains(u':'))
        host = u'[' + host + u']';
    return u"%1://%2:%3"_s.arg(tls ? u"https"_s : u"http"_s, host).arg(port);
}

/// Returns the connection's configuration with the metrics as its observer.
storage::ConnectionConfig observed(storage::ConnectionConfig connection, metrics::Metrics &metrics,
                                   const storage::StopSignal &stop)
{
    connection.observer = &metrics.statements();
    connection.stop = &stop;
    return connection;
}

storage::ConnectionConfig announced(storage::ConnectionConfig connection, storage::ChangeAnnouncer &announcer)
{
    connection.announcer = &announcer;
    return connection;
}

/// Returns the number of connections that answer requests, of which an organization may use half. More would
/// only take capacity from other servers of the same database, and the private one has 100 in all.
int connectionsForRequests()
{
    return std::clamp(2 * QThread::idealThreadCount() + 2, 6, 32);
}

/// Returns the number of threads for long computations. They use what others leave of the processors, so a
/// few more do no harm, and organizations wait less for each other.
int threadsForComputations()
{
    return std::clamp(QThread::idealThreadCount(), 4, 8);
}

/// One organization may have an eighth of it. Most previews cost little; one that waits longer than a client
/// does is refused all the same.
constexpr int maxWaitingComputations = 256;

using RoutingWorkers = std::vector<std::unique_ptr<jobs::RoutingWorker>>;

/// Returns one worker for a classifier that answers at once. A classifier that waits for a language model
/// gets several, each with one item, whose lease lasts as long as the answer may take.
RoutingWorkers routingWorkersFor(const Classifiers &classifiers, const storage::ConnectionConfig &connection,
                                 services::RoutingModels &models, services::DuplicateFinder &duplicates)
{
    jobs::RoutingWorker::Config config{ .connection = connection };
    if (classifiers.languageModel()) {
        config.batch = 1;
        config.smallBatch = 1;
        config.lease += classifiers.maxDecisionTime();
        config.shares = std::make_shared<jobs::WorkerShares>(classifiers.workers());
    }
    config.vectors = classifiers.vectorMaker();
    RoutingWorkers all;
    for (int i = 0; i < classifiers.workers(); ++i)
        all.push_back(
            std::make_unique<jobs::RoutingWorker>(config, classifiers.chosen(), models, duplicates));
    return all;
}

} // namespace

/// Owns the parts; members are destroyed in the opposite order.
struct Backend::Private
{
    Private(const Config &c, const storage::ConnectionConfig &where)
        : config(c), announcer(observed(where, metrics, stop)),
          connection(announced(observed(where, metrics, stop), announcer)),
          classifiers(c, connection, metrics.languageModel()),
          database({ connection, connectionsForRequests(), 2000 }),
          computing({ connection, threadsForComputations(), maxWaitingComputations, true }),
          thinking(classifiers.languageModel() || classifiers.embeddings()
                       ? std::make_unique<storage::Database>(
                           storage::DatabaseConfig{ connection, 4, maxWaitingComputations })
                       : nullptr),
          listener(connection,
                   { QString::fromLatin1(storage::accountChannel),
                     QString::fromLatin1(storage::changeChannel),
                     QString::fromLatin1(services::presenceChannel) }),
          models(classifiers.embedded().name(), { .memory = std::size_t(c.modelMemory) << 20 },
                 { c.ownTexts, c.embeddings.isUsed() ? c.embeddings.model : QString() }),
          indexes(connection, {}), duplicates(&indexes), intake(database, c.rateLimits),
          workers(routingWorkersFor(classifiers, connection, models, duplicates)),
          researcher({ .connection = connection, .model = classifiers.languageModel() }),
          proposer(connection), finisher(connection), waker(connection), counter(connection),
          authentication(database, listener), hub(listener, database), changes(database, hub),
          presence(database, listener, hub), buffers(database, hub, c.bufferRetention),
          feedback(database, hub), triage(database, presence), tags(database), views(database),
          merges(database), routing(database, thinking ? *thinking : computing, classifiers.chosen(), models,
                                    classifiers.vectorMaker()),
          insight(database, computing, models, classifiers.vectorMaker()), similar(database, indexes, models),
          statistics(database), members(database, authentication, publicUrlOf(c)),
          tokens(database, authentication), organizations(database), targets(database),
          reactions(database, c.rateLimits), reports(database), research(database, hub), imports(database),
          exports(database), retention(connection, c.bufferRetention), secrets(secretKeyFileOf(c)),
          outgoing({ .guard = c.webhookNetworks, .proxy = c.outgoingProxy.toUtf8(), .resolve = {} }),
          webhooks(database, outgoing, secrets)
    {
    }

    void openServer();
    /// There may be feedback to route.
    void wakeWorkers();
    /// There may be events or messages of webhooks.
    void wakeSender();
    /// Stops sending. What was not sent is sent after the next start, by this or another backend.
    void stopSending();
    /// Wakes the worker of a queue as soon as a service has stored work for it.
    void notifyWorkers();
    void addRoutes(const api::openapi::Addresses &addresses);
    void addReadings();
    Result<void> listenForMetrics(const QString &problemsBase);

    Config config;
    storage::StopSignal stop;
    metrics::Metrics metrics;
    storage::ChangeAnnouncer announcer;
    storage::ConnectionConfig connection;
    Classifiers classifiers;
    storage::Database database;
    storage::Database computing; ///< For jobs that compute for long.
    std::unique_ptr<storage::Database> thinking; ///< For jobs that wait for a server of models.
    storage::Listener listener;
    services::RoutingModels models;
    services::ItemIndexes indexes;
    services::DuplicateFinder duplicates;
    services::FeedbackIntake intake;
    RoutingWorkers workers;
    jobs::ResearchWorker researcher;
    jobs::ProposalWorker proposer;
    jobs::ChangeFinisher finisher;
    jobs::SnoozeWaker waker;
    jobs::StatisticsCounter counter;
    services::Authentication authentication;
    services::ChangeHub hub;
    services::ChangeFeed changes;
    services::PresenceHub presence;
    services::BufferService buffers;
    services::FeedbackService feedback;
    services::TriageService triage;
    services::TagService tags;
    services::ViewService views;
    services::MergeService merges;
    services::RoutingService routing;
    services::RoutingInsightService insight;
    services::SimilarItems similar;
    services::StatisticsService statistics;
    services::MemberService members;
    services::TokenService tokens;
    services::OrganizationService organizations;
    services::TargetService targets;
    services::ReactionService reactions;
    services::ReportService reports;
    services::ResearchService research;
    services::ImportService imports;
    services::ExportService exports;
    jobs::Retention retention;
    services::SecretBox secrets;
    outgoing::Outgoing outgoing;
    services::WebhookService webhooks;
    std::unique_ptr<jobs::WebhookSender> sender;
    std::unique_ptr<api::Api> api;
    std::unique_ptr<mcp::McpServer> mcp;
    std::unique_ptr<http::Server> server;
    std::unique_ptr<metrics::MetricsPage> metricsPage;
    QString baseUrl;
    QString metricsUrl;
    QDateTime certificateEnd;
};

void Backend::Private::wakeWorkers()
{
    for (const auto &worker : workers)
        worker->wake();
}

void Backend::Private::wakeSender()
{
    if (sender)
        sender->wake();
}

void Backend::Private::stopSending()
{
    sender.reset();
    outgoing.stop();
}

void Backend::Private::notifyWorkers()
{
    intake.onStored([this] { wakeWorkers(); });
    feedback.onQueued([this] { wakeWorkers(); });
    routing.onQueued([this] { wakeWorkers(); });
    research.onQueued([this] { researcher.wake(); });
    imports.onQueued([this] { wakeWorkers(); });
    webhooks.onQueued([this] { wakeSender(); });
    imports.onUndo([this] { finisher.wake(); });
    buffers.onUnfinished([this] { finisher.wake(); });
    members.onUnfinished([this] { finisher.wake(); });
    tags.onUnfinished([this] { finisher.wake(); });
    QObject::connect(&listener, &storage::Listener::notified, &listener,
                     [this](const QString &channel, const QString &payload) {
                         if (channel == QLatin1StringView(services::presenceChannel))
                             return;
                         if (channel == QLatin1StringView(storage::changeChannel))
                             counter.changed(OrganizationId(payload.section(u' ', 0, 0).toLongLong()));
                         wakeSender();
                     });
    QObject::connect(&listener, &storage::Listener::connected, &listener, [this] { counter.lookAtAll(); });
}

void Backend::Private::addRoutes(const api::openapi::Addresses &addresses)
{
    api::addBufferRoutes(*api, buffers);
    api::addChangeRoutes(*api, changes, presence);
    api::addFeedbackRoutes(*api, feedback, intake, buffers);
    api::addTriageRoutes(*api, triage);
    api::addTagRoutes(*api, tags);
    api::addViewRoutes(*api, views);
    api::addMergeRoutes(*api, merges);
    api::addRoutingRoutes(*api, routing, feedback);
    api::addInsightRoutes(*api, insight, similar, routing, feedback);
    api::addStatisticsRoutes(*api, statistics);
    api::addTargetRoutes(*api, targets);
    api::addReactionRoutes(*api, reactions);
    api::addTokenRoutes(*api, tokens);
    api::addMemberRoutes(*api, members);
    api::addOrganizationRoutes(*api, organizations);
    api::addReportRoutes(*api, reports);
    api::addResearchRoutes(*api, research);
    api::addTransferRoutes(*api, imports, exports);
    api::addWebhookRoutes(*api, webhooks);
    mcp = std::make_unique<mcp::McpServer>(*api, database);
    mcp->addRoute();
    api::addHealthRoutes(*api, database);
    api::addDocumentationRoutes(*api, addresses);
}

void Backend::Private::openServer()
{
    http::Limits limits;
    limits.proxies = config.trustedProxies;
    limits.connectionsPerPeer = config.connectionsPerPeer;
    limits.streamedBodyBytes = config.importSize << 20;
    limits.isStreamed = [this](const http::Request &head) {
        return api->isStreamed(head);
    };
    limits.fitDescriptors(http::maxDescriptors());
    server = std::make_unique<http::Server>(
        limits,
        [this](http::Request request, http::Respond respond) {
            api->handle(std::move(request), std::move(respond));
        },
        [this](const Problem &problem, const http::Headers &headers) {
            return api->refuse(problem, headers);
        });
}

void Backend::Private::addReadings()
{
    metrics.add("triaged_http_connections", "Clients that are connected to the API.",
                [this] { return server->connections(); });
    metrics.add("triaged_http_body_bytes", "Bytes of request bodies in memory.",
                [this] { return double(server->bodyBytes()); });
    metrics.add("triaged_http_answer_bytes", "Bytes of answers in memory that clients have not taken.",
                [this] { return double(server->answerBytes()); });
    metrics.add("triaged_http_requests_in_flight",
                "Requests that are being answered, including those that wait for a change.",
                [this] { return api->inFlight(); });
    metrics.add("triaged_changes_waiting_clients", "Requests that wait for a change.",
                [this] { return hub.waiting(); });
    metrics.add("triaged_presence_leases", "Programs whose people look at an item, on all servers.",
                [this] { return presence.leases(); });
    metrics.add("triaged_presence_refused_total", "Reports of presence that had no place.",
                [this] { return double(presence.refused()); });
    metrics.add("triaged_database_queue_jobs", "Jobs that wait for a connection to the database.",
                [this] { return database.queued(); });
    metrics.add("triaged_intake_queue_items", "New feedback that waits to be stored.",
                [this] { return intake.queued(); });
    metrics.add("triaged_list_memory_bytes",
                "About how much memory the results of earlier lists take, and the pages that are kept.",
                [this] { return double(feedback.listBytes()); });
    metrics.add("triaged_routing_models", "Organizations whose routing is kept in memory.",
                [this] { return models.size(); });
    metrics.add("triaged_routing_model_bytes", "About how much memory they take.",
                [this] { return double(models.bytes()); });
    metrics.add("triaged_routing_refits",
                "Organizations whose routing is being fitted to what people taught.",
                [this] { return models.refits(); });
    metrics.add("triaged_item_index_bytes", "About how much memory the indexes of similar items take.",
                [this] { return double(indexes.bytes()); });
    metrics.add("triaged_listener_up",
                "Whether the backend is notified at once of changes by other backends.",
                [this] { return listener.isListening() ? 1.0 : 0.0; });
    metrics.add("triaged_background_exceptions_total",
                "Exceptions that work in the background did not handle.",
                [] { return double(jobs::backgroundExceptions()); });
    if (!config.tlsCertificate.isEmpty()) {
        metrics.add("triaged_certificate_end_time_seconds",
                    "When the certificate ends that clients are shown, in seconds since 1970.",
                    [this] { return double(certificateEnd.toSecsSinceEpoch()); });
    }
    if (!classifiers.languageModel())
        return;
    metrics.add("triaged_language_model_resting",
                "Whether calls of the language model are suspended after failures.",
                [this] { return classifiers.languageModel()->isResting() ? 1.0 : 0.0; });
    metrics.add("triaged_language_model_remembered_total", "Questions that were answered from memory.",
                [this] { return classifiers.remembered(); });
}

Result<void> Backend::Private::listenForMetrics(const QString &problemsBase)
{
    if (config.metricsListen == u"off"_s)
        return {};
    const bool chosen = !config.metricsListen.isEmpty();
    const auto address = addressOf(chosen ? config.metricsListen : QString::fromLatin1(defaultMetricsAddress),
                                   u"metrics-listen"_s);
    if (!address)
        return address.error();
    metricsPage = std::make_unique<metrics::MetricsPage>(metrics, database, problemsBase);
    auto port = metricsPage->listen(address->host, address->port);
    if (!port && !chosen) {
        // A second backend on the machine may use the port.
        port = metricsPage->listen(address->host, 0);
        if (port)
            logFact(LogLevel::Warning, "metrics.address_in_use",
                    { { "wanted", qint64(address->port) }, { "port", qint64(*port) } });
    }
    if (!port) {
        // Metrics are an optional part: the API is served without them.
        metricsPage.reset();
        logFact(LogLevel::Error, "metrics.not_served", { { "reason", port.error().detail.toUtf8() } });
        return {};
    }
    metricsUrl = urlOf(*address, *port) + u"/metrics"_s;
    return {};
}

Backend::Backend(const Config &config, const QString &conninfo, QObject *parent) : QObject(parent)
{
    storage::ConnectionConfig connection;
    connection.conninfo = conninfo;
    d = std::make_unique<Private>(config, connection);
}

Backend::~Backend()
{
    // Its readings use the parts that end below, and a scrape can arrive while they are drained.
    d->metricsPage.reset();
    // Pending answers are delivered now, while all parts exist; their callers are gone.
    d->classifiers.stop();
    d->server.reset();
    d->stopSending();
    d->hub.release();
    d->authentication.flush();
    if (d->thinking)
        d->thinking->drain();
    d->computing.drain();
    d->database.drain();
}

Result<void> Backend::start()
{
    if (const auto usable = storage::checkServer(d->connection.conninfo); !usable)
        return usable.error();
    storage::Connection connection(d->connection);
    const auto migrated = storage::migrate(connection);
    if (!migrated)
        return migrated.error();
    // With a database of somebody else, nothing else makes the data directory, in which the key is by
    // default.
    if (d->config.secretKeyFile.isEmpty() && !d->config.dataDirectory.isEmpty())
        QDir().mkpath(d->config.dataDirectory);
    if (const auto used = services::useKey(connection, d->secrets); !used)
        return used.error();
    connection.close();

    const auto address = addressOf(d->config.listen, u"listen"_s);
    if (!address)
        return address.error();
    d->openServer();
    if (const auto read = readTls(); !read)
        return read.error();
    const auto port = d->server->listen(address->host, address->port);
    if (!port)
        return port.error();
    d->baseUrl = urlOf(*address, *port, isTls());

    const QString publicUrl = d->config.publicUrl.isEmpty() ? d->baseUrl : d->config.publicUrl;
    const api::openapi::Addresses addresses{ withoutSlash(publicUrl), problemsBaseOf(d->config, publicUrl),
                                             d->config.contact };
    d->api = std::make_unique<api::Api>(api::ApiConfig{ addresses.problemsBase, &d->metrics.answers() },
                                        d->authentication);
    d->notifyWorkers();
    d->addRoutes(addresses);
    d->addReadings();
    if (const auto listening = d->listenForMetrics(addresses.problemsBase); !listening)
        return listening.error();
    d->listener.start();
    if (d->classifiers.embeddings())
        d->classifiers.embeddings()->start();
    for (const auto &worker : d->workers)
        worker->start();
    d->researcher.start();
    d->proposer.start();
    d->finisher.start();
    d->waker.start();
    d->counter.start();
    d->webhooks.setBaseUrl(addresses.publicUrl);
    d->sender = std::make_unique<jobs::WebhookSender>(
        jobs::WebhookSender::Config{ .connection = d->connection, .baseUrl = addresses.publicUrl },
        d->outgoing, d->secrets);
    d->sender->start();
    d->retention.start();
    return {};
}

bool Backend::isTls() const
{
    return !d->config.tlsCertificate.isEmpty();
}

Result<void> Backend::readTls()
{
    if (!isTls())
        return {};
    auto identity = http::TlsIdentity::load(d->config.tlsCertificate, d->config.tlsKey);
    if (!identity)
        return identity.error();
    const QDateTime until = (*identity)->validUntil();
    const bool passed = until < QDateTime::currentDateTimeUtc();
    logFact(passed ? LogLevel::Warning : LogLevel::Info, passed ? "certificate.expired" : "certificate.read",
            { { "file", d->config.tlsCertificate.toUtf8() },
              { "valid_until", until.toString(Qt::ISODate).toLatin1() } });
    d->certificateEnd = until;
    d->server->setTls(std::move(*identity));
    return {};
}

void Backend::stop()
{
    if (!d->server) {
        Q_EMIT finished();
        return;
    }
    connect(d->server.get(), &http::Server::finished, this, &Backend::finished);
    d->stop.raiseAfter(stopDeadline);
    d->classifiers.stop();
    d->stopSending();
    d->server->drain(drainDeadline);
    d->hub.release();
}

std::vector<api::EndpointInfo> Backend::endpoints() const
{
    return d->api ? d->api->endpoints() : std::vector<api::EndpointInfo>();
}

QString Backend::baseUrl() const
{
    return d->baseUrl;
}

QString Backend::metricsUrl() const
{
    return d->metricsUrl;
}

} // namespace triage

#include "moc_backend.cpp"
