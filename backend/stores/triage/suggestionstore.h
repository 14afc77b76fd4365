// SPDX-License-Identifier: GPL-3.0-or-later
// Suggestions of duplicates: what items are compared with, what was found, and what people made of it.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/merge.h"
#include "result.h"
#include "stores/routingstore.h"
#include "stores/scopedstore.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// The circumstances of an item, which are compared beside its text.
struct ComparedFacts
{
    QString submitter; ///< Empty if it is unknown.
    Timestamp createdAt;
    std::vector<TargetId> targets; ///< Sorted.
};

/// An item to find candidates for.
struct CandidateSearch
{
    FeedbackId feedback;
    QString words; ///< A tsquery.
    QString bestWords; ///< The words that tell most about the item; a tsquery.
    bool hasTargets = false;
};

/// An older item that an index found for an item.
struct FoundCandidate
{
    FeedbackId of;
    FeedbackId feedback;
    bool hasTargets = false; ///< True if the item has targets.
};

/// An older item that shares words with an item.
struct DuplicateCandidate
{
    FeedbackId of;
    FeedbackId feedback;
    QString title;
    QString description; ///< Its beginning.
    ComparedFacts facts;
};

/// A pair that probably says the same.
struct FoundDuplicate
{
    FeedbackId feedback;
    FeedbackId other; ///< The older one.
    double score = 0;
    double probability = 0;
    std::vector<QString> terms;
};

/// A suggestion that people have answered.
struct AnsweredSuggestion
{
    double score = 0;
    bool isAccepted = false;
};

/// Reads suggestions.
class SuggestionStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the facts of those items that are there.
    Result<std::unordered_map<FeedbackId, ComparedFacts>> facts(const std::vector<FeedbackId> &items);
    /// Returns the candidates of all searches, together, at most limit of each. Leaves out pairs that people
    /// called different.
    Result<std::vector<DuplicateCandidate>> candidates(const std::vector<CandidateSearch> &searches,
                                                       int length, int limit);
    /// Returns what is compared of those of the items that are there, in their order. Leaves out pairs that
    /// people called different.
    Result<std::vector<DuplicateCandidate>> candidates(const std::vector<FoundCandidate> &found, int length);
    /// Returns the items that are probably the same as one, surest first.
    Result<std::vector<DuplicateSuggestion>> ofItem(FeedbackId feedback, double minProbability);
    /// Returns groups of items that are probably the same, surest first.
    Result<RecordPage<SuggestedGroup>> groups(double minProbability, const api::PageRequest &page);
    /// Returns what people answered, newest first.
    Result<std::vector<AnsweredSuggestion>> answered(int limit);
};

/// Writes suggestions, inside a transaction.
class SuggestionWriter : public WriterOf<SuggestionStore>
{
public:
    using WriterOf::WriterOf;

    /// Replaces the suggestions of the items. Those that people have answered stay.
    Result<void> store(const std::vector<FeedbackId> &items, const std::vector<FoundDuplicate> &found);
    /// Lets people review those of the items that are suggested since this transaction as duplicates of an
    /// item that is done, and says so in their timelines.
    Result<void> reviewWhatCameAgain(const std::vector<FeedbackId> &items);
    /// Makes those of the items duplicates of an older one that surely are, if the organization has a
    /// threshold for that, at most limit of them. Returns how many were found.
    Result<int> mergeWhatIsCertain(const std::vector<FeedbackId> &items, int limit);
};

/// Removes the suggestions of items of any organizations that people have not answered.
Result<void> forgetSuggestions(Connection &connection, std::span<const ClaimedItem> items);

/// Returns the number of texts that the statistics of words are about.
Result<double> textsInStatistics(Connection &connection);

} // namespace triage::storage
