// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/viewcatalogue.h"

#include "api/openapi/documentedparameters.h"
#include "contract/endpoints.h"

namespace triage::api::openapi {

void addViews(Catalogue &all)
{
    all.family(
        "Views",
        "The filters and the order of a list of feedback under a name. A private view is its owner's "
        "alone: for others, administrators included, it does not exist. Shared ones are changed by "
        "their owner and by administrators, and stay when their owner is removed. A person can have 50 "
        "private ones, an organization 100 shared ones.");
    all.add(listViews,
            { .description = "All of them in one answer, by their positions.", .query = viewParameters() });
    all.add(createView,
            { .description
              = "Every name in `filter` is that of a filter of the list of feedback, with the values that it "
                "takes there: what `GET /api/v0/feedback` answers with these is the view's list. `-7d` and "
                "`me` stay as they are, so the list follows the day and the person.",
              .problems = { ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(getView);
    all.add(updateView,
            { .description
              = "A JSON Merge Patch: members that are left out keep their values, null clears. A filter that "
                "is sent replaces the whole one. A patch that changes nothing leaves `updated_at` alone.",
              .problems = { ProblemType::Forbidden, ProblemType::BufferNotFound, ProblemType::Conflict } });
    all.add(deleteView,
            { .description = "Feedback stays as it is.", .problems = { ProblemType::Forbidden } });
}

} // namespace triage::api::openapi
