// SPDX-License-Identifier: GPL-3.0-or-later
// How far a new organization is, for every place that shows its first steps.
#pragma once

namespace triage::app {

class LocalStore;

/// The first steps that everybody can see in the data of the organization.
struct FirstSteps
{
    bool hasBuffers = false; ///< At least two: feedback is sorted into one or another.
    bool hasFeedback = false;
    bool hasColleague = false;

    static FirstSteps of(const LocalStore &store);
};

} // namespace triage::app
