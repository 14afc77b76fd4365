// SPDX-License-Identifier: GPL-3.0-or-later
// The imports of one organization in the database, and the items that they store.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "domain/transfer.h"
#include "domain/triage.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace triage::storage {

/// A buffer with the names by which a file may refer to it.
struct BufferName
{
    BufferId id;
    QString name;
    QString slug;
};

struct ImportedMembership
{
    BufferId buffer;
    bool byHand = false;
    std::optional<double> confidence;
    Timestamp at;
};

struct ImportedNote
{
    QString text;
    NoteKind kind = NoteKind::Note;
    MemberId author; ///< Invalid: the system.
    std::optional<QString> authorName; ///< Name of an author who is not a member; likewise the address.
    std::optional<QString> authorEmail;
    Timestamp at;
    std::optional<Activity> activity = std::nullopt;
};

/// An item that is ready to be stored. Its times are not in the future.
struct ImportedItem
{
    Feedback feedback; ///< A valid id is the preferred one.
    std::optional<QString> externalId;
    std::optional<QString> foreignId; ///< Its external id if it does not get the preferred id.
    QString lexemes;
    std::optional<QString> language = std::nullopt;
    std::vector<ImportedMembership> buffers;
    std::vector<NormalTarget> targets;
    std::vector<ImportedNote> notes;
    QString original; ///< The item that says the same, as the file names it; empty: none.
    std::optional<Triage> triage; ///< Its record, if somebody has worked on it.
};

/// Reads the imports of one organization.
class ImportStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns imports, newest first.
    Result<RecordPage<Import>> list(const api::PageRequest &page);
    /// NotFound if there is none.
    Result<Import> find(ImportId id);
    /// Has PostgreSQL count the tables that have rows and no statistics. Requires that no transaction is
    /// open.
    void analyzeNewTables();
};

/// Writes imports and their items, inside a transaction.
class ImportWriter : public WriterOf<ImportStore>
{
public:
    using WriterOf::WriterOf;

    /// Creates an import that begins with that line of its file.
    Result<Import> begin(const QString &source, MemberId member, qint64 firstLine);
    /// Stores the progress: line, counts, problems and state.
    Result<void> advance(const Import &import);

    /// Returns the number of items that may still be created; nothing: any number.
    Result<std::optional<qint64>> quota();
    /// Returns those external ids that items already have.
    Result<QSet<QString>> known(const std::vector<QString> &externalIds);
    /// Returns those items that exist.
    Result<QSet<FeedbackId>> present(const std::vector<FeedbackId> &ids);
    Result<std::vector<BufferName>> buffers();
    /// Returns the number of buffers that an import created.
    Result<qint64> createdBuffers(ImportId import);
    /// Returns the members by their addresses in lower case.
    Result<QHash<QString, MemberId>> members();
    /// Stores a buffer whose id is the preferred one. Returns the id that it got.
    Result<BufferId> storeBuffer(ImportId import, const Buffer &buffer);
    /// Stores items with all their data. Examples for the classifier are attributed to the importer.
    Result<void> store(ImportId import, std::vector<ImportedItem> &items, MemberId importer);

private:
    struct Membership;

    Result<void> identify(std::vector<ImportedItem> &items);
    static std::vector<Membership> membershipsOf(const std::vector<ImportedItem> &items);
    Result<void> storeItems(ImportId import, const std::vector<ImportedItem> &items,
                            const std::vector<Membership> &memberships);
    Result<void> teach(const std::vector<Membership> &memberships, MemberId importer);
    Result<void> write(const std::vector<ImportedItem> &items);
    Result<void> storeTriage(const std::vector<ImportedItem> &items);
};

} // namespace triage::storage
