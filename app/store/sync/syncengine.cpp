// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sync/syncengine.h"

#include "client/probe.h"
#include "contract/endpoints.h"
#include "store/missingitems.h"
#include "store/presentpeople.h"
#include "store/sync/feedloop.h"
#include "store/sync/outboxsender.h"
#include "store/sync/presencereporter.h"
#include "store/sync/triagereader.h"
#include "store/sync/wakeups.h"
#include "store/values/clock.h"

#include <QPointer>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

using Phase = SyncState::Phase;

Request feedLane(Request request, const SyncPace &pace)
{
    request.lane = Lane::Feed;
    request.timeout = pace.timeout;
    return request;
}

/// Returns the number of failures that lengthens the delay. A server that just became unreachable is usually
/// back soon, and people look at the banner meanwhile, so the first attempts follow each other quickly.
int attemptsThatCount(int failures)
{
    constexpr int quickAttempts = 15;
    constexpr int slowest = 2; // the limit for the quick attempts
    return failures <= quickAttempts ? std::min(failures, slowest) : failures - quickAttempts + slowest;
}

} // namespace

struct SyncEngine::Private : QObject
{
    Private(SyncEngine &engine, LocalStore &localStore, ApiClient &apiClient, const SyncPace &syncPace);

    void start();
    void stop();
    /// Tries at once: identifies the account if it is unknown, then starts the feed.
    void begin();
    void wake(bool connectionsAreDead);

    // Events.
    void answered();
    void advanced(bool hasMore);
    void showPresence(const Presence &now);
    void feedFailed(const Answer &answer);
    void sendingFailed(const Answer &answer);

    // Reactions.
    void signOut(const Problem &problem);
    void goOffline(const Problem &problem);
    void resynchronise();
    /// Creates an empty cache, into which everything is read again.
    void forget();
    void setState(SyncState next);
    /// Forgets the presence of others, and no longer reports the own one.
    void leave();

    bool isOver(int aRun) const { return run != aRun; }
    static Task<> identify(QPointer<Private> self, int run);
    static Task<> readOrganization(QPointer<Private> self, int run);
    static Task<> readTotal(QPointer<Private> self, int run);
    /// The total of the first sync while that many items are known: 0 before the server has said it.
    qint64 totalFor(qint64 done) const;
    /// Stores the own account. The cache of another organization is removed.
    void storeMe(const Answer &answer, const Me &me);

    SyncEngine &engine;
    LocalStore &store;
    ApiClient &client;
    SyncPace pace;
    StoreSync sync;
    FeedLoop feed;
    OutboxSender sender;
    PresenceReporter presence;
    OlderItems older;
    MissingItems missing;
    TriageReader triage;
    Wakeups wakeups;
    QTimer retry;
    SyncState state;
    QString identifiedToken; ///< The token that was accepted last.
    int failures = 0; ///< In a row.
    int run = 0;
    bool isRunning = false;
    bool isFirst = false; ///< The cache was empty at the beginning.
    SetBackCheck setBackCheck;
    qint64 expectedTotal = 0; ///< The number of items that the server had at the beginning.
};

SyncEngine::Private::Private(SyncEngine &syncEngine, LocalStore &localStore, ApiClient &apiClient,
                             const SyncPace &syncPace)
    : engine(syncEngine), store(localStore), client(apiClient), pace(syncPace), sync(localStore),
      feed(localStore, apiClient, syncPace), sender(localStore, apiClient, syncPace), presence(apiClient),
      older(localStore, apiClient), missing(localStore, apiClient), triage(localStore, apiClient, syncPace)
{
    retry.setSingleShot(true);
    connect(&retry, &QTimer::timeout, this, &Private::begin);
    connect(&feed, &FeedLoop::answered, this, &Private::answered);
    connect(&feed, &FeedLoop::advanced, this, &Private::advanced);
    triage.follow(feed);
    connect(&feed, &FeedLoop::failed, this, &Private::feedFailed);
    connect(&feed, &FeedLoop::presenceRead, this, &Private::showPresence);
    connect(&feed, &FeedLoop::following, &presence, &PresenceReporter::renewed);
    connect(&sender, &OutboxSender::accepted, &feed, &FeedLoop::confirmSoon);
    connect(&sender, &OutboxSender::failed, this, &Private::sendingFailed);
    // The feed would notice it at its next poll only. The call is queued, so that the caller gets its answer
    // first; a run that was replaced meanwhile ignores it.
    connect(&client, &ApiClient::unauthorized, this, [this](const Problem &problem) {
        const auto act = [this, problem, atRun = run] {
            if (isRunning && !isOver(atRun) && state.phase != Phase::SignedOut)
                signOut(problem);
        };
        QMetaObject::invokeMethod(this, act, Qt::QueuedConnection);
    });
    connect(&older, &OlderItems::arrived, &engine, &SyncEngine::olderArrived);
    connect(&older, &OlderItems::stateChanged, &engine, &SyncEngine::olderChanged);
    connect(&wakeups, &Wakeups::networkCameBack, this, [this] { wake(false); });
    connect(&wakeups, &Wakeups::machineWokeUp, this, [this] { wake(true); });
}

void SyncEngine::Private::start()
{
    if (isRunning)
        return;
    isRunning = true;
    sync.releaseAll();
    begin();
}

void SyncEngine::Private::stop()
{
    isRunning = false;
    ++run;
    retry.stop();
    feed.stop();
    sender.stop();
    leave();
    failures = 0;
    setState({});
}

void SyncEngine::Private::begin()
{
    ++run;
    retry.stop();
    feed.stop();
    isFirst = sync.cursor().isEmpty();
    if (client.account().token.isEmpty())
        return signOut(missingField(u"token"_s));
    if (state.phase == Phase::SignedOut)
        setState({});
    if (identifiedToken == client.account().token)
        feed.start();
    else
        identify(this, run);
}

void SyncEngine::Private::wake(bool connectionsAreDead)
{
    if (!isRunning || state.phase == Phase::SignedOut)
        return;
    if (!connectionsAreDead && state.phase != Phase::Offline)
        return;
    failures = 0;
    if (connectionsAreDead) {
        sender.stop();
        sync.releaseAll();
    }
    begin();
}

Task<> SyncEngine::Private::identify(QPointer<Private> self, int run)
{
    const QString token = self->client.account().token;
    Request request = feedLane(ApiClient::request(api::infoOf(api::getMe)), self->pace);
    addKnownTag(request, self->sync.meTag());
    auto asked = self->client.exchange(std::move(request));
    Answer answer = co_await asked;
    if (!self || self->isOver(run))
        co_return;
    if (answer.sentAt)
        setServerTime(*answer.sentAt);
    if (!answer.isUnchanged) {
        const Result<Me> me = answer.problem ? Result<Me>(*answer.problem) : valueOf<api::One<Me>>(answer);
        if (const std::optional<Problem> unfit = me ? whyTooOld(*me) : me.error()) {
            answer.problem = unfit;
            self->feedFailed(answer);
            co_return;
        }
        self->storeMe(answer, *me);
    }
    self->identifiedToken = token;
    self->feed.start();
    if (self->isFirst)
        readTotal(self, run);
}

void SyncEngine::Private::storeMe(const Answer &answer, const Me &me)
{
    const std::optional<Me> before = store.me();
    if (before && before->organization.id != me.organization.id)
        forget();
    sync.applyMe(answer.body, answer.tag);
    isFirst = sync.cursor().isEmpty();
}

Task<> SyncEngine::Private::readOrganization(QPointer<Private> self, int run)
{
    Request request = ApiClient::request(api::infoOf(api::getOrganization));
    addKnownTag(request, self->sync.organizationTag());
    const std::optional<Organization> before = self->store.organization();
    auto asked = self->client.exchange(std::move(request));
    const Answer answer = co_await asked;
    if (!self || self->isOver(run) || answer.problem || answer.isUnchanged)
        co_return;
    const auto now = valueOf<api::One<Organization>>(answer);
    if (!now)
        co_return;
    // A value that the feed has brought since the request may be newer than the answer.
    const std::optional<Organization> current = self->store.organization();
    if (current != before && current != *now) {
        readOrganization(self, run);
        co_return;
    }
    // Only a server that was restored from a backup counts backwards. Its cursors differ from ours too.
    if (before && before->id == now->id && before->usage.feedbackCreated > now->usage.feedbackCreated)
        self->resynchronise();
    else
        self->sync.applyOrganization(answer.body, answer.tag);
}

Task<> SyncEngine::Private::readTotal(QPointer<Private> self, int run)
{
    Filter everything;
    everything.show(work::any);
    auto asked = self->client.exchange(listRequest(everything, 1, 1));
    const Answer answer = co_await asked;
    if (!self || self->isOver(run) || answer.problem)
        co_return;
    const auto page = valueOf<api::Paged<Feedback>>(answer);
    if (!page)
        co_return;
    self->expectedTotal = page->total;
    if (self->state.phase != Phase::FirstSync)
        co_return;
    SyncState next = self->state;
    next.total = self->totalFor(next.done);
    self->setState(next);
}

qint64 SyncEngine::Private::totalFor(qint64 done) const
{
    // Before the server has answered the total is unknown, and "1 of 1" would be a false end.
    return expectedTotal > 0 ? std::max(expectedTotal, done) : 0;
}

void SyncEngine::Private::answered()
{
    failures = 0;
    if (state.phase != Phase::FirstSync && state.phase != Phase::CatchingUp
        && state.phase != Phase::UpToDate) {
        SyncState next;
        next.phase = isFirst ? Phase::FirstSync : Phase::CatchingUp;
        next.total = isFirst ? totalFor(0) : 0;
        setState(next);
        readOrganization(this, run);
        triage.read();
    }
    if (!sender.isOnline()) {
        sender.setOnline(true);
        presence.setOnline(true);
    }
    triage.readMissing(); // an earlier read may have failed
}

void SyncEngine::Private::advanced(bool hasMore)
{
    SyncState next;
    if (!hasMore) {
        isFirst = false;
        next.phase = Phase::UpToDate;
        next.since = currentTime();
    } else if (isFirst) {
        next.phase = Phase::FirstSync;
        next.done = store.counts().total.all;
        next.total = totalFor(next.done);
    } else {
        next.phase = Phase::CatchingUp;
    }
    setState(next);
    if (hasMore || !setBackCheck.isUnderWay())
        return;
    if (const std::optional<SetBack> what = setBackCheck.end(sync, store))
        Q_EMIT engine.setBack(*what);
}

void SyncEngine::Private::showPresence(const Presence &now)
{
    std::vector<PresentMember> others = now.people;
    if (const std::optional<Me> me = store.me())
        std::erase_if(others, [&me](const PresentMember &each) { return each.member == me->member.id; });
    store.present().set(others);
}

void SyncEngine::Private::leave()
{
    presence.setOnline(false);
    feed.forgetPresence();
    store.present().set({});
}

void SyncEngine::Private::feedFailed(const Answer &answer)
{
    if (answer.trouble == Trouble::Aborted)
        return;
    if (answer.trouble == Trouble::Superseded)
        return begin();
    const Problem &problem = *answer.problem;
    if (answer.status == 401 || answer.status == 403)
        signOut(problem);
    else if (answer.status == 422 && problem.field == u"since"_s && !sync.cursor().isEmpty())
        resynchronise();
    else
        goOffline(problem);
}

void SyncEngine::Private::sendingFailed(const Answer &answer)
{
    if (!isRunning || answer.trouble == Trouble::Aborted || state.phase == Phase::SignedOut)
        return;
    if (answer.status == 401)
        signOut(*answer.problem);
    else if (state.phase != Phase::Offline) // the feed finds out whether the server is reachable
        begin();
}

void SyncEngine::Private::signOut(const Problem &problem)
{
    ++run;
    retry.stop();
    feed.stop();
    sender.setOnline(false);
    leave();
    identifiedToken.clear();
    SyncState next;
    next.phase = Phase::SignedOut;
    next.problem = problem;
    next.since = currentTime();
    setState(next);
}

void SyncEngine::Private::goOffline(const Problem &problem)
{
    sender.setOnline(false);
    leave();
    identifiedToken.clear(); // the role may be another when the server is back
    ++failures;
    const auto delay = std::max<std::chrono::milliseconds>(pace.delayAfter(attemptsThatCount(failures)),
                                                           problem.retryAfter);
    SyncState next;
    next.phase = Phase::Offline;
    next.since = state.phase == Phase::Offline ? state.since : currentTime();
    next.nextTry = Timestamp(currentTime().milliseconds() + delay.count());
    next.problem = problem;
    retry.start(delay);
    setState(next);
}

void SyncEngine::Private::resynchronise()
{
    setBackCheck.begin(sync, store);
    forget();
    identifiedToken.clear();
    begin();
}

void SyncEngine::Private::forget()
{
    sync.forget();
    triage.forget();
    setState({}); // answered() reads what the feed does not bring
}

void SyncEngine::Private::setState(SyncState next)
{
    constexpr std::chrono::minutes tolerance{ 2 };
    const auto lead = std::chrono::round<std::chrono::minutes>(-serverLead());
    next.clockLead = std::chrono::abs(lead) < tolerance ? std::chrono::minutes(0) : lead;
    if (next == state)
        return;
    const bool isBack = next.phase == Phase::UpToDate && state.phase != Phase::UpToDate;
    state = std::move(next);
    Q_EMIT engine.stateChanged(state);
    if (isBack)
        older.retry();
}

SyncEngine::SyncEngine(LocalStore &store, ApiClient &client, QObject *parent)
    : SyncEngine(store, client, SyncPace(), parent)
{
}

SyncEngine::SyncEngine(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(*this, store, client, pace))
{
}

SyncEngine::~SyncEngine()
{
    const QSignalBlocker quiet(this);
    d->stop();
}

void SyncEngine::start()
{
    d->start();
}

void SyncEngine::stop()
{
    d->stop();
}

void SyncEngine::syncNow()
{
    if (!d->isRunning)
        return start();
    d->failures = 0;
    d->identifiedToken.clear();
    if (d->state.phase == Phase::UpToDate) {
        SyncState next;
        next.phase = Phase::CatchingUp;
        d->setState(next);
    }
    d->begin();
}

void SyncEngine::fetchOlder(const Filter &filter, FeedbackId before)
{
    d->older.fetch(filter, before);
}

void SyncEngine::retryOlder()
{
    d->older.retry();
}

void SyncEngine::fetchItems(std::vector<FeedbackId> ids, QObject *context, std::function<void()> done)
{
    d->missing.fetch(std::move(ids), context, std::move(done));
}

void SyncEngine::look(FeedbackId item, bool editing)
{
    d->presence.look(item, editing);
}

SyncState SyncEngine::state() const
{
    return d->state;
}

} // namespace triage::app

#include "moc_syncengine.cpp"
