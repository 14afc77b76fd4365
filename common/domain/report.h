// SPDX-License-Identifier: GPL-3.0-or-later
// A report: a message to the operator about the service itself.
#pragma once

#include "domain/ids.h"
#include "fields/fields.h"
#include "fields/jsonwriter.h"
#include "timestamp.h"

#include <QString>

#include <optional>

namespace triage {

struct Report
{
    ReportId id;
    QString message;
    std::optional<RawJson> context;
    Timestamp createdAt;

    friend bool operator==(const Report &, const Report &) = default;
};

constexpr auto fields(Type<Report>)
{
    return FieldTable{
        field("id", &Report::id, "Opaque identifier."),
        field("message", &Report::message, "The text of the report.").like("The search is slow today."),
        field("context", &Report::context, "The additional information; null if there is none.")
            .like(R"({"search":"export"})"),
        field("created_at", &Report::createdAt, "Creation time."),
    };
}
static_assert(mapsEveryMember<Report>);

/// The body of a request that sends a report.
struct NewReport
{
    QString message;
    std::optional<RawJson> context;
};

constexpr auto fields(Type<NewReport>)
{
    return FieldTable{
        field("message", &NewReport::message, "What the operator should know.",
              { .required = true, .minLength = 1, .maxLength = 5000 })
            .like("The search is slow today."),
        field("context", &NewReport::context, "Additional information that helps to understand it, as JSON.",
              { .category = Category::Integration })
            .like(R"({"search":"export"})"),
    };
}
static_assert(mapsEveryMember<NewReport>);

} // namespace triage
