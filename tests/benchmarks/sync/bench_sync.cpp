// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how quickly a client receives data from a server: the first sync, a change by another client, and
// many missed changes. Exits with 1 if the first sync takes more than eight seconds for each 100,000 items.

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "store/sync/syncengine.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

/// Runs the event loop until a signal makes the condition true.
template <typename Sender, typename Signal, typename Condition>
void waitFor(Sender *sender, Signal signal, Condition condition)
{
    QEventLoop loop;
    QObject::connect(sender, signal, &loop, [&loop, condition](const auto &told) {
        if (condition(told))
            loop.quit();
    });
    loop.exec();
}

void untilUpToDate(SyncEngine &engine)
{
    constexpr auto isUpToDate = [](const SyncState &state) {
        return state.phase == SyncState::Phase::UpToDate;
    };
    if (!isUpToDate(engine.state()))
        waitFor(&engine, &SyncEngine::stateChanged, isUpToDate);
}

/// Patches the titles of items, several at a time.
void changeMany(ApiClient &other, const std::vector<FeedbackId> &items, int changes)
{
    QEventLoop loop;
    int sent = 0;
    int done = 0;
    std::function<void()> next = [&] {
        if (sent == changes)
            return;
        FeedbackPatch patch;
        patch.title = std::optional(u"Missed %1"_s.arg(sent));
        const FeedbackId item = items[std::size_t(sent++) % items.size()];
        auto asked = other.send(api::updateFeedback, patch, item);
        QCoro::connect(std::move(asked), &loop, [&](const Result<Feedback> &) {
            if (++done == changes)
                loop.quit();
            next();
        });
    };
    for (int i = 0; i < 6; ++i)
        next();
    loop.exec();
}

void measureChanges(LocalStore &store, ApiClient &other, const std::vector<FeedbackId> &items)
{
    std::vector<qint64> delays;
    for (int i = 0; i < 200; ++i) {
        const FeedbackId item = items[std::size_t(i) % items.size()];
        const QString title = u"Change %1"_s.arg(i);
        FeedbackPatch patch;
        patch.title = std::optional(title);
        QElapsedTimer since;
        qint64 answered = -1;
        qint64 seen = -1;
        QEventLoop loop;
        const auto isThere = [&] {
            if (seen < 0 && store.item(item)->feedback.title == title)
                seen = since.nsecsElapsed();
            if (seen >= 0 && answered >= 0)
                loop.quit();
        };
        QObject::connect(&store, &LocalStore::changed, &loop, isThere);
        since.start();
        auto asked = other.send(api::updateFeedback, patch, item);
        QCoro::connect(std::move(asked), &loop, [&](const Result<Feedback> &) {
            answered = since.nsecsElapsed();
            isThere();
        });
        loop.exec();
        delays.push_back(std::max<qint64>(0, seen - answered));
    }
    std::sort(delays.begin(), delays.end());
    std::printf("a change, from its 2xx until it is in the store: p50 %.1f ms, p95 %.1f ms, worst %.1f ms\n",
                double(delays[100]) / 1e6, double(delays[190]) / 1e6, double(delays.back()) / 1e6);
}

std::vector<FeedbackId> someItems(LocalStore &store, int most)
{
    std::vector<FeedbackId> items;
    QEventLoop loop;
    store.list({}, &loop, [&](const Listing &listing) {
        items = listing.ids;
        loop.quit();
    });
    loop.exec();
    items.resize(std::min<std::size_t>(items.size(), std::size_t(most)));
    return items;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3) {
        std::fputs("usage: bench_sync SERVER TOKEN [missed changes]\n", stderr);
        return 2;
    }
    const Account account{ QUrl(arguments[1]), arguments[2] };
    const int missed = arguments.value(3, u"10000"_s).toInt();
    QTemporaryDir folder;
    StoreConfig config;
    config.cachePath = folder.filePath(u"cache/cache.db"_s);
    config.outboxPath = folder.filePath(u"outbox/outbox.db"_s);
    auto store = LocalStore::open(config);
    if (!store)
        return 1;
    ApiClient client(account);
    ApiClient other(account);
    QElapsedTimer timer;
    bool isReached = false;
    {
        SyncEngine engine(**store, client);
        timer.start();
        engine.start();
        untilUpToDate(engine);
        const qint64 items = (*store)->counts().all;
        const qint64 limit = std::max<qint64>(items * 8 / 100, 1000);
        const qint64 took = timer.elapsed();
        isReached = took <= limit;
        std::printf("first sync of %lld items: %lld ms (limit %lld)\n", items, took, limit);
        measureChanges(**store, other, someItems(**store, 100));
    }
    changeMany(other, someItems(**store, missed), missed);
    SyncEngine engine(**store, client);
    timer.restart();
    engine.start();
    untilUpToDate(engine);
    std::printf("%d missed changes: %lld ms\n", missed, timer.elapsed());
    return isReached ? 0 : 1;
}
