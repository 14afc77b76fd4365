// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for items that share the rarest words of an item.
#pragma once

#include "database/connection.h"
#include "routing/text/feedbacktext.h"

#include <QHash>
#include <QString>

#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

namespace triage::services {

/// How frequent words are in all feedback, by PostgreSQL's statistics. Thread-safe.
class WordShares
{
public:
    /// The fraction of all feedback that contains each frequent word.
    using Shares = QHash<QString, double>;

    /// Returns the shares, which are read again every few minutes.
    std::shared_ptr<const Shares> current(storage::Connection &connection);

private:
    std::mutex m_mutex;
    std::shared_ptr<const Shares> m_shares;
    std::chrono::steady_clock::time_point m_sharesUntil;
};

/// A word of an item as the search index stores it, in all its forms.
struct SearchedWord
{
    QString query;
    /// The fraction of all feedback that contains it; an estimate if the statistics do not know it, because
    /// it is rarer than all that they know.
    double share = 0;
    bool isKnown = false; ///< The statistics know how frequent it is.
    int count = 1; ///< The number of times that the item contains it.
    bool isInTitle = false;
};

/// Returns each word once, rarest first, at most limit; of equally rare words the longer first, because they
/// say more.
std::vector<SearchedWord> searchedWords(const routing::FeedbackText &item, const WordShares::Shares &shares,
                                        std::size_t limit);
/// Returns the words that tell most about what an item is about: rare ones, repeated ones, those of the
/// title. Leaves out words with which more than maxFound of the items would be found.
std::vector<SearchedWord> tellingWords(const routing::FeedbackText &item, const WordShares::Shares &shares,
                                       double items, std::size_t limit, double maxFound);
/// Returns the search (a tsquery) for items with any of the first words.
QString anyOf(const std::vector<SearchedWord> &words, std::size_t count);
/// Returns true if those of the words that the statistics do not know may be in more items than that.
bool mayFindMany(const std::vector<SearchedWord> &words, double items, double maxFound);

/// Returns the search for items with at least two of the words.
QString anyTwoOf(const std::vector<SearchedWord> &words);

/// Returns the search for items with any of the rare words or, if there are none, with two of the rarest.
/// Returns nothing if even that matches more than maxFound of the items.
QString rareQuery(const std::vector<SearchedWord> &words, double items, double maxFound);

} // namespace triage::services
