// SPDX-License-Identifier: GPL-3.0-or-later
// The query of a URL: decoded, and read as what each parameter means.
#pragma once

#include "contract/messages.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace triage::api {

/// Parameters by name. Of several with one name the last one counts.
class Query
{
public:
    explicit Query(QByteArrayView raw);

    /// The decoded value; nothing where it was not sent. InvalidFieldValue where it is broken
    /// percent-encoding, no UTF-8 or has U+0000.
    Result<std::optional<QString>> text(const char *name) const;
    /// A whole number, clamped to the range. InvalidFieldValue where it is none.
    Result<int> number(const char *name, int fallback, int least, int most) const;
    /// true or false; nothing where it was not sent.
    Result<std::optional<bool>> boolean(const char *name) const;

private:
    std::vector<std::pair<QByteArray, QByteArray>> m_raw;
};

/// A parameter as it is repeated in links, with its decoded value.
using GivenParameters = std::vector<std::pair<QByteArray, QString>>;

/// What the query of a feedback list asks for, and the filters to be repeated in its links.
struct FeedbackListRequest
{
    FeedbackFilter filter;
    GivenParameters given;
};

/// What the query of a target list asks for, and the filters to be repeated in its links.
struct TargetListRequest
{
    TargetFilter filter;
    GivenParameters given;
};

/// page and limit.
Result<PageRequest> readPage(const Query &query);
Result<FeedbackListRequest> readFeedbackList(const Query &query);
/// Of those the ones that a buffer's own list takes, too: page, limit, routing_status, created_after,
/// created_before and include.
Result<FeedbackListRequest> readBufferFeedbackList(const Query &query);
/// page, limit, type and search.
Result<TargetListRequest> readTargetList(const Query &query);

} // namespace triage::api
