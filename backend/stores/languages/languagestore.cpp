// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languages/languagestore.h"

#include "database/record.h"
#include "search/stemming.h"

namespace triage::storage {

Result<std::vector<Language>> LanguageStore::common()
{
    const auto counts = listOf<std::pair<Language, qint64>>(query("language.common"), [](const Row &row) {
        return std::pair(Language::fromCode(row.text(0)), row.integer(1));
    });
    if (!counts)
        return counts.error();
    return search::queryLanguages(*counts);
}

} // namespace triage::storage
