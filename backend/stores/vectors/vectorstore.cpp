// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/vectors/vectorstore.h"

#include "database/record.h"
namespace triage::storage {

namespace {

VectorSpace spaceOf(const Row &row)
{
    return { row.integer(0), row.text(1),    int(row.integer(2)),  int(row.integer(3)),
             row.boolean(4), row.integer(5), row.id<FeedbackId>(6) };
}

QString hexOf(const embeddings::Vector &vector)
{
    return QString::fromLatin1(embeddings::quantized(vector).toHex());
}

template <typename IdType>
Result<std::unordered_map<IdType, embeddings::Vector>> vectorsOf(const Result<Rows> &rows)
{
    if (!rows)
        return rows.error();
    std::unordered_map<IdType, embeddings::Vector> vectors;
    for (const Row row : *rows)
        vectors.emplace(row.template id<IdType>(0), embeddings::direction(row.binary(1)));
    return vectors;
}

Result<qint64> numberOf(const Result<Rows> &rows)
{
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? 0 : rows->first().integer(0);
}

} // namespace

Result<bool> leadsVectors(Connection &connection)
{
    return firstOf<bool>(connection.execute("vector.lead"));
}

Result<std::vector<OrganizationId>> organizationsWithoutVectors(Connection &connection, const SpaceKey &key,
                                                                OrganizationId after, int limit)
{
    return listOf<OrganizationId>(connection.execute("vector.waiting",
                                                     { { "model", key.model },
                                                       { "version", key.version },
                                                       { "dimension", key.dimension },
                                                       { "after", after },
                                                       { "limit", limit } }));
}

Result<VectorSpace> VectorStore::space(const SpaceKey &key)
{
    for (const bool isLast : { false, true }) {
        const auto rows = query("vector.spaces");
        if (!rows)
            return rows.error();
        for (int i = 0; i < rows->size(); ++i) {
            const VectorSpace space = spaceOf(rows->at(i));
            if (space.model == key.model && space.version == key.version && space.dimension == key.dimension)
                return space;
        }
        if (isLast)
            break;
        const auto added
            = query("vector.addSpace",
                    { { "model", key.model }, { "version", key.version }, { "dimension", key.dimension } });
        if (!added)
            return added.error();
    }
    return problem(ProblemType::InternalError, QStringLiteral("The vectors of a model have no space."));
}

Result<std::optional<VectorSpace>> VectorStore::serving(const QString &model)
{
    const auto rows = query("vector.spaces");
    if (!rows)
        return rows.error();
    std::optional<VectorSpace> chosen;
    const auto rank = [&](const VectorSpace &space) {
        const bool isCurrent = space.model == model && space.version == embeddings::vectorVersion;
        return (space.isComplete ? 2 : 0) + (isCurrent ? 1 : 0);
    };
    for (int i = 0; i < rows->size(); ++i) {
        const VectorSpace space = spaceOf(rows->at(i));
        if (rank(space) > 0 && (!chosen || rank(space) >= rank(*chosen)))
            chosen = space;
    }
    return chosen;
}

Result<std::optional<ItemVector>> VectorStore::control(qint64 space)
{
    const auto rows = query("vector.control", { { "space", space } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<ItemVector>();
    const Row row = rows->first();
    return std::optional<ItemVector>(
        { row.id<FeedbackId>(0), row.text(1), row.text(2), embeddings::direction(row.binary(3)) });
}

Result<ItemVectors> VectorStore::ofItems(qint64 space, const std::vector<FeedbackId> &items)
{
    return vectorsOf<FeedbackId>(query("vector.ofItems", { { "space", space }, { "items", items } }));
}

Result<BufferVectors> VectorStore::ofBuffers(qint64 space)
{
    return vectorsOf<BufferId>(query("vector.ofBuffers", { { "space", space } }));
}

Result<QString> VectorStore::stateOfBuffers(qint64 space)
{
    return firstOf<QString>(query("vector.stateOfBuffers", { { "space", space } }));
}

Result<std::vector<FeedbackId>> VectorStore::withVector(qint64 space, const std::vector<FeedbackId> &items)
{
    return listOf<FeedbackId>(query("vector.with", { { "space", space }, { "items", items } }));
}

Result<qint64> VectorStore::lastChange()
{
    return numberOf(query("vector.change"));
}

Result<std::vector<SeenItem>> VectorStore::next(const VectorSpace &space, qint64 until, int limit)
{
    return listOf<SeenItem>(query("vector.page",
                                  { { "space", space.id },
                                    { "seen_change", space.seenChange },
                                    { "seen_item", space.seenItem },
                                    { "until", until },
                                    { "limit", limit } }),
                            [](const Row &row) {
                                return SeenItem{ row.id<FeedbackId>(0), row.integer(1), row.boolean(2),
                                                 row.text(3), row.text(4) };
                            });
}

Result<std::vector<UndescribedBuffer>> VectorStore::buffersWithout(qint64 space, int limit)
{
    return listOf<UndescribedBuffer>(
        query("vector.buffers", { { "space", space }, { "limit", limit } }), [](const Row &row) {
            return UndescribedBuffer{ row.id<BufferId>(0), row.text(1), row.text(2), row.text(3) };
        });
}

Result<std::vector<FeedbackId>> VectorStore::store(qint64 space, const std::vector<ItemVector> &vectors)
{
    std::vector<FeedbackId> items;
    std::vector<QString> titles;
    std::vector<QString> descriptions;
    std::vector<QString> bytes;
    for (const ItemVector &each : vectors) {
        items.push_back(each.feedback);
        titles.push_back(each.title);
        descriptions.push_back(each.description);
        bytes.push_back(hexOf(each.vector));
    }
    return listOf<FeedbackId>(query("vector.store",
                                    { { "space", space },
                                      { "items", items },
                                      { "titles", titles },
                                      { "descriptions", descriptions },
                                      { "vectors", bytes } }));
}

Result<void> VectorStore::store(qint64 space, const std::vector<UndescribedBuffer> &buffers,
                                const std::vector<embeddings::Vector> &vectors)
{
    std::vector<BufferId> ids;
    std::vector<QString> hashes;
    std::vector<QString> bytes;
    for (std::size_t i = 0; i < buffers.size(); ++i) {
        ids.push_back(buffers[i].buffer);
        hashes.push_back(buffers[i].hash);
        bytes.push_back(hexOf(vectors[i]));
    }
    return run("vector.storeBuffers",
               { { "space", space }, { "buffers", ids }, { "hashes", hashes }, { "vectors", bytes } });
}

Result<void> VectorStore::see(qint64 space, qint64 change, FeedbackId item, bool isComplete)
{
    return run(
        "vector.see",
        { { "space", space }, { "seen_change", change }, { "seen_item", item }, { "complete", isComplete } });
}

Result<qint64> VectorStore::forgetOthers(qint64 space, int limit)
{
    return numberOf(query("vector.forgetOthers", { { "space", space }, { "limit", limit } }));
}

Result<qint64> VectorStore::spentToday()
{
    return numberOf(query("vector.spent"));
}

Result<bool> VectorStore::reserve(qint64 tokens, qint64 limit)
{
    const auto rows = query("vector.reserve", { { "tokens", tokens }, { "limit", limit } });
    if (!rows)
        return rows.error();
    return !rows->isEmpty();
}

Result<void> VectorStore::spend(qint64 tokens, qint64 reserved)
{
    return run("vector.spend", { { "tokens", tokens }, { "reserved", reserved } });
}

} // namespace triage::storage
