// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of items of which people said which are duplicates of each other.
#pragma once

#include "duplicates/comparableitem.h"

#include <map>
#include <memory>
#include <optional>

namespace triage::benchmark {

struct DuplicateSet
{
    QString name;
    std::vector<duplicates::Item> items;
    std::vector<QString> ids;
    std::vector<QString> groups; ///< Items of one group are duplicates; empty if an item has none.
    bool isLabelled = false; ///< False if nobody said which items are duplicates.

    std::unique_ptr<routing::Rarity> rarity;
    std::vector<duplicates::ComparableItem> parsed;

    std::map<std::pair<QString, QString>, bool> judged; ///< Pairs that were judged by hand.

    /// Returns whether a pair was judged to be duplicates or not, if it was.
    std::optional<bool> judgement(size_t a, size_t b) const;
    bool isPair(size_t a, size_t b) const;
};

/// Reads all <name>.items.jsonl of a folder, by name.
std::vector<DuplicateSet> readDuplicateSets(const QString &folder, const QStringList &wanted);
/// Adds the judgements of a file: lines of a set, two identifiers, and + or -.
void readJudgements(const QString &path, std::vector<DuplicateSet> &sets);

} // namespace triage::benchmark
