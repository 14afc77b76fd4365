// SPDX-License-Identifier: GPL-3.0-or-later
// An organization: the owner of all data, its routing settings, and its usage of the service.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"
#include "timestamp.h"

#include <QString>

#include <optional>

namespace triage {

/// The settings of routing for an organization.
struct OrganizationSettings
{
    bool aiRoutingEnabled = true;
    bool autoCreateBuffers = false;
    double assignThreshold = 0.8;
    double reviewThreshold = 0.5;
    double createThreshold = 0.4;
    std::optional<double> autoMergeThreshold;

    friend bool operator==(const OrganizationSettings &, const OrganizationSettings &) = default;
};

constexpr auto fields(Type<OrganizationSettings>)
{
    return FieldTable{
        field("ai_routing_enabled", &OrganizationSettings::aiRoutingEnabled,
              "True if feedback is routed in the background.")
            .like("true"),
        field("auto_create_buffers", &OrganizationSettings::autoCreateBuffers,
              "True if the classifier may propose new buffers when nothing matches."),
        field("assign_threshold", &OrganizationSettings::assignThreshold,
              "At or above this confidence an item is put into a buffer.")
            .like("0.8"),
        field("review_threshold", &OrganizationSettings::reviewThreshold,
              "At or above this confidence an item is put there and marked as needing review.")
            .like("0.5"),
        field("create_threshold", &OrganizationSettings::createThreshold,
              "At or above this confidence a new buffer is proposed.")
            .like("0.4"),
        field("auto_merge_threshold", &OrganizationSettings::autoMergeThreshold,
              "At or above this probability new items are made duplicates by themselves; null: only people "
              "merge."),
    };
}
static_assert(mapsEveryMember<OrganizationSettings>);

/// The amount of each resource that an organization uses.
struct OrganizationUsage
{
    qint64 feedbackCreated = 0;
    std::optional<qint64> feedbackLimit;
    qint64 buffers = 0;
    qint64 members = 0;
    qint64 webhooksSwitchedOff = 0;

    friend bool operator==(const OrganizationUsage &, const OrganizationUsage &) = default;
};

constexpr auto fields(Type<OrganizationUsage>)
{
    return FieldTable{
        field("feedback_created", &OrganizationUsage::feedbackCreated,
              "Number of items that were ever created, including deleted ones.")
            .like("1204"),
        field("feedback_limit", &OrganizationUsage::feedbackLimit,
              "Maximum of items that may ever be created; null means unlimited."),
        field("buffers", &OrganizationUsage::buffers, "Number of buffers.").like("9"),
        field("members", &OrganizationUsage::members, "Number of members.").like("4"),
        field("webhooks_switched_off", &OrganizationUsage::webhooksSwitchedOff,
              "Number of webhooks that the server switched off and that are still off, so that "
              "administrators see in the change feed that one needs them."),
    };
}
static_assert(mapsEveryMember<OrganizationUsage>);

struct Organization
{
    OrganizationId id;
    QString name;
    QString slug;
    Timestamp createdAt;
    OrganizationSettings settings;
    OrganizationUsage usage;

    friend bool operator==(const Organization &, const Organization &) = default;
};

constexpr auto fields(Type<Organization>)
{
    return FieldTable{
        field("id", &Organization::id, "Opaque identifier."),
        field("name", &Organization::name, "Display name.").like("Acme"),
        field("slug", &Organization::slug, "URL-safe identifier; never changes.").like("acme"),
        field("created_at", &Organization::createdAt, "Creation time."),
        field("settings", &Organization::settings, "How feedback is routed."),
        field("usage", &Organization::usage, "The amount of each resource."),
    };
}
static_assert(mapsEveryMember<Organization>);

/// An organization as other resources refer to it.
struct OrganizationReference
{
    OrganizationId id;
    QString name;
    QString slug;

    friend bool operator==(const OrganizationReference &, const OrganizationReference &) = default;
};

constexpr auto fields(Type<OrganizationReference>)
{
    return FieldTable{ field("id", &OrganizationReference::id, "Opaque identifier."),
                       field("name", &OrganizationReference::name, "Display name.").like("Acme"),
                       field("slug", &OrganizationReference::slug, "URL-safe identifier.").like("acme") };
}
static_assert(mapsEveryMember<OrganizationReference>);

namespace organizationrules {
inline constexpr Rules name{ .required = true, .minLength = 1, .maxLength = 100 };
inline constexpr Rules threshold{ .minimum = 0, .maximum = 1 };
inline constexpr Rules autoMergeThreshold{ .minimum = 0.95, .maximum = 1 };
/// People must have judged that many suggestions before an organization merges automatically.
inline constexpr int minJudged = 50;
inline constexpr double minAccepted = 0.98; ///< And accepted this part of them.
} // namespace organizationrules

/// The settings in a merge-patch body, merged one by one.
struct OrganizationSettingsPatch
{
    Patch<bool> aiRoutingEnabled;
    Patch<bool> autoCreateBuffers;
    Patch<double> assignThreshold;
    Patch<double> reviewThreshold;
    Patch<double> createThreshold;
    Patch<std::optional<double>> autoMergeThreshold;
};

constexpr auto fields(Type<OrganizationSettingsPatch>)
{
    using organizationrules::threshold;
    return FieldTable{
        field("ai_routing_enabled", &OrganizationSettingsPatch::aiRoutingEnabled,
              "True if feedback is routed in the background."),
        field("auto_create_buffers", &OrganizationSettingsPatch::autoCreateBuffers,
              "True if the classifier may propose new buffers when nothing matches."),
        field("assign_threshold", &OrganizationSettingsPatch::assignThreshold,
              "At or above this confidence an item is put into a buffer.", threshold)
            .like("0.85"),
        field("review_threshold", &OrganizationSettingsPatch::reviewThreshold,
              "At or above this confidence an item is put there and marked as needing review; at most "
              "assign_threshold.",
              threshold),
        field("create_threshold", &OrganizationSettingsPatch::createThreshold,
              "At or above this confidence a new buffer is proposed.", threshold),
        field("auto_merge_threshold", &OrganizationSettingsPatch::autoMergeThreshold,
              "At or above this probability new items are made duplicates by themselves; null: only people "
              "merge.",
              organizationrules::autoMergeThreshold)
            .notInExamples(),
    };
}
static_assert(mapsEveryMember<OrganizationSettingsPatch>);

/// The merge-patch body of a request that changes an organization.
struct OrganizationPatch
{
    Patch<QString> name;
    Patch<OrganizationSettingsPatch> settings;
};

constexpr auto fields(Type<OrganizationPatch>)
{
    return FieldTable{
        field("name", &OrganizationPatch::name, "Display name.", organizationrules::name).like("Acme"),
        field("settings", &OrganizationPatch::settings,
              "How feedback is routed; members that are left out keep their values."),
    };
}
static_assert(mapsEveryMember<OrganizationPatch>);

} // namespace triage
