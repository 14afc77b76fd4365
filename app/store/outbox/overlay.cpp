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

Overlay::Layer *Overlay::find(OutboxEntryId entry, FeedbackId item)
{
    return const_cast<Layer *>(std::as_const(*this).find(entry, item));
}

const Overlay::Layer *Overlay::find(OutboxEntryId entry, FeedbackId item) const
{
    const auto layers = m_items.find(item);
    if (layers == m_items.end())
        return nullptr;
    const auto found = std::find_if(layers->second.begin(), layers->second.end(),
                                    [entry](const Layer &each) { return each.entry == entry; });
    return found == layers->second.end() ? nullptr : &*found;
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
    std::vector<Layer> &layers = m_items[item];
    if (!layers.empty() && layers.back().entry >= entry)
        noteEntry(entry, item, "comes after a later one");
    layers.push_back({ entry, act, std::move(operation), {}, part });
}

void Overlay::arrived(FeedbackId item)
{
    const auto layers = m_items.find(item);
    if (layers == m_items.end())
        return;
    for (Layer &layer : layers->second)
        layer.arrived = true;
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
        layer->operation = std::move(operation);
        layer->part = Part::Applies;
    }
}

void Overlay::remove(OutboxEntryId entry, FeedbackId item)
{
    const auto layers = m_items.find(item);
    if (layers == m_items.end())
        return;
    std::erase_if(layers->second,
                  [entry](const Layer &each) { return each.entry == entry && !each.acknowledged; });
    if (layers->second.empty())
        m_items.erase(layers);
}

void Overlay::acknowledge(OutboxEntryId entry, FeedbackId item, FeedPageNumber lastStalePage)
{
    Layer *layer = require(entry, item);
    if (!layer)
        return;
    layer->acknowledged = true;
    layer->part = Part::Applies;
    layer->lastStalePage = lastStalePage;
    m_acknowledged.emplace_back(item, lastStalePage);
}

std::vector<FeedbackId> Overlay::confirm(FeedPageNumber page)
{
    std::vector<FeedbackId> confirmed;
    const auto isOver = [page](const auto &each) {
        return each.second < page;
    };
    const auto end = std::find_if_not(m_acknowledged.begin(), m_acknowledged.end(), isOver);
    for (auto each = m_acknowledged.begin(); each != end; ++each) {
        const auto layers = m_items.find(each->first);
        if (layers == m_items.end())
            continue;
        std::erase_if(layers->second, [page](const Layer &layer) {
            return layer.acknowledged && layer.lastStalePage < page;
        });
        if (layers->second.empty()) {
            m_items.erase(layers);
            m_confirmed.push_back(each->first);
        }
        confirmed.push_back(each->first);
    }
    m_acknowledged.erase(m_acknowledged.begin(), end);
    return confirmed;
}

std::optional<CachedItem> Overlay::shown(FeedbackId id, std::optional<CachedItem> server) const
{
    const auto layers = m_items.find(id);
    if (layers == m_items.end())
        return server;
    std::optional<ActId> stopped;
    for (const Layer &layer : layers->second) {
        if (layer.part == Part::Refused)
            stopped = layer.act;
        if (stopped != layer.act || layer.acknowledged)
            applyOperation(server, layer.operation);
    }
    return server;
}

std::optional<Operation> Overlay::operation(OutboxEntryId entry, FeedbackId item) const
{
    const Layer *layer = find(entry, item);
    return layer ? std::optional(layer->operation) : std::nullopt;
}

std::vector<FeedbackId> Overlay::items() const
{
    std::vector<FeedbackId> ids;
    ids.reserve(m_items.size());
    for (const auto &[id, layers] : m_items)
        ids.push_back(id);
    return ids;
}

} // namespace triage::app
