// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the search box that stand for filters, such as from:ida or is:review.
#pragma once

#include "store/values/filter.h"
#include "store/values/storerecords.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace triage::app {

class LocalStore;

/// The people and tags that words of triage records stand for.
struct SearchPeople
{
    std::vector<std::pair<MemberId, QString>> members;
    std::optional<MemberId> self;
    std::vector<TagCount> tags;
};

/// Reads filter words. They are the same in all languages of the window: `is:` with the name of a list, and
/// the keys of the table of filters, such as buffer:, from: and after:. A value with spaces stands in quotes,
/// buffer:"Card delivery".
class SearchWords
{
public:
    explicit SearchWords(const std::vector<BufferRecord> &buffers, SearchPeople people = {})
        : m_buffers(buffers), m_people(std::move(people))
    {
    }
    /// With what the store knows.
    explicit SearchWords(const LocalStore &store);

    struct Reading
    {
        Filter filter; ///< With the finished words, and with the text to search for.
        QString left; ///< The text that stays in the search box.
    };
    /// Moves filter words from a text into the filter. A word is finished if a space follows it, or if the
    /// whole text is finished. The one that is still being typed stays in the text but is not searched for.
    /// Words without a meaning, such as the name of no buffer, are searched for as they are.
    Reading read(const Filter &filter, const QString &text, bool isFinished) const;
    /// Returns what the word that is being typed may become, with its key; at most maxCompletions.
    QStringList completions(const QString &word) const;
    /// Returns the word that ends at that place of the text; one with quotes may contain spaces.
    static QString wordBefore(const QString &text, int place);

    /// Returns the codes of the languages that are offered. Lists take any other code, too.
    static QStringList languages();

    static constexpr int maxCompletions = 8;

private:
    using Offer = std::function<void(const QString &)>;

    bool apply(const QString &word, Filter &filter) const;
    bool applyName(const QString &name, Filter &filter) const;
    const Buffer *bufferOf(const QString &name) const;
    static std::optional<FilterTime> timeOf(const QString &text);
    static bool readValue(const QString &value, std::optional<FilterTime> &bound);
    static bool readValue(const QString &value, std::vector<QString> &tags);
    bool readValue(const QString &value, std::optional<OwnerRef> &owner) const;
    template <typename T>
    void offerValues(triage::Type<T>, const Offer &offer) const;

    const std::vector<BufferRecord> &m_buffers;
    SearchPeople m_people;
};

} // namespace triage::app
