// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/organizationservice.h"

#include "domain/rules.h"
#include "stores/organizationstore.h"

namespace triage::services {

using storage::Connection;
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
    return routes || creates || assigns || reviews || proposes;
}

Result<Organization> patchOrganization(Transaction &tx, const OrganizationPatch &patch,
                                       const api::IfMatch &ifMatch)
{
    OrganizationWriter organizations(tx);
    auto organization = organizations.find();
    if (!organization)
        return organization.error();
    if (const auto expected = ifMatch.check(*organization); !expected)
        return expected.error();
    const bool renamed = applyPatch(patch.name, organization->name);
    const bool tuned = applySettings(patch.settings.value, organization->settings);
    if (!renamed && !tuned)
        return organization;
    if (const auto wrong = whyNot(organization->settings, patch.settings.value))
        return *wrong;
    if (const auto updated = organizations.update(*organization); !updated)
        return updated.error();
    return organization;
}

} // namespace

DatabaseTask<Organization> OrganizationService::find(const Caller &caller)
{
    auto job = [organization = caller.organization](Connection &db) {
        return OrganizationStore(db, organization).find();
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<Organization> OrganizationService::update(const Caller &caller, const OrganizationPatch &patch,
                                                       const api::IfMatch &ifMatch)
{
    auto job = [patch, ifMatch](Transaction &tx) {
        return patchOrganization(tx, patch, ifMatch);
    };
    return m_database.write(caller.organization, std::move(job));
}

} // namespace triage::services
