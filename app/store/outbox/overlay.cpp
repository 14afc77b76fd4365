// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/outbox/overlay.h"

#include "invariant.h"

#include <algorithm>
#include <utility>

namespace triage::app {

namespace {

void noteEntry(OutboxEntryId entry, FeedbackId item, const char *what)
{
    noteViolation(Invariant::OverlayEntry,
                  "entry " + QByteArray::number(entry.value()) + " of item " + encodeId(item.value()) + ' '
                      + what);
}

} // namespace

Overlay::Kept::Kept(Operation operation)
{
    if (const auto *assign = std::get_if<Assign>(&operation)) {
        m_kind = Kind::Assign;
        m_buffer = assign->buffer;
        m_insteadOf = assign->insteadOf;
        m_neededReview = assign->neededReview;
    } else if (const auto *unassign = std::get_if<Unassign>(&operation)) {
        m_kind = Kind::Unassign;
        m_buffer = unassign->buffer;
        m_neededReview = unassign->neededReview;
    } else {
        m_other = std::make_unique<const Operation>(std::move(operation));
    }
}

Operation Overlay::Kept::on(FeedbackId item) const
{
    switch (m_kind) {
    case Kind::Assign:
        return Assign{ item, m_buffer, m_insteadOf, m_neededReview };
    case Kind::Unassign:
        return Unassign{ item, m_buffer, m_neededReview };
    case Kind::Other:
        break;
    }
    return *m_other;
}

template <typename Layers, typename Use>
void Overlay::forEach(Layers &layers, const Line &line, Use use)
{
    for (Place place = line.first; place != nowhere; place = layers[place].next)
        use(layers[place]);
}

Overlay::Layer *Overlay::find(OutboxEntryId entry, FeedbackId item)
{
    return const_cast<Layer *>(std::as_const(*this).find(entry, item));
}

const Overlay::Layer *Overlay::find(OutboxEntryId entry, FeedbackId item) const
{
    const auto line = m_items.find(item);
    const Layer *found = nullptr;
    if (line != m_items.end())
        forEach(m_layers, line->second, [entry, &found](const Layer &each) {
            if (each.entry == entry && !found)
                found = &each;
        });
    return found;
}

template <typename Predicate>
bool Overlay::removeIf(FeedbackId item, Predicate predicate)
{
    const auto line = m_items.find(item);
    if (line == m_items.end())
        return false;
    Place *link = &line->second.first;
    line->second.last = nowhere;
    while (*link != nowhere) {
        const Place place = *link;
        Layer &layer = m_layers[place];
        if (predicate(std::as_const(layer))) {
            *link = layer.next;
            layer = Layer();
            m_free.push_back(place);
        } else {
            line->second.last = place;
            link = &layer.next;
        }
    }
    if (line->second.first != nowhere)
        return false;
    m_items.erase(line);
    if (m_items.empty()) {
        std::deque<Layer>().swap(m_layers);
        std::vector<Place>().swap(m_free);
    }
    return true;
}

Overlay::Layer *Overlay::require(OutboxEntryId entry, FeedbackId item)
{
    Layer *layer = find(entry, item);
    if (!layer)
        noteEntry(entry, item, "has no effect");
    return layer;
}

void Overlay::add(OutboxEntryId entry, ActId act, Operation operation, Part part)
{
    const FeedbackId item = feedbackOf(operation);
    Line &line = m_items[item];
    if (line.last != nowhere && m_layers[line.last].entry >= entry)
        noteEntry(entry, item, "comes after a later one");
    Layer layer(std::move(operation), part, entry, act);
    Place place = Place(m_layers.size());
    if (m_free.empty()) {
        m_layers.push_back(std::move(layer));
    } else {
        place = m_free.back();
        m_free.pop_back();
        m_layers[place] = std::move(layer);
    }
    (line.last == nowhere ? line.first : m_layers[line.last].next) = place;
    line.last = place;
}

void Overlay::arrived(FeedbackId item)
{
    if (const auto line = m_items.find(item); line != m_items.end())
        forEach(m_layers, line->second, [](Layer &layer) { layer.arrived = true; });
}

void Overlay::mayHaveArrived(OutboxEntryId entry, FeedbackId item)
{
    if (Layer *layer = find(entry, item))
        layer->arrived = true;
}

bool Overlay::isAnswerOld(OutboxEntryId entry, FeedbackId item) const
{
    const Layer *layer = find(entry, item);
    return layer && layer->arrived;
}

void Overlay::setPart(OutboxEntryId entry, FeedbackId item, Part part)
{
    if (Layer *layer = require(entry, item))
        layer->part = part;
}

void Overlay::replace(OutboxEntryId entry, Operation operation)
{
    if (Layer *layer = require(entry, feedbackOf(operation))) {
        static_cast<Kept &>(*layer) = Kept(std::move(operation));
        layer->part = Part::Applies;
    }
}

void Overlay::remove(OutboxEntryId entry, FeedbackId item)
{
    removeIf(item, [entry](const Layer &each) { return each.entry == entry && !each.acknowledged; });
}

void Overlay::acknowledge(OutboxEntryId entry, FeedbackId item, FeedPageNumber lastStalePage)
{
    Layer *layer = require(entry, item);
    if (!layer)
        return;
    layer->acknowledged = true;
    layer->part = Part::Applies;
    m_acknowledged.push_back({ item, entry, lastStalePage });
}

std::vector<FeedbackId> Overlay::confirm(FeedPageNumber page)
{
    std::vector<FeedbackId> confirmed;
    const auto isOver = [page](const Acknowledged &each) {
        return each.lastStalePage < page;
    };
    const auto end = std::find_if_not(m_acknowledged.begin(), m_acknowledged.end(), isOver);
    for (auto each = m_acknowledged.begin(); each != end; ++each) {
        if (!m_items.contains(each->item))
            continue;
        const bool isLast = removeIf(each->item, [each](const Layer &layer) {
            return layer.acknowledged && layer.entry == each->entry;
        });
        if (isLast)
            m_confirmed.push_back(each->item);
        confirmed.push_back(each->item);
    }
    m_acknowledged.erase(m_acknowledged.begin(), end);
    return confirmed;
}

std::optional<CachedItem> Overlay::shown(FeedbackId id, std::optional<CachedItem> server) const
{
    const auto line = m_items.find(id);
    if (line == m_items.end())
        return server;
    // The server accepted these before all that is not sent, also before an earlier change that a person lets
    // be sent again.
    forEach(m_layers, line->second, [&](const Layer &layer) {
        if (layer.acknowledged)
            applyOperation(server, layer.on(id));
    });
    std::optional<ActId> stopped;
    forEach(m_layers, line->second, [&](const Layer &layer) {
        if (layer.part == Part::Refused)
            stopped = layer.act;
        if (stopped != layer.act && !layer.acknowledged)
            applyOperation(server, layer.on(id));
    });
    return server;
}

std::optional<Operation> Overlay::operation(OutboxEntryId entry, FeedbackId item) const
{
    const Layer *layer = find(entry, item);
    return layer ? std::optional(layer->on(item)) : std::nullopt;
}

std::vector<FeedbackId> Overlay::items() const
{
    std::vector<FeedbackId> ids;
    ids.reserve(m_items.size());
    for (const auto &[id, line] : m_items)
        ids.push_back(id);
    return ids;
}

} // namespace triage::app
