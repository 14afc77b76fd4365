// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that lists of feedback can have.
#pragma once

#include "fields/enumtext.h"

namespace triage {

enum class SortBy { CreatedAt, UpdatedAt, Title, Relevance };

template <>
struct EnumText<SortBy>
{
    static constexpr std::array words{ std::pair{ SortBy::CreatedAt, "created_at" },
                                       std::pair{ SortBy::UpdatedAt, "updated_at" },
                                       std::pair{ SortBy::Title, "title" },
                                       std::pair{ SortBy::Relevance, "relevance" } };
};

enum class SortOrder { Ascending, Descending };

template <>
struct EnumText<SortOrder>
{
    static constexpr std::array words{ std::pair{ SortOrder::Ascending, "asc" },
                                       std::pair{ SortOrder::Descending, "desc" } };
};

} // namespace triage
