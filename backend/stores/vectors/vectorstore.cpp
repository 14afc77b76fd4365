// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/vectors/vectorstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/organizationstore.h"

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

} // namespace

Result<bool> leadsVectors(Connection &connection)
{
    return firstOf<bool>(connection.execute("vector.lead"));
}

Result<OrganizationId> walkForVectors(Connection &connection, const SpaceKey &key, OrganizationId after,
                                      int limit, std::vector<OrganizationId> &withChanges)
{
    return walkOverOrganizations(
        connection, "vector.next", after, limit, withChanges,
        { { "model", key.model }, { "version", key.version }, { "dimension", key.dimension } });
}

Result<std::vector<VectorSpace>> VectorStore::spaces()
{
    return listOf<VectorSpace>(query("vector.spaces"), spaceOf);
}

Result<VectorSpace> VectorStore::space(const SpaceKey &key)
{
    for (const bool isLast : { false, true }) {
        const auto known = spaces();
        if (!known)
            return known.error();
        for (const VectorSpace &space : *known) {
            if (space.model == key.model && space.version == key.version && space.dimension == key.dimension)
                return space;
        }
        if (isLast)
            break;
        const auto added
            = run("vector.addSpace",
                  { { "model", key.model }, { "version", key.version }, { "dimension", key.dimension } });
        if (!added)
            return added.error();
    }
    return problem(ProblemType::InternalError, QStringLiteral("The vectors of a model have no space."));
}

Result<std::optional<VectorSpace>> VectorStore::serving(const QString &model)
{
    const auto known = spaces();
    if (!known)
        return known.error();
    std::optional<VectorSpace> chosen;
    const auto rank = [&](const VectorSpace &space) {
        const bool isCurrent = space.model == model && space.version == embeddings::vectorVersion;
        return (space.isComplete ? 2 : 0) + (isCurrent ? 1 : 0);
    };
    for (const VectorSpace &space : *known) {
        if (rank(space) > 0 && (!chosen || rank(space) >= rank(*chosen)))
            chosen = space;
    }
    return chosen;
}

Result<std::optional<ItemVector>> VectorStore::control(qint64 space)
{
    return firstIfAny<ItemVector>(query("vector.control", { { "space", space } }), [](const Row &row) {
        return ItemVector{ row.id<FeedbackId>(0), row.text(1), row.text(2),
                           embeddings::direction(row.binary(3)) };
    });
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
    return firstOf<qint64>(query("vector.change"));
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
    return listOf<FeedbackId>(query(
        "vector.store",
        { { "space", space },
          { "items", columnOf(vectors, &ItemVector::feedback) },
          { "titles", columnOf(vectors, &ItemVector::title) },
          { "descriptions", columnOf(vectors, &ItemVector::description) },
          { "vectors", columnOf(vectors, [](const ItemVector &each) { return hexOf(each.vector); }) } }));
}

Result<void> VectorStore::store(qint64 space, const std::vector<UndescribedBuffer> &buffers,
                                const std::vector<embeddings::Vector> &vectors)
{
    return run("vector.storeBuffers",
               { { "space", space },
                 { "buffers", columnOf(buffers, &UndescribedBuffer::buffer) },
                 { "hashes", columnOf(buffers, &UndescribedBuffer::hash) },
                 { "vectors", columnOf(vectors, hexOf) } });
}

Result<void> VectorStore::see(qint64 space, qint64 change, FeedbackId item, bool isComplete)
{
    return run(
        "vector.see",
        { { "space", space }, { "seen_change", change }, { "seen_item", item }, { "complete", isComplete } });
}

Result<qint64> VectorStore::forgetOthers(qint64 space, int limit)
{
    return firstOf<qint64>(query("vector.forgetOthers", { { "space", space }, { "limit", limit } }));
}

Result<qint64> VectorStore::spentToday()
{
    return firstOf<qint64>(query("vector.spent"));
}

Result<bool> VectorStore::reserve(qint64 tokens, qint64 limit)
{
    return isAny(query("vector.reserve", { { "tokens", tokens }, { "limit", limit } }));
}

Result<void> VectorStore::spend(qint64 tokens, qint64 reserved)
{
    return run("vector.spend", { { "tokens", tokens }, { "reserved", reserved } });
}

} // namespace triage::storage
