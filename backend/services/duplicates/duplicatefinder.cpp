// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/duplicates/duplicatefinder.h"

#include "routing/parseditem.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace triage::services {

using storage::ClaimedItem;
using storage::Connection;
using storage::DuplicateCandidate;
using storage::FoundDuplicate;
using storage::SuggestionStore;

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto lifetime = std::chrono::minutes(5);
/// The maximum number of candidates that the search index gives for an item. Comparing 50 takes three times
/// as long and finds nothing more that is shown.
constexpr int maxCandidates = 20;
/// The number of items that the index in memory gives for an item. Only the most similar
/// mergerules::maxSuggestions of them are compared, as the others hold no duplicate that is shown
/// (tests/benchmarks/duplicates); more are needed only if people called some of these different.
constexpr std::size_t maxNearest = 2 * std::size_t(mergerules::maxSuggestions);
/// The maximum number of words that candidates are searched with, of those that decide between candidates
/// that share equally many, and of items that may contain them.
constexpr std::size_t maxWords = 10;
constexpr std::size_t bestWords = 4;
constexpr double maxFound = 150;
/// The maximum number of items that words which the statistics do not know may find, before items have to
/// share two of them: each found one is read and compared.
constexpr double maxCompared = 1000;
/// The least number of texts that shares of words are taken for.
constexpr double minTexts = 100;
constexpr std::size_t maxOrganizations = 1000;

duplicates::Item itemOf(const QString &title, const QString &description, Language home,
                        const storage::ComparedFacts &facts)
{
    return { routing::inLanguage({ title, description }, home), facts.targets, facts.submitter,
             facts.createdAt };
}

/// Returns the search for items that may say the same; nothing if there is none that finds few enough.
std::optional<storage::CandidateSearch> searchFor(const ClaimedItem &item, const WordShares::Shares &shares,
                                                  double texts)
{
    const routing::FeedbackText text{ item.title, item.description };
    storage::CandidateSearch search{ item.feedback, {}, {}, false };
    if (const auto telling = tellingWords(text, shares, texts, maxWords, maxFound); !telling.empty()) {
        search.words
            = mayFindMany(telling, texts, maxCompared) ? anyTwoOf(telling) : anyOf(telling, telling.size());
        search.bestWords = anyOf(telling, std::min(telling.size(), bestWords));
    } else {
        search.words = rareQuery(searchedWords(text, shares, maxWords), texts, maxFound);
        search.bestWords = search.words;
    }
    return search.words.isEmpty() ? std::nullopt : std::optional(search);
}

/// Leaves the first candidates of each item. Those of an item must follow each other.
void keepFirst(std::vector<DuplicateCandidate> &candidates, std::size_t count)
{
    FeedbackId item;
    std::size_t seen = 0;
    std::erase_if(candidates, [&](const DuplicateCandidate &each) {
        seen = std::exchange(item, each.of) == each.of ? seen + 1 : 1;
        return seen > count;
    });
}

/// Returns the pairs of an item that are shown, surest first.
std::vector<FoundDuplicate> shownOf(const ClaimedItem &item, const storage::ComparedFacts &facts,
                                    const std::vector<const DuplicateCandidate *> &candidates, Language home,
                                    const routing::Rarity &rarity, const routing::Calibration &calibration)
{
    const duplicates::ComparableItem own(itemOf(item.title, item.description, home, facts), rarity);
    std::vector<FoundDuplicate> shown;
    for (const DuplicateCandidate *each : candidates) {
        const duplicates::ComparableItem other(itemOf(each->title, each->description, home, each->facts),
                                               rarity);
        const double score = compare(own, other, rarity);
        const double probability = duplicates::probabilityOf(calibration.slope * score + calibration.offset);
        if (probability >= mergerules::shownProbability)
            shown.push_back({ item.feedback, each->feedback, score, probability, sharedTerms(own, other) });
    }
    std::stable_sort(shown.begin(), shown.end(), [](const FoundDuplicate &a, const FoundDuplicate &b) {
        return a.probability > b.probability;
    });
    shown.resize(std::min(shown.size(), std::size_t(mergerules::maxSuggestions)));
    return shown;
}

} // namespace

std::shared_ptr<const routing::Rarity> DuplicateFinder::rarity(Connection &connection, double texts)
{
    const auto now = Clock::now();
    {
        const std::lock_guard lock(m_mutex);
        if (m_rarity.value && now < m_rarity.until)
            return m_rarity.value;
    }
    const auto shares = m_shares.current(connection);
    std::vector<routing::FrequentWord> words;
    for (auto each = shares->begin(); each != shares->end(); ++each) {
        if (!each.key().startsWith(u'=') && !each.key().startsWith(u'@'))
            words.push_back({ each.key(), each.value() });
    }
    // Without statistics the words are as rare as in feedback in general.
    const auto made = words.empty()
        ? std::make_shared<const routing::Rarity>()
        : std::make_shared<const routing::Rarity>(words, std::max(minTexts, texts));
    const std::lock_guard lock(m_mutex);
    m_rarity = { made, now + lifetime };
    return made;
}

Result<routing::Calibration> DuplicateFinder::calibration(Connection &connection, OrganizationId organization)
{
    const auto now = Clock::now();
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_calibrations.find(organization);
        if (known != m_calibrations.end() && now < known->second.until)
            return *known->second.value;
    }
    const auto answered
        = SuggestionStore(connection, organization).answered(int(routing::maxLabelledDecisions));
    if (!answered)
        return answered.error();
    std::vector<routing::LabelledDecision> decisions;
    for (auto each = answered->rbegin(); each != answered->rend(); ++each)
        decisions.push_back({ std::max(each->score, routing::minReviewedScore),
                              each->isAccepted ? routing::Judgement::Right : routing::Judgement::Wrong });
    const auto made = std::make_shared<const routing::Calibration>(routing::fitCalibration(decisions));
    const std::lock_guard lock(m_mutex);
    if (m_calibrations.size() >= maxOrganizations)
        m_calibrations.clear();
    m_calibrations[organization] = { made, now + lifetime };
    return *made;
}

Result<std::vector<DuplicateCandidate>> DuplicateFinder::candidates(
    Connection &connection, OrganizationId organization, std::span<const ClaimedItem> items,
    const std::unordered_map<FeedbackId, storage::ComparedFacts> &facts, double texts, Language *home)
{
    const auto hasTargets = [&](FeedbackId item) {
        const auto found = facts.find(item);
        return found != facts.end() && !found->second.targets.empty();
    };
    SuggestionStore store(connection, organization);
    constexpr int length = int(duplicates::maxComparedLength);
    const auto nearest
        = m_indexes ? m_indexes->nearest(connection, organization, items, maxNearest) : std::nullopt;
    if (nearest) {
        *home = nearest->home;
        std::vector<storage::FoundCandidate> found;
        for (std::size_t i = 0; i < items.size(); ++i) {
            for (const neighbours::Neighbour &each : nearest->ofItems[i])
                found.push_back({ items[i].feedback, each.feedback, hasTargets(items[i].feedback) });
        }
        auto mostSimilar = store.candidates(found, length);
        if (mostSimilar)
            keepFirst(*mostSimilar, std::size_t(mergerules::maxSuggestions));
        return mostSimilar;
    }
    const auto shares = m_shares.current(connection);
    std::vector<storage::CandidateSearch> searches;
    for (const ClaimedItem &item : items) {
        if (auto search = searchFor(item, *shares, texts)) {
            search->hasTargets = hasTargets(item.feedback);
            searches.push_back(std::move(*search));
        }
    }
    return store.candidates(searches, length, maxCandidates);
}

Result<std::vector<FoundDuplicate>> DuplicateFinder::find(Connection &connection, OrganizationId organization,
                                                          std::span<const ClaimedItem> items)
{
    SuggestionStore store(connection, organization);
    std::vector<FeedbackId> ids;
    for (const ClaimedItem &item : items)
        ids.push_back(item.feedback);
    auto facts = store.facts(ids);
    if (!facts)
        return facts.error();
    const auto texts = storage::textsInStatistics(connection);
    if (!texts)
        return texts.error();
    Language home;
    const auto candidates = this->candidates(connection, organization, items, *facts, *texts, &home);
    if (!candidates)
        return candidates.error();
    if (candidates->empty())
        return std::vector<FoundDuplicate>();
    const auto calibrated = calibration(connection, organization);
    if (!calibrated)
        return calibrated.error();
    std::unordered_map<FeedbackId, std::vector<const DuplicateCandidate *>> candidatesOf;
    for (const DuplicateCandidate &each : *candidates)
        candidatesOf[each.of].push_back(&each);
    const auto rare = rarity(connection, *texts);
    std::vector<FoundDuplicate> all;
    for (const ClaimedItem &item : items) {
        std::vector<FoundDuplicate> shown
            = shownOf(item, (*facts)[item.feedback], candidatesOf[item.feedback], home, *rare, *calibrated);
        std::move(shown.begin(), shown.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace triage::services
