// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares lines of a file for an organization: finds or creates its buffers, recognises its members,
// normalises targets.
#pragma once

#include "domain/transfer.h"
#include "result.h"
#include "stores/transfer/importstore.h"
#include "transfer/transferitem.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace triage::services {

/// An item, or the problem of its line.
struct BuiltItem
{
    std::optional<storage::ImportedItem> item;
    std::optional<Problem> problem;
    std::vector<Problem> ignored = {}; ///< The values that were passed over, of an item that is stored.
};

class ImportedItemBuilder
{
public:
    static Result<ImportedItemBuilder> open(storage::Transaction &tx, ImportId import, MemberId importer,
                                            bool route);

    Result<BuiltItem> build(const transfer::TransferItem &line);
    /// Creates the buffer unless there is one with its slug or name. Returns the problem of the line, if any.
    Result<std::optional<Problem>> makeBuffer(const transfer::TransferBuffer &line);

private:
    ImportedItemBuilder(storage::Transaction &tx, ImportId import, MemberId importer, bool route)
        : m_tx(tx), m_import(import), m_importer(importer), m_route(route)
    {
    }

    std::optional<Problem> readTimes(const transfer::TransferItem &line, Feedback &feedback) const;
    std::optional<Problem> readTargets(const transfer::TransferItem &line, storage::ImportedItem &item) const;
    std::optional<Problem> readNotes(const transfer::TransferItem &line, storage::ImportedItem &item) const;
    /// Reads what people made of the item. `ignored` receives the values that mean nothing.
    std::optional<Problem> readTriage(const transfer::TransferItem &line, storage::ImportedItem &item,
                                      std::vector<Problem> &ignored);
    Result<std::optional<Problem>> readBuffers(const transfer::TransferItem &line,
                                               storage::ImportedItem &item);
    std::optional<Problem> buffersProblem(const std::vector<transfer::TransferMembership> &buffers) const;
    std::optional<Problem> timeProblem(Timestamp at, const QString &field) const;
    void readAuthor(const transfer::TransferNote &line, storage::ImportedNote &note) const;
    RoutingStatus statusOf(const transfer::TransferItem &line) const;
    std::optional<BufferId> find(const QString &name) const;
    void remember(const storage::BufferName &buffer);

    storage::Transaction &m_tx;
    ImportId m_import;
    MemberId m_importer;
    bool m_route;
    qint64 m_made = 0; ///< The number of created buffers.
    QHash<QString, BufferId> m_bySlug;
    QHash<QString, BufferId> m_byName; ///< Names are in lower case.
    QHash<BufferId, bool> m_ids;
    QHash<QString, MemberId> m_members;
    QSet<QString> m_tags; ///< Those of the organization and of the lines so far.
};

} // namespace triage::services
