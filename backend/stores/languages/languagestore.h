// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of an organization's texts.
#pragma once

#include "languages/language.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <vector>

namespace triage::storage {

class LanguageStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the languages by which queries are stemmed.
    Result<std::vector<Language>> common();
};

} // namespace triage::storage
