// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/presencehub.h"

#include "contract/entitytag.h"
#include "database/changeannouncer.h"
#include "fields/json.h"
#include "stores/feedbackstore.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

static_assert(presencerules::lease + PresenceHub::Pace().interval * 2 + PresenceHub::Pace().maxAfterEnd
                  <= std::chrono::seconds(35),
              "A person whose program is killed is gone for all others within 35 seconds");
static_assert(PresenceHub::Pace().maxInterval + PresenceHub::Pace().interval < presencerules::renewal,
              "Requests of people who come and go return in time to renew reports");

constexpr int base = 36; // short, and readable in the log of PostgreSQL

QString numberOf(qint64 value)
{
    return QString::number(value, base);
}

/// Ends the entry of a lease that goes on as it is.
constexpr QLatin1StringView renewed(".r");

/// Returns an entry of a message: "<token>.<member>.<feedback>.<editing>", or "<token>" if the lease has
/// ended.
QString entryOf(TokenId token, const PresentMember *present)
{
    if (!present)
        return numberOf(token.value());
    return numberOf(token.value()) + u'.' + numberOf(present->member.value()) + u'.'
        + numberOf(present->feedback.value()) + (present->editing ? u".e"_s : u".v"_s);
}

Problem tooManyPresent()
{
    return unavailable(u"Too many people are present. Try again in a few seconds."_s);
}

/// Returns the people with their items, each pair once.
std::vector<PresentMember> distinct(std::vector<PresentMember> people)
{
    const auto isSame = [](const PresentMember &one, const PresentMember &other) {
        return one.member == other.member && one.feedback == other.feedback;
    };
    std::sort(people.begin(), people.end(), std::greater<>()); // those who edit come first
    people.erase(std::unique(people.begin(), people.end(), isSame), people.end());
    return people;
}

} // namespace

PresenceHub::PresenceHub(storage::Database &database, storage::Listener &listener, ChangeHub &hub)
    : PresenceHub(database, listener, hub, Pace())
{
}

PresenceHub::PresenceHub(storage::Database &database, storage::Listener &listener, ChangeHub &hub, Pace pace)
    : m_database(database), m_hub(hub), m_pace(pace),
      m_server(QString::number(QRandomGenerator::system()->generate64(), base)), m_places(pace.places)
{
    connect(&listener, &storage::Listener::notified, this,
            [this](const QString &channel, const QString &payload) {
                if (channel == QLatin1StringView(presenceChannel))
                    onMessage(payload);
            });
    connect(&m_tick, &QTimer::timeout, this, &PresenceHub::tick);
}

PresenceHub::~PresenceHub() = default;

ServiceTask<void> PresenceHub::report(const Caller &caller, const PresenceReport &report)
{
    return check(this, caller, report);
}

/// Asks the database about an item at which nobody is: other reports, and their ends, cost no statement.
ServiceTask<void> PresenceHub::check(PresenceHub *self, Caller caller, PresenceReport report)
{
    const OrganizationId where = caller.organization;
    const qint64 number = ++self->m_reports;
    if (const auto earlier = self->m_checks.find(caller.token); earlier != self->m_checks.end())
        earlier->second.newest = number;
    if (!report.feedback) {
        self->end(where, caller.token);
        co_return Result<void>();
    }
    if (!self->isKnown(where, *report.feedback)) {
        Check &check = self->m_checks[caller.token];
        check.newest = number;
        ++check.running;
        auto job = [where, item = *report.feedback](storage::Connection &db) {
            return storage::FeedbackStore(db, where).require(item);
        };
        auto reading = self->m_database.read(where, std::move(job));
        const Result<void> exists = co_await std::move(reading);
        const auto checked = self->m_checks.find(caller.token);
        const bool isNewest = checked->second.newest == number;
        if (--checked->second.running == 0)
            self->m_checks.erase(checked);
        if (!exists && isNewest)
            self->end(where, caller.token); // the caller no longer looks at what it reported before
        if (!exists || !isNewest)
            co_return exists;
    }
    const PresentMember present{ caller.member, *report.feedback, report.editing };
    if (!self->keep(where, caller.token, present))
        co_return tooManyPresent();
    self->m_organizations[where].unsent.insert(caller.token);
    co_return Result<void>();
}

/// Returns true if a lease of the organization names that item.
bool PresenceHub::isKnown(OrganizationId organization, FeedbackId item) const
{
    const auto all = m_organizations.find(organization);
    return all != m_organizations.end() && std::ranges::any_of(all->second.leases, [item](const auto &each) {
               return each.second.present.feedback == item;
           });
}

void PresenceHub::renew(const Caller &caller)
{
    extend(caller.organization, caller.token, true);
}

/// Renews a lease as it is, if there is one. A renewal never overwrites a report that another server has
/// received meanwhile, so only the fact is sent.
void PresenceHub::extend(OrganizationId organization, TokenId token, bool isOwn)
{
    const auto all = m_organizations.find(organization);
    if (all == m_organizations.end())
        return;
    const auto lease = all->second.leases.find(token);
    if (lease == all->second.leases.end())
        return;
    const Clock::time_point now = Clock::now();
    // A token that reports nothing new for long has forgotten its report, or another program uses it too.
    lease->second.until = std::min(now, lease->second.reported + m_pace.lease) + m_pace.lease;
    if (isOwn && now - lease->second.spread < m_pace.renewal)
        return;
    lease->second.spread = now;
    if (isOwn)
        all->second.renewed.insert(token);
}

bool PresenceHub::keep(OrganizationId organization, TokenId token, const PresentMember &present)
{
    Organization &all = m_organizations[organization];
    const auto held = all.leases.find(token);
    if (held == all.leases.end()) {
        limitMember(all, organization, present.member);
        const auto giveWay = [this](OrganizationId other) {
            return dropOldest(other);
        };
        if (!m_places.take(organization, 1, giveWay)) {
            ++m_refused;
            return false;
        }
    }
    Lease &lease = all.leases[token];
    if (held == all.leases.end() || lease.present != present)
        touch(all);
    const Clock::time_point now = Clock::now();
    lease = { present, now + m_pace.lease, now, now };
    all.firstEnd = std::min(all.firstEnd, lease.until);
    startTicking();
    return true;
}

void PresenceHub::drop(OrganizationId organization, TokenId token)
{
    const auto all = m_organizations.find(organization);
    if (all == m_organizations.end() || all->second.leases.erase(token) == 0)
        return;
    m_places.giveBack(organization, 1);
    all->second.unsent.insert(token);
    touch(all->second);
}

/// Ends what a token reported, also on other servers, which may know a lease that is not known here yet.
void PresenceHub::end(OrganizationId organization, TokenId token)
{
    drop(organization, token);
    m_organizations[organization].unsent.insert(token);
    startTicking();
}

bool PresenceHub::dropOldest(OrganizationId organization)
{
    auto &leases = m_organizations[organization].leases;
    const auto oldest
        = std::min_element(leases.begin(), leases.end(), [](const auto &one, const auto &other) {
              return one.second.until < other.second.until;
          });
    if (oldest == leases.end())
        return false;
    drop(organization, TokenId(oldest->first));
    return true;
}

/// Makes room for another lease of a member, whose oldest one goes if there are too many.
void PresenceHub::limitMember(Organization &organization, OrganizationId id, MemberId member)
{
    int count = 0;
    auto oldest = organization.leases.end();
    for (auto each = organization.leases.begin(); each != organization.leases.end(); ++each) {
        if (each->second.present.member != member)
            continue;
        ++count;
        if (oldest == organization.leases.end() || each->second.until < oldest->second.until)
            oldest = each;
    }
    if (count >= maxLeasesOfMember)
        drop(id, TokenId(oldest->first));
}

void PresenceHub::touch(Organization &organization)
{
    organization.isStale = true;
    organization.isDue = true;
}

std::vector<FeedbackId> PresenceHub::editedByOthers(const Caller &caller) const
{
    std::vector<FeedbackId> edited;
    const auto all = m_organizations.find(caller.organization);
    if (all == m_organizations.end())
        return edited;
    for (const auto &[token, lease] : all->second.leases) {
        if (lease.present.editing && lease.present.member != caller.member)
            edited.push_back(lease.present.feedback);
    }
    return edited;
}

const Presence &PresenceHub::of(OrganizationId organization)
{
    static const Presence nobody{ u"0"_s, {} };
    const auto found = m_organizations.find(organization);
    if (found == m_organizations.end())
        return nobody;
    Organization &all = found->second;
    if (!all.isStale || Clock::now() < all.nextWake)
        return all.presence;
    all.isStale = false;
    std::vector<PresentMember> people;
    for (const auto &[token, lease] : all.leases)
        people.push_back(lease.present);
    people = distinct(std::move(people));
    // Made from the content: servers that know the same have the same tag, and a client may change over.
    const QString tag = people.empty() ? nobody.tag : QString::fromLatin1(api::digestOf(toJson(people)));
    all.presence = { tag, std::move(people) };
    return all.presence;
}

void PresenceHub::expect(const ChangeHub::Follower &follower)
{
    if (!follower.presence || *follower.presence == of(follower.organization).tag)
        return;
    m_organizations[follower.organization].isDue = true;
    startTicking();
}

void PresenceHub::startTicking()
{
    if (!m_tick.isActive())
        m_tick.start(m_pace.interval);
}

/// Takes the leases of another server. A report to this server that the others do not know yet is newer.
void PresenceHub::onMessage(const QString &payload)
{
    const QStringList entries = payload.split(u' ');
    if (entries.size() < 2 || entries[0] == m_server)
        return;
    const OrganizationId organization(entries[1].toLongLong(nullptr, base));
    for (const QString &entry : entries.sliced(2)) {
        const QStringList parts = entry.split(u'.');
        const TokenId token(parts[0].toLongLong(nullptr, base));
        const auto known = m_organizations.find(organization);
        if (known != m_organizations.end() && known->second.unsent.contains(token))
            continue;
        if (entry.endsWith(renewed)) {
            extend(organization, token, false);
        } else if (parts.size() == 4) {
            keep(organization, token,
                 { MemberId(parts[1].toLongLong(nullptr, base)),
                   FeedbackId(parts[2].toLongLong(nullptr, base)), parts[3] == u"e"_s });
        } else if (known != m_organizations.end()) {
            drop(organization, token);
            known->second.unsent.erase(token);
        }
    }
}

void PresenceHub::tick()
{
    const Clock::time_point now = Clock::now();
    endOverdue(now);
    send();
    std::vector<OrganizationId> due;
    for (const auto &[id, organization] : m_organizations) {
        if (organization.isDue && organization.nextWake <= now)
            due.push_back(id);
    }
    for (const OrganizationId id : due) // a woken request may add an organization
        wake(id, m_organizations[id], now);
    std::erase_if(m_organizations, [now](const auto &each) {
        const Organization &all = each.second;
        return all.leases.empty() && all.unsent.empty() && !all.isDue && all.nextWake <= now;
    });
    if (m_organizations.empty())
        m_tick.stop();
}

/// Ends the leases that were not renewed. The other servers end them by themselves.
void PresenceHub::endOverdue(Clock::time_point now)
{
    for (auto &[id, organization] : m_organizations) {
        if (organization.firstEnd > now)
            continue;
        const auto ended = std::erase_if(organization.leases,
                                         [now](const auto &each) { return each.second.until <= now; });
        organization.firstEnd = Clock::time_point::max();
        for (const auto &[token, lease] : organization.leases)
            organization.firstEnd = std::min(organization.firstEnd, lease.until);
        if (ended == 0)
            continue;
        m_places.giveBack(id, qint64(ended));
        touch(organization);
        organization.nextWake = std::min(organization.nextWake, now + m_pace.maxAfterEnd);
    }
}

/// Sends one message of each organization that has something new, all of them in one statement.
void PresenceHub::send()
{
    if (m_isSending)
        return;
    std::vector<QString> texts;
    for (auto &[id, organization] : m_organizations) {
        if (!organization.unsent.empty() || !organization.renewed.empty())
            texts.push_back(messageOf(id, organization));
    }
    if (texts.empty())
        return;
    m_isSending = true;
    m_messages += qint64(texts.size());
    auto job = [texts = std::move(texts)](storage::Connection *db) {
        // If this fails, the next renewal of each lease repeats it.
        if (db)
            std::ignore = storage::notify(*db, presenceChannel, texts);
        return storage::JobEnd::Finished;
    };
    m_database.post({}, std::move(job), [self = QPointer<PresenceHub>(this)] {
        if (self)
            self->m_isSending = false;
    });
}

/// Returns the next message of an organization, and notes that it is sent.
QString PresenceHub::messageOf(OrganizationId id, Organization &organization) const
{
    QString message = m_server + u' ' + numberOf(id.value());
    while (!organization.unsent.empty()) {
        const auto first = organization.unsent.begin();
        const auto lease = organization.leases.find(*first);
        const QString entry
            = entryOf(*first, lease == organization.leases.end() ? nullptr : &lease->second.present);
        if (message.size() + 1 + entry.size() > maxMessage)
            break;
        message += u' ' + entry;
        organization.unsent.erase(first);
    }
    while (organization.unsent.empty() && !organization.renewed.empty()) {
        const auto first = organization.renewed.begin();
        const QString entry = numberOf(first->value()) + renewed;
        if (message.size() + 1 + entry.size() > maxMessage)
            break;
        message += u' ' + entry;
        organization.renewed.erase(first);
    }
    return message;
}

void PresenceHub::wake(OrganizationId id, Organization &organization, Clock::time_point now)
{
    organization.isDue = false;
    const QString tag = of(id).tag;
    const int followers = m_hub.followersOfPresence(id);
    organization.nextWake
        = now + std::clamp(m_pace.forEachFollower * followers, m_pace.interval, m_pace.maxInterval);
    m_hub.wakeFollowersOfPresence(id, tag); // last, as a resumed request may change everything
}

} // namespace triage::services

#include "moc_presencehub.cpp"
