// SPDX-License-Identifier: GPL-3.0-or-later
// Validates values beyond the limits of their fields, with the texts that the server answers with.
#pragma once

#include "domain/member.h"
#include "domain/organization.h"
#include "domain/research.h"
#include "domain/token.h"
#include "problem.h"

#include <QString>

#include <optional>

namespace triage {

/// The regular expression of an origin, without anchors; for the API document, too.
inline constexpr char originPattern[]
    = R"(\*|[a-z][a-z0-9+.-]*://([A-Za-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?)";

/// Returns true if the text is an origin as browsers send it, "https://example.com" or
/// "http://localhost:3000", or "*".
bool isOrigin(const QString &text);

/// Return why the value is refused; nothing if it is accepted. They check everything that does not depend on
/// stored data.
std::optional<Problem> whyNot(const NewMember &member);
std::optional<Problem> whyNot(const MemberPatch &patch);
std::optional<Problem> whyNot(const NewToken &token);
/// Also checks when the token expires, which has to be after now.
std::optional<Problem> whyNot(const NewToken &token, Timestamp now);
std::optional<Problem> whyNot(const NewResearch &research);
/// Checks the settings as they would be after the patch: its thresholds have to fit those that it does not
/// change.
std::optional<Problem> whyNot(const OrganizationSettings &settings, const OrganizationSettingsPatch &patch);

} // namespace triage
