// SPDX-License-Identifier: GPL-3.0-or-later
// A target: a surface (REST endpoint, documentation page, CLI command) that feedback points at.
#pragma once

#include "domain/ids.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "result.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace triage {

enum class TargetType { RestEndpoint, Documentation, CliCommand };

template <>
struct EnumText<TargetType>
{
    static constexpr std::array words{ std::pair{ TargetType::RestEndpoint, "rest_endpoint" },
                                       std::pair{ TargetType::Documentation, "documentation" },
                                       std::pair{ TargetType::CliCommand, "cli_command" } };
};

struct Target
{
    TargetId id;
    TargetType type = TargetType::RestEndpoint;
    QString displayName;
    RawJson metadata;

    friend bool operator==(const Target &, const Target &) = default;
};

constexpr auto fields(Type<Target>)
{
    return FieldTable{
        field("id", &Target::id, "Opaque identifier."),
        field("type", &Target::type, "Kind of surface; never changes.").like("rest_endpoint"),
        field("display_name", &Target::displayName,
              "Label derived from the metadata when the target was created.")
            .like("POST /v1/exports"),
        field("metadata", &Target::metadata,
              "Details that identify the target; its fields depend on the type.")
            .like(R"({"method":"POST","path":"/v1/exports","host":"api.example.com"})"),
    };
}
static_assert(mapsEveryMember<Target>);

/// The metadata that any type of target may have; null, empty and absent are the same.
struct TargetMetadata
{
    std::optional<QString> method;
    std::optional<QString> path;
    std::optional<QString> host;
    std::optional<QString> apiVersion;
    std::optional<QString> pageUrl;
    std::optional<QString> sectionHeading;
    std::optional<QString> docVersion;
    std::optional<QString> command;
    std::optional<QString> subcommand;
    std::optional<QString> cliVersion;
    std::optional<std::vector<QString>> args;

    friend bool operator==(const TargetMetadata &, const TargetMetadata &) = default;
};

constexpr auto fields(Type<TargetMetadata>)
{
    constexpr Rules text{ .maxLength = 2000, .category = Category::Integration };
    return FieldTable{
        field("method", &TargetMetadata::method, "HTTP method.", text).like("POST"),
        field("path", &TargetMetadata::path, "Path of the endpoint.", text).like("/v1/exports"),
        field("host", &TargetMetadata::host, "Hostname of the API.", text).like("api.example.com"),
        field("api_version", &TargetMetadata::apiVersion, "Version of the API.", text).like("v1"),
        field("page_url", &TargetMetadata::pageUrl, "URL of the page.", text)
            .like("https://docs.example.com/exports"),
        field("section_heading", &TargetMetadata::sectionHeading, "Heading within the page.", text)
            .like("Formats"),
        field("doc_version", &TargetMetadata::docVersion, "Version of the documentation.", text).like("3.2"),
        field("command", &TargetMetadata::command, "Name of the command.", text).like("acme"),
        field("subcommand", &TargetMetadata::subcommand, "Path of the subcommand.", text).like("export csv"),
        field("cli_version", &TargetMetadata::cliVersion, "Version of the command.", text).like("3.2.1"),
        field("args", &TargetMetadata::args, "Documented flags and arguments.",
              { .maxLength = 50, .category = Category::Integration })
            .like("[\"--all\"]"),
    };
}
static_assert(mapsEveryMember<TargetMetadata>);

/// A member of the metadata of one type of target.
struct MetadataMember
{
    TargetType type = TargetType::RestEndpoint;
    std::string_view name;
    bool required = false;
};

/// The metadata that each type of target has.
inline constexpr std::array metadataMembers{
    MetadataMember{ TargetType::RestEndpoint, "method", true },
    MetadataMember{ TargetType::RestEndpoint, "path", true },
    MetadataMember{ TargetType::RestEndpoint, "host" },
    MetadataMember{ TargetType::RestEndpoint, "api_version" },
    MetadataMember{ TargetType::Documentation, "page_url", true },
    MetadataMember{ TargetType::Documentation, "section_heading" },
    MetadataMember{ TargetType::Documentation, "doc_version" },
    MetadataMember{ TargetType::CliCommand, "command", true },
    MetadataMember{ TargetType::CliCommand, "subcommand" },
    MetadataMember{ TargetType::CliCommand, "cli_version" },
    MetadataMember{ TargetType::CliCommand, "args" },
};

/// A target as callers describe it.
struct NewTarget
{
    TargetType type = TargetType::RestEndpoint;
    TargetMetadata metadata;

    friend bool operator==(const NewTarget &, const NewTarget &) = default;
};

constexpr auto fields(Type<NewTarget>)
{
    constexpr Rules structural{ .required = true, .category = Category::Integration };
    return FieldTable{
        field("type", &NewTarget::type, "rest_endpoint, documentation or cli_command.", structural),
        field("metadata", &NewTarget::metadata, "Details that identify the target.", structural),
    };
}
static_assert(mapsEveryMember<NewTarget>);

/// A target in its one normal form: two targets that mean the same surface are equal.
struct NormalTarget
{
    TargetType type = TargetType::RestEndpoint;
    QString displayName;
    QByteArray metadata; ///< JSON object with the type's own fields, none of them empty.
};

/// Checks the metadata that the type requires and normalises: the method in upper case, the host in lower
/// case, empty members left out, members of other types dropped. `path` is the place of the target in the
/// body, for the problem's field. A command with several args becomes one target for each of them unless
/// keepArgsTogether is set.
Result<std::vector<NormalTarget>> normalise(const NewTarget &target, const QString &path,
                                            bool keepArgsTogether = false);

} // namespace triage
