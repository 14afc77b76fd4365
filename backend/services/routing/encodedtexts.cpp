// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/routing/encodedtexts.h"

#include "routing/profiles.h"
#include "services/embeddings/vectormaker.h"
#include "stores/vectors/vectorstore.h"

#include <algorithm>
#include <utility>

namespace triage::services {

using storage::Connection;
using storage::VectorStore;

namespace {

constexpr std::chrono::seconds vectorsCheckInterval{ 10 };

template <typename IdType, typename Vectors>
QByteArray bytesOf(const Vectors &vectors, IdType id)
{
    const auto found = vectors.find(id);
    return found == vectors.end() ? QByteArray() : routing::quantized(found->second);
}

std::shared_ptr<const routing::GivenVectors> spaceOf(const routing::Model &model)
{
    return std::dynamic_pointer_cast<const routing::GivenVectors>(
        model.spaces()[std::size_t(routing::SpaceKind::Encoder)]);
}

/// Returns whether the vector of a buffer of the model is that of these texts.
bool hasSameText(const routing::Model &model, const routing::BufferProfile &buffer)
{
    const auto known = std::ranges::find(model.buffers(), buffer.id, &routing::BufferProfile::id);
    if (known == model.buffers().end())
        return false;
    const routing::FeedbackText before = routing::vectorTextOf(*known);
    const routing::FeedbackText after = routing::vectorTextOf(buffer);
    return before.title == after.title && before.description == after.description;
}

} // namespace

bool EncodedTexts::haveChanged(Connection &connection, OrganizationId organization, const QString &model)
{
    const auto now = std::chrono::steady_clock::now();
    const bool isRecent
        = m_checked != std::chrono::steady_clock::time_point() && now - m_checked < vectorsCheckInterval;
    if (model.isEmpty() || isRecent)
        return false;
    m_checked = now;
    VectorStore store(connection, organization);
    const auto serving = store.serving(model);
    if (!serving || !*serving)
        return false;
    const auto state = store.stateOfBuffers((*serving)->id);
    if (!state || (m_space && m_space->id() == (*serving)->id && *state == m_state))
        return false;
    m_space
        = std::make_shared<const routing::GivenVectors>((*serving)->id, std::size_t((*serving)->dimension));
    m_state = *state;
    return true;
}

void EncodedTexts::addTo(Connection &connection, OrganizationId organization,
                         std::vector<routing::Example> &examples) const
{
    if (!m_space)
        return;
    std::vector<FeedbackId> ids;
    std::ranges::transform(examples, std::back_inserter(ids), &routing::Example::feedback);
    const auto vectors = VectorStore(connection, organization).ofItems(m_space->id(), ids);
    if (!vectors)
        return;
    for (routing::Example &example : examples)
        example.item.vector = bytesOf(*vectors, example.feedback);
}

void EncodedTexts::addTo(Connection &connection, OrganizationId organization,
                         std::vector<routing::BufferProfile> &buffers) const
{
    const auto vectors = m_space ? VectorStore(connection, organization).ofBuffers(m_space->id())
                                 : Result<storage::BufferVectors>(storage::BufferVectors());
    if (!vectors)
        return;
    for (routing::BufferProfile &buffer : buffers)
        buffer.vector = bytesOf(*vectors, buffer.id);
}

std::vector<QByteArray> vectorsOf(Connection &connection, OrganizationId organization,
                                  const routing::Model &model, const std::vector<FeedbackId> &items)
{
    std::vector<QByteArray> all(items.size());
    const auto space = spaceOf(model);
    if (!space)
        return all;
    const auto vectors = VectorStore(connection, organization).ofItems(space->id(), items);
    if (!vectors)
        return all;
    std::ranges::transform(items, all.begin(), [&](FeedbackId id) { return bytesOf(*vectors, id); });
    return all;
}

void encode(Connection &connection, OrganizationId organization, const routing::Model &model,
            VectorMaker *maker, std::span<routing::FeedbackText> texts)
{
    const auto space = spaceOf(model);
    if (!space || !maker)
        return;
    std::vector<std::pair<QString, QString>> sent;
    for (const routing::FeedbackText &text : texts)
        sent.emplace_back(text.title, text.description);
    const std::vector<embeddings::Vector> vectors
        = maker->ofTexts(connection, organization, space->id(), sent);
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts[i].vector = vectors[i].empty() ? QByteArray() : routing::quantized(vectors[i]);
}

void encodeChanged(Connection &connection, OrganizationId organization, const routing::Model &model,
                   VectorMaker *maker, std::vector<routing::BufferProfile> &buffers)
{
    std::vector<routing::BufferProfile *> changed;
    std::vector<routing::FeedbackText> texts;
    for (routing::BufferProfile &buffer : buffers) {
        if (hasSameText(model, buffer))
            continue;
        changed.push_back(&buffer);
        texts.push_back(routing::vectorTextOf(buffer));
    }
    encode(connection, organization, model, maker, texts);
    for (std::size_t i = 0; i < changed.size(); ++i)
        changed[i]->vector = texts[i].vector;
}

} // namespace triage::services
