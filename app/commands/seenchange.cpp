// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/seenchange.h"

#include "commands/serversteps.h"
#include "store/values/patchvalues.h"

#include <QLocale>

#include <cmath>

namespace triage::app {

namespace {

/// Returns a Conflict with the server's values if another person changed a field of the patch since the
/// resource was seen, otherwise nothing.
std::optional<Problem> whyOvertaken(const BufferPatch &patch, const Buffer &seen, const Buffer &now)
{
    if (hasValues(now, valuesOf(patch, seen)) || hasValues(now, patch))
        return {};
    QStringList replaced;
    const auto add = [&replaced](bool isReplaced, const std::optional<QString> &value) {
        if (isReplaced && value)
            replaced << *value;
    };
    add(patch.name.sent, now.name);
    add(patch.icon.sent, now.icon);
    add(patch.description.sent, now.description);
    add(patch.routingInstructions.sent, now.routingInstructions);
    return problem(
        ProblemType::Conflict,
        ServerSteps::tr("Someone changed this buffer while it was open here. Save again to replace "
                        "their version: %1")
            .arg(replaced.join(QStringLiteral(" · "))));
}

QString shareText(double share)
{
    return QLocale().toString(int(std::lround(share * 100))) + QLocale().percent();
}

std::optional<Problem> whyOvertaken(const OrganizationPatch &patch, const Organization &seen,
                                    const Organization &now)
{
    QStringList replaced;
    const auto isOvertaken = [](const auto &wanted, const auto &before, const auto &present) {
        return wanted.sent && before != present && wanted.value != present;
    };
    if (isOvertaken(patch.name, seen.name, now.name))
        replaced << now.name;
    static const OrganizationSettingsPatch nothing;
    const OrganizationSettingsPatch &settings = patch.settings.sent ? patch.settings.value : nothing;
    const auto addShare = [&](const Patch<double> &wanted, double before, double present) {
        if (isOvertaken(wanted, before, present))
            replaced << shareText(present);
    };
    addShare(settings.assignThreshold, seen.settings.assignThreshold, now.settings.assignThreshold);
    addShare(settings.reviewThreshold, seen.settings.reviewThreshold, now.settings.reviewThreshold);
    addShare(settings.createThreshold, seen.settings.createThreshold, now.settings.createThreshold);
    const auto mergesFrom = [](const Organization &of) {
        return of.settings.autoMergeThreshold;
    };
    if (isOvertaken(settings.autoMergeThreshold, mergesFrom(seen), mergesFrom(now)))
        replaced << (mergesFrom(now) ? shareText(*mergesFrom(now))
                                     : ServerSteps::tr("Duplicates are merged by people only"));
    if (replaced.isEmpty()) // of two who turn a switch both want the same
        return {};
    // Not a Conflict, which the server answers where too few duplicates were judged to merge automatically.
    Problem overtaken
        = problem(ProblemType::PreconditionFailed,
                  ServerSteps::tr("Someone changed these settings while they were open here. Save again to "
                                  "replace their values: %1")
                      .arg(replaced.join(QStringLiteral(" · "))));
    overtaken.category = Category::User;
    return overtaken;
}

} // namespace

Task<Result<Changed<Buffer>>> patchSeen(ApiClient *client, BufferId id, BufferPatch patch,
                                        std::optional<Buffer> seen)
{
    auto whyNot = [patch, seen](const Buffer &now) {
        return seen ? whyOvertaken(patch, *seen, now) : std::nullopt;
    };
    return patchIf<Buffer, BufferPatch, BufferKey>(client, api::getBuffer, api::updateBuffer,
                                                   std::move(patch), std::move(whyNot), BufferKey{ id, {} });
}

Task<Result<Changed<Organization>>> patchSeen(ApiClient *client, OrganizationPatch patch,
                                              std::optional<Organization> seen)
{
    auto whyNot = [patch, seen](const Organization &now) {
        return seen ? whyOvertaken(patch, *seen, now) : std::nullopt;
    };
    return patchIf<Organization, OrganizationPatch>(client, api::getOrganization, api::updateOrganization,
                                                    std::move(patch), std::move(whyNot));
}

} // namespace triage::app
