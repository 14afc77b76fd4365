// The organization that a command names, or all of them where it names none.
#pragma once

#include "services/operators.h"

#include <optional>

namespace triage::cli {

/// NotFound where one is named that is not there.
inline Result<std::vector<storage::OrganizationRow>> organizationsOf(storage::Connection &database,
                                                                     const std::optional<QString> &slug)
{
    if (!slug)
        return storage::listOrganizations(database);
    auto one = services::organizationOf(database, *slug);
    if (!one)
        return one.error();
    return std::vector{ std::move(*one) };
}

} // namespace triage::cli
