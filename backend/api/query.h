// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes the query of a URL and reads the parameters of lists.
#pragma once

#include "contract/messages.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace triage::api {

/// Parameters by name. If several have the same name, the last one counts where one is wanted.
class Query
{
public:
    explicit Query(QByteArrayView raw);

    /// Returns the decoded value; nothing if it was not sent. InvalidFieldValue if it is broken
    /// percent-encoding, not UTF-8 or contains U+0000.
    Result<std::optional<QString>> text(const char *name) const;
    /// Returns the decoded values of all parameters of that name, in their order. InvalidFieldValue as above.
    Result<std::vector<QString>> texts(const char *name) const;
    /// Returns a whole number, clamped to the range. InvalidFieldValue if it is not a number.
    Result<int> number(const char *name, int fallback, int least, int most) const;
    /// Does the same with a number that may have decimals.
    Result<double> decimal(const char *name, double fallback, double least, double most) const;
    /// Returns true or false; nothing if it was not sent.
    Result<std::optional<bool>> boolean(const char *name) const;

private:
    std::vector<std::pair<QByteArray, QByteArray>> m_raw;
};

/// Returns the problem of a parameter with an invalid value. The sentence in `detail` follows the name.
Problem invalidParameter(const char *name, const QString &detail);

/// Returns a query as it was sent, except that it names the buffer of its filter by id.
QByteArray namingBuffer(const QByteArray &rawQuery, BufferId buffer);

/// Parameters to repeat in links, with their decoded values.
using GivenParameters = std::vector<std::pair<QByteArray, QString>>;

/// The query of a feedback list, and the filters to repeat in its links.
struct FeedbackListRequest
{
    FeedbackFilter filter;
    GivenParameters given;
};

/// The query of a target list, and the filters to repeat in its links.
struct TargetListRequest
{
    TargetFilter filter;
    GivenParameters given;
};

/// Reads page and limit.
Result<PageRequest> readPage(const Query &query);
/// Reads all filters of a list; `self` is who is meant by `owner=me`.
Result<FeedbackListRequest> readFeedbackList(const Query &query, MemberId self);
/// Reads the filters that a buffer's own list accepts too: page, limit, routing_status, created_after,
/// created_before, submitted_by, those by triage records and include.
Result<FeedbackListRequest> readBufferFeedbackList(const Query &query, MemberId self);
/// Reads page, limit, type and search.
Result<TargetListRequest> readTargetList(const Query &query);

} // namespace triage::api
