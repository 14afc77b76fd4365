// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/textreindexing.h"

#include "search/indexedtext.h"
#include "stores/languages/languagestore.h"

#include <vector>

namespace triage::services {

Result<ReindexedPart> reindexSome(storage::Connection &connection, OrganizationId organization, int limit)
{
    using Clock = std::chrono::steady_clock;
    const auto texts = storage::LanguageStore(connection, organization).untold(limit);
    if (!texts)
        return texts.error();
    if (texts->empty())
        return ReindexedPart();
    std::vector<storage::ReindexedText> reindexed;
    for (const storage::UntoldText &text : *texts)
        reindexed.push_back(
            { text.feedback, text.change, search::indexedText(text.title, text.description).lexemes });
    Clock::time_point locked;
    const auto store = [&](storage::Transaction &tx) -> Result<bool> {
        locked = Clock::now();
        if (const auto stored = storage::reindex(tx, reindexed); !stored)
            return stored.error();
        return true;
    };
    if (const auto stored = storage::inTransaction(connection, organization, store); !stored)
        return stored.error();
    return ReindexedPart{ int(texts->size()), Clock::now() - locked };
}

} // namespace triage::services
