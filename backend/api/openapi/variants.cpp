// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/schema.h"
#include "domain/rules.h"

#include <algorithm>

namespace triage::api::openapi {

namespace {

struct TargetNames
{
    TargetType type;
    QByteArray name; ///< In the names of components.
    const char *label; ///< An example of display_name.
};

const std::vector<TargetNames> &targetNames()
{
    static const std::vector<TargetNames> all{
        { TargetType::RestEndpoint, "RestEndpoint", "POST api.example.com/v1/exports" },
        { TargetType::Documentation, "Documentation", "https://docs.example.com/exports" },
        { TargetType::CliCommand, "CliCommand", "acme export csv --all" },
    };
    return all;
}

/// Returns the metadata of targets of the type.
Schema metadataOf(const TargetNames &names, Components &components, Direction direction)
{
    Schema metadata;
    metadata.kind = Schema::Kind::Object;
    metadata.isAnswer = direction != Direction::Body;
    forEachField<TargetMetadata>([&](const auto &each) {
        const auto own
            = std::find_if(metadataMembers.begin(), metadataMembers.end(), [&](const MetadataMember &member) {
                  return member.type == names.type && member.name == each.name;
              });
        if (own == metadataMembers.end())
            return;
        Property property = detail::propertyOf(each, components, direction);
        property.required = own->required;
        if (own->required) {
            property.schema.nullable = false;
            property.schema.minimum = 1;
        }
        metadata.properties.push_back(std::move(property));
    });
    return components.add((metadata.isAnswer ? "Stored" : "") + names.name + "Metadata", metadata);
}

Property metadataProperty(const TargetNames &names, Components &components, Direction direction)
{
    Property property{ "metadata", metadataOf(names, components, direction), true };
    property.schema.description = "Details that identify the target.";
    return property;
}

} // namespace

std::vector<Variant> variantsOf(Type<Target>, Components &components)
{
    std::vector<Variant> all;
    for (const TargetNames &each : targetNames())
        all.push_back(
            { toWord(each.type),
              each.name + "Target",
              { property("display_name", text(),
                         "Label derived from the metadata when the target was created.", each.label),
                metadataProperty(each, components, Direction::Stored) } });
    return all;
}

std::vector<Variant> variantsOf(Type<NewTarget>, Components &components)
{
    std::vector<Variant> all;
    for (const TargetNames &each : targetNames())
        all.push_back({ toWord(each.type),
                        "New" + each.name + "Target",
                        { metadataProperty(each, components, Direction::Body) } });
    return all;
}

std::vector<Variant> variantsOf(Type<NewToken>, Components &)
{
    Schema none = listOf(text());
    none.nullable = true;
    none.maximum = 0;
    Property noOrigins = property("allowed_origins", none, "Full-access tokens have no origins.");
    noOrigins.required = false;
    Schema origin = text();
    origin.pattern = originPattern;
    Schema origins = listOf(origin);
    origins.minimum = 1;
    forEachField<NewToken>([&](const auto &each) {
        if (std::string_view(each.name) == "allowed_origins")
            origins.maximum = each.rules.maxLength;
    });
    const Property someOrigins
        = property("allowed_origins", origins,
                   "The origins that the token may be used from, such as https://example.com; * is any.",
                   R"(["https://example.com"])");
    return { { toWord(TokenKind::FullAccess), "NewFullAccessToken", { noOrigins } },
             { toWord(TokenKind::Widget), "NewWidgetToken", { someOrigins } } };
}

} // namespace triage::api::openapi
