// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a value from being taken, beyond the limits of its fields, in the words that the server answers
// with.
#pragma once

#include "domain/member.h"
#include "domain/organization.h"
#include "domain/reaction.h"
#include "domain/research.h"
#include "domain/token.h"
#include "problem.h"

#include <QString>

#include <optional>

namespace triage {

/// Whether the text is an origin as browsers send it, "https://example.com" or "http://localhost:3000", or
/// "*".
bool isOrigin(const QString &text);

/// Nothing: it may be taken. These ask after everything that can be said without knowing what else there is.
std::optional<Problem> whyNot(const NewMember &member);
std::optional<Problem> whyNot(const MemberPatch &patch);
std::optional<Problem> whyNot(const NewToken &token);
std::optional<Problem> whyNot(const NewReaction &reaction);
std::optional<Problem> whyNot(const NewResearch &research);
/// Settings as they would be after the patch: its thresholds have to fit those that it leaves as they are.
std::optional<Problem> whyNot(const OrganizationSettings &settings, const OrganizationSettingsPatch &patch);

} // namespace triage
