// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that list entries of one organization, or of all organizations if none is given.
#pragma once

#include "cli/commandline.h"
#include "services/people/operators.h"

#include <memory>
#include <optional>
#include <vector>

namespace triage::cli {

/// Returns the organization with that slug, or all of them. NotFound if there is no such organization.
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

/// Adds a command with the option --org that lists the entries that read(connection, organization) returns,
/// each as an object (json) and as a row under the headings (cells); both receive it with the organization's
/// slug.
template <typename Read, typename Json, typename Cells>
void addListCommand(CommandLine &line, const char *name, const char *description, const QStringList &headings,
                    Read read, Json json, Cells cells)
{
    const auto slug = std::make_shared<std::optional<QString>>();
    Command list = line.command(name, description);
    list.text({ "--org", "SLUG", "Only of this organization" }, *slug);
    list.onDatabase([=](storage::Connection &database, Output &output) -> Result<void> {
        const auto organizations = organizationsOf(database, *slug);
        if (!organizations)
            return organizations.error();
        std::vector<RawJson> objects;
        std::vector<QStringList> rows;
        for (const auto &organization : *organizations) {
            const auto found = read(database, organization.id);
            if (!found)
                return found.error();
            for (const auto &each : *found) {
                objects.push_back(json(each, organization.slug));
                rows.push_back(cells(each, organization.slug));
            }
        }
        output.table(objects, headings, rows);
        return {};
    });
}

} // namespace triage::cli
