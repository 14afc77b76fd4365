// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of an organization's texts, and the texts whose language nobody told yet.
#pragma once

#include "database/transaction.h"
#include "languages/language.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QString>

#include <span>
#include <vector>

namespace triage::storage {

/// A text that an earlier version indexed, without its language.
struct UntoldText
{
    FeedbackId feedback;
    qint64 change = 0; ///< The last change of the item.
    QString title;
    QString description;
};

/// The new index of a text.
struct ReindexedText
{
    FeedbackId feedback;
    qint64 change = 0; ///< The change at which the text was read.
    QString lexemes; ///< A tsvector.
};

class LanguageStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the languages by which queries are stemmed.
    Result<std::vector<Language>> common();
    /// Returns the newest texts whose language nobody told yet.
    Result<std::vector<UntoldText>> untold(int limit);
};

/// Replaces the index of texts that still have none with a language, and whose items did not change since
/// they were read. The texts themselves do not change.
Result<void> reindex(Transaction &tx, std::span<const ReindexedText> texts);

/// Returns organizations with texts whose language nobody told yet.
Result<std::vector<OrganizationId>> organizationsWithUntoldTexts(Connection &connection, int limit);

} // namespace triage::storage
