// SPDX-License-Identifier: GPL-3.0-or-later
#include "syncdesk.h"

#include <QEventLoop>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

/// Returns an item as one line, in the same form for client and server.
QString line(const QString &id, const QString &title, const QString &text, bool needsReview,
             const QString &submittedBy, const QString &status, QStringList buffers,
             const QStringList &timeline)
{
    buffers.sort();
    return u"%1 [%2] %3%4 by %5, %6, in {%7}: %8"_s.arg(id, title, text, needsReview ? u" !"_s : QString(),
                                                        submittedBy, status, buffers.join(u", "_s),
                                                        timeline.join(u" | "_s));
}

QString bufferLine(const QString &name, bool needsReview, qint64 count)
{
    return u"%1%2 has %3"_s.arg(name, needsReview ? u" (suggested)"_s : QString()).arg(count);
}

QString joined(QStringList buffers, QStringList items)
{
    buffers.sort();
    items.sort();
    return (buffers + items).join(u'\n');
}

} // namespace

app::SyncPace testPace()
{
    app::SyncPace pace;
    pace.minRetryDelay = std::chrono::milliseconds(20);
    pace.maxRetryDelay = std::chrono::milliseconds(200);
    pace.wait = std::chrono::seconds(5);
    return pace;
}

SyncedClient::SyncedClient(const QUrl &server, const QByteArray &token, qint64 cacheLimit)
    : m_server(server), m_token(token), m_cacheLimit(cacheLimit)
{
}

SyncedClient::~SyncedClient()
{
    kill();
}

void SyncedClient::start(const app::SyncPace &pace)
{
    app::StoreConfig config;
    config.cachePath = m_folder.filePath(u"cache/cache.db"_s);
    config.outboxPath = m_folder.filePath(u"outbox/outbox.db"_s);
    config.cacheLimit = m_cacheLimit;
    auto opened = app::LocalStore::open(config);
    if (!opened)
        qFatal("The store does not open: %ls", qUtf16Printable(opened.error().detail));
    m_store = std::move(*opened);
    m_api = std::make_unique<app::ApiClient>(app::Account{ m_server, QString::fromLatin1(m_token) });
    m_engine = std::make_unique<app::SyncEngine>(*m_store, *m_api, pace);
    QObject::connect(m_engine.get(), &app::SyncEngine::stateChanged, m_engine.get(),
                     [this](const app::SyncState &state) { m_states.push_back(state); });
    m_engine->start();
}

void SyncedClient::kill()
{
    m_engine.reset();
    m_api.reset();
    m_store.reset();
}

void SyncedClient::act(const std::vector<app::Operation> &operations)
{
    app::Act act;
    act.text = u"A test acts"_s;
    act.operations = operations;
    m_store->apply(act);
}

bool SyncedClient::isSettled() const
{
    return phase() == app::SyncState::Phase::UpToDate && m_store->outboxSummary().waiting == 0;
}

bool SyncedClient::settle()
{
    return eventually([this] { return isSettled(); });
}

app::Listing SyncedClient::listing(const app::Filter &filter)
{
    std::optional<app::Listing> listing;
    QObject context;
    m_store->list(filter, &context, [&listing](const app::Listing &found) { listing = found; });
    if (!eventually([&listing] { return listing.has_value(); }))
        qFatal("A list never comes");
    return *listing;
}

std::vector<FeedbackId> SyncedClient::items(const app::Filter &filter)
{
    return listing(filter).ids;
}

QString SyncedClient::tree()
{
    m_store->flush();
    QStringList buffers;
    for (const app::BufferRecord &each : m_store->buffers())
        buffers.append(bufferLine(each.buffer.name, each.buffer.needsReview, each.buffer.feedbackCount));
    QStringList lines;
    for (const FeedbackId id : items()) {
        const std::optional<app::ShownItem> item = m_store->item(id);
        if (!item)
            continue;
        QStringList names;
        for (const BufferId buffer : item->buffers)
            names.append(m_store->buffer(buffer) ? m_store->buffer(buffer)->buffer.name : u"?"_s);
        QStringList timeline;
        for (const app::TimelineEntry &entry : m_store->timeline(id)) {
            if (entry.delivery != app::Delivery::Failed) // refused notes are shown, but exist nowhere else
                timeline.append(entry.note.text);
        }
        const Feedback &feedback = item->feedback;
        lines.append(line(toString(id), feedback.title.value_or(u"-"_s), feedback.description,
                          feedback.needsReview, feedback.submittedBy.value_or(u"-"_s),
                          QString::fromLatin1(toWord(feedback.routingStatus)), names, timeline));
    }
    return joined(buffers, lines);
}

QString treeOf(Desk &desk)
{
    QStringList buffers;
    const QJsonArray known = desk.get("/buffers?limit=100").items();
    for (const QJsonValue &each : known)
        buffers.append(bufferLine(each[u"name"].toString(), each[u"needs_review"].toBool(),
                                  each[u"feedback_count"].toInteger()));
    QStringList lines;
    for (int page = 1;; ++page) {
        const Answer list = desk.get("/feedback?limit=100&page=" + QByteArray::number(page));
        const QJsonArray items = list.items();
        for (const QJsonValue &item : items) {
            const QByteArray id = item[u"id"].toString().toLatin1();
            QStringList names;
            const QJsonArray holding = desk.get("/feedback/" + id + "/buffers").items();
            for (const QJsonValue &each : holding)
                names.append(each[u"name"].toString());
            QStringList timeline;
            const QJsonArray notes = desk.get("/feedback/" + id + "/notes").items();
            for (const QJsonValue &note : notes)
                timeline.append(note[u"text"].toString());
            lines.append(line(QString::fromLatin1(id), item[u"title"].toString(u"-"_s),
                              item[u"description"].toString(), item[u"needs_review"].toBool(),
                              item[u"submitted_by"].toString(u"-"_s), item[u"routing_status"].toString(),
                              names, timeline));
        }
        if (page >= list.meta("total_pages").toInt())
            break;
    }
    return joined(buffers, lines);
}

bool converges(SyncedClient &client, Desk &desk)
{
    if (!client.settle())
        return false;
    // The last page of the feed may not have arrived when the outbox is empty.
    const QString there = treeOf(desk);
    QString here;
    const bool same = eventually([&] {
        here = client.tree();
        return here == there;
    });
    if (!same)
        qWarning("Here:\n%ls\nThere:\n%ls", qUtf16Printable(here), qUtf16Printable(there));
    return same;
}

FeedbackId feedbackId(const QByteArray &text)
{
    return *idFromString<FeedbackTag>(QString::fromLatin1(text));
}

BufferId bufferId(const QByteArray &text)
{
    return *idFromString<BufferTag>(QString::fromLatin1(text));
}

} // namespace triage::test
