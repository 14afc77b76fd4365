// SPDX-License-Identifier: GPL-3.0-or-later
// The imports of one organization in the database, and what they store.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/note.h"
#include "domain/target.h"
#include "domain/transfer.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QHash>
#include <QSet>

#include <optional>
#include <vector>

namespace triage::storage {

/// A buffer as a file names it.
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
    MemberId author; ///< Not valid: the system.
    std::optional<QString> authorName; ///< Of one who is no member here; so below.
    std::optional<QString> authorEmail;
    Timestamp at;
};

/// An item that is ready to be stored. Its times are not in the future.
struct ImportedItem
{
    Feedback feedback; ///< A valid id is one that it would like to have.
    std::optional<QString> externalId;
    std::optional<QString>
        foreignId; ///< What it is known by where it does not get the id that it would like.
    QString lexemes;
    std::vector<ImportedMembership> buffers;
    std::vector<NormalTarget> targets;
    std::vector<ImportedNote> notes;
};

/// Reads the imports of one organization.
class ImportStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Newest first.
    Result<RecordPage<Import>> list(const api::PageRequest &page);
    /// NotFound where there is none.
    Result<Import> find(ImportId id);
};

/// Writes imports and what they bring, inside a transaction.
class ImportWriter : public ImportStore
{
public:
    explicit ImportWriter(Transaction &tx) : ImportStore(tx.connection(), tx.organization()), m_tx(tx) { }

    Result<Import> begin(const QString &source, MemberId member);
    /// Keeps how far it is: line, counts, problems and state.
    Result<void> advance(const Import &import);

    /// How many items may still be created; nothing: any number.
    Result<std::optional<qint64>> quota();
    /// Which of these names of elsewhere items are known by that are here.
    Result<QSet<QString>> known(const std::vector<QString> &externalIds);
    /// Which of these items are here.
    Result<QSet<FeedbackId>> present(const std::vector<FeedbackId> &ids);
    Result<std::vector<BufferName>> buffers();
    /// How many an import has made.
    Result<qint64> createdBuffers(ImportId import);
    /// The members by their addresses in lower case.
    Result<QHash<QString, MemberId>> members();
    /// Stores a buffer whose id is what it would like to have; the one that it got.
    Result<BufferId> storeBuffer(ImportId import, const Buffer &buffer);
    /// Stores items with all that belongs to them; importer is whose teaching it is.
    Result<void> store(ImportId import, std::vector<ImportedItem> &items, MemberId importer);

private:
    /// Of all items, as the arrays of a statement.
    struct Memberships
    {
        std::vector<BufferId> buffers;
        std::vector<FeedbackId> feedback;
        std::vector<bool> byHand;
        std::vector<double> confidences;
        std::vector<QString> assigned;
    };

    Result<void> identify(std::vector<ImportedItem> &items);
    static Memberships membershipsOf(const std::vector<ImportedItem> &items);
    Result<void> storeItems(ImportId import, const std::vector<ImportedItem> &items,
                            const Memberships &memberships);
    Result<void> teach(const Memberships &memberships, MemberId importer);
    Result<void> point(ImportId import, const std::vector<ImportedItem> &items);
    Result<void> write(const std::vector<ImportedItem> &items);

    Transaction &m_tx;
};

} // namespace triage::storage
