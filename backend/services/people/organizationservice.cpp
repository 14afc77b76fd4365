// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/organizationservice.h"

#include "domain/rules.h"
#include "stores/organizationstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::OrganizationStore;
using storage::OrganizationWriter;
using storage::Transaction;

namespace {

/// True if the patch changes a setting.
bool applySettings(const OrganizationSettingsPatch &patch, OrganizationSettings &settings)
{
    const bool routes = applyPatch(patch.aiRoutingEnabled, settings.aiRoutingEnabled);
    const bool creates = applyPatch(patch.autoCreateBuffers, settings.autoCreateBuffers);
    const bool assigns = applyPatch(patch.assignThreshold, settings.assignThreshold);
    const bool reviews = applyPatch(patch.reviewThreshold, settings.reviewThreshold);
    const bool proposes = applyPatch(patch.createThreshold, settings.createThreshold);
    const bool merges = applyPatch(patch.autoMergeThreshold, settings.autoMergeThreshold);
    return routes || creates || assigns || reviews || proposes || merges;
}

/// Conflict if people have judged too few suggestions of duplicates, or refused too many, to leave merging to
/// the server.
Result<void> requireTrust(OrganizationStore &organizations)
{
    using namespace organizationrules;
    const auto judged = organizations.judgedSuggestions();
    if (!judged)
        return judged.error();
    if (judged->all >= minJudged && double(judged->accepted) >= minAccepted * double(judged->all))
        return {};
    return problem(
        ProblemType::Conflict,
        u"Duplicates can be merged automatically once people have judged at least %1 suggestions "
        "and accepted at least %2 of 100. So far they have judged %3 and accepted %4."_s.arg(minJudged)
            .arg(qRound(minAccepted * 100))
            .arg(judged->all)
            .arg(judged->accepted));
}

} // namespace

Result<Organization> patchOrganization(Transaction &tx, const OrganizationPatch &patch,
                                       const api::IfMatch &ifMatch)
{
    OrganizationWriter organizations(tx);
    auto organization = organizations.find();
    if (!organization)
        return organization.error();
    if (const auto expected = ifMatch.check(*organization); !expected)
        return expected.error();
    const std::optional<double> merged = organization->settings.autoMergeThreshold;
    const bool renamed = applyPatch(patch.name, organization->name);
    const bool tuned = applySettings(patch.settings.value, organization->settings);
    if (!renamed && !tuned)
        return organization;
    if (const auto wrong = whyNot(organization->settings, patch.settings.value))
        return *wrong;
    if (organization->settings.autoMergeThreshold && organization->settings.autoMergeThreshold != merged) {
        if (const auto trusted = requireTrust(organizations); !trusted)
            return trusted.error();
    }
    if (const auto updated = organizations.update(*organization); !updated)
        return updated.error();
    return organization;
}

DatabaseTask<Organization> OrganizationService::find(const Caller &caller)
{
    return readFrom(m_database, caller, &OrganizationStore::find);
}

DatabaseTask<Organization> OrganizationService::update(const Caller &caller, const OrganizationPatch &patch,
                                                       const api::IfMatch &ifMatch)
{
    return m_database.write(caller, jobOf(patchOrganization, patch, ifMatch));
}

} // namespace triage::services
