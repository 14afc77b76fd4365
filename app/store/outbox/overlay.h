// SPDX-License-Identifier: GPL-3.0-or-later
// Changes that the server has not confirmed yet, applied on top of the server's values of each item.
#pragma once

#include "store/values/cacheditem.h"
#include "store/values/operation.h"

#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace triage::app {

/// Lives in the writer thread, in memory only; outbox.db has the entries.
class Overlay
{
public:
    /// The effect of an entry.
    enum class Part : quint8 {
        Applies, ///< Waiting or being sent.
        Refused, ///< Refused or a conflict: has no effect, and neither has the rest of its act on the item.
    };

    void add(OutboxEntryId entry, ActId act, Operation operation, Part part);
    /// Notes that the server's values of the item arrived, while the answers to its entries are on their way.
    void arrived(FeedbackId item);
    /// Notes that the entry may have been sent before the cache was read, and that the item may have arrived
    /// since.
    void mayHaveArrived(OutboxEntryId entry, FeedbackId item);
    /// Returns whether the answer to the entry may be older than the server's values in the cache. Then they
    /// stay: the feed brings, or has brought, everything that the answer has.
    bool isAnswerOld(OutboxEntryId entry, FeedbackId item) const;
    void setPart(OutboxEntryId entry, FeedbackId item, Part part);
    /// Replaces the entry's operation.
    void replace(OutboxEntryId entry, Operation operation);
    void remove(OutboxEntryId entry, FeedbackId item);
    /// Marks an entry that the server accepted. Its effect stays until no page of the feed that was requested
    /// before can arrive.
    void acknowledge(OutboxEntryId entry, FeedbackId item, FeedPageNumber lastStalePage);
    /// Removes the acknowledged operations that the server's values contain from this page on, and returns
    /// their items.
    std::vector<FeedbackId> confirm(FeedPageNumber page);
    /// Takes the items without any operation since confirm().
    std::vector<FeedbackId> takeConfirmed() { return std::exchange(m_confirmed, {}); }

    /// Returns the server's values with all effective operations applied.
    std::optional<CachedItem> shown(FeedbackId id, std::optional<CachedItem> server) const;
    std::optional<Operation> operation(OutboxEntryId entry, FeedbackId item) const;
    std::vector<FeedbackId> items() const;

private:
    /// An operation on an item that is known. A large move makes two for each item, which need no memory of
    /// their own.
    class Kept
    {
    public:
        Kept() = default;
        explicit Kept(Operation operation);
        Operation on(FeedbackId item) const;

    private:
        enum class Kind : quint8 { Assign, Unassign, Other };

        BufferId m_buffer;
        BufferId m_insteadOf;
        std::unique_ptr<const Operation> m_other;
        Kind m_kind = Kind::Other;
        bool m_neededReview = false;
    };
    /// A place in m_layers.
    using Place = quint32;
    static constexpr Place nowhere = ~Place(0);
    /// All before the entry is in the padding of the base.
    struct Layer : Kept
    {
        Layer() = default;
        Layer(Operation operation, Part itsPart, OutboxEntryId itsEntry, ActId itsAct)
            : Kept(std::move(operation)), part(itsPart), entry(itsEntry), act(itsAct)
        {
        }

        Part part = Part::Applies;
        bool acknowledged : 1 = false;
        bool arrived : 1 = false; ///< The server's values of the item arrived since the entry was added.
        Place next = nowhere; ///< The next layer of the item.
        OutboxEntryId entry;
        ActId act;
    };
    /// The layers of an item, oldest first.
    struct Line
    {
        Place first = nowhere;
        Place last = nowhere;
    };
    /// An entry that the server accepted.
    struct Acknowledged
    {
        FeedbackId item;
        OutboxEntryId entry;
        FeedPageNumber lastStalePage;
    };

    Layer *find(OutboxEntryId entry, FeedbackId item);
    const Layer *find(OutboxEntryId entry, FeedbackId item) const;
    /// Returns a layer that must be there, and nullptr, with a violation, if it is not.
    Layer *require(OutboxEntryId entry, FeedbackId item);
    /// Calls use(layer) for each layer of the item.
    template <typename Layers, typename Use>
    static void forEach(Layers &layers, const Line &line, Use use);
    /// Removes layers of an item. Returns whether none is left.
    template <typename Predicate>
    bool removeIf(FeedbackId item, Predicate predicate);

    std::unordered_map<FeedbackId, Line> m_items;
    /// Those of all items: a vector of each item would leave a hole of its former size when it grows.
    std::deque<Layer> m_layers;
    std::vector<Place> m_free; ///< The places without a layer.
    std::vector<Acknowledged> m_acknowledged; ///< By the last page that may be stale, ascending.
    std::vector<FeedbackId> m_confirmed; ///< See takeConfirmed().
};

} // namespace triage::app
