// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes the query of a URL and reads the parameters of lists.
#pragma once

#include "contract/messages.h"
#include "result.h"

#include <QByteArray>
#include <QString>
#include <QTimeZone>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace triage::api {

class Ignored;

/// Returns the problem of a parameter with an invalid value. The sentence in `detail` follows the name.
Problem invalidParameter(const char *name, const QString &detail);

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
    /// Returns true or false, which can be written in any case; nothing if it was not sent.
    Result<std::optional<bool>> boolean(const char *name) const;
    /// Returns the value of an enumeration, written in any case; nothing if it was not sent.
    template <HasEnumText E>
    Result<std::optional<E>> word(const char *name) const
    {
        const auto value = text(name);
        if (!value)
            return value.error();
        const auto known = *value ? fromAnyCase<E>(**value) : std::nullopt;
        if (*value && !known)
            return invalidParameter(name, QStringLiteral("must be ") + allWords<E>() + u'.');
        return known;
    }

    /// Calls visit(name) for the parameters that are not among these, in their order, until it returns false.
    void forEachOther(const std::vector<QByteArray> &known,
                      const std::function<bool(const QString &)> &visit) const;

private:
    std::vector<std::pair<QByteArray, QByteArray>> m_raw;
};

/// Returns a query as it was sent, except that it names the buffer of its filter by id.
QByteArray namingBuffer(const QByteArray &rawQuery, BufferId buffer);

/// Reads the seconds that a request waits for what is not there yet, at most maxWait.
Result<std::chrono::seconds> readWait(const Query &query);
/// Returns the time zone that IANA names so. InvalidFieldValue of time_zone if there is none.
Result<QTimeZone> timeZoneOf(const QString &name);
/// Reads the time zone of days; UTC if none was sent.
Result<QTimeZone> readTimeZone(const Query &query);
/// Reads page and limit.
Result<PageRequest> readPage(const Query &query);
/// Reads page, limit and cursor, which takes the place of the number of a page: one that is sent, too, is
/// ignored.
Result<PageRequest> readPageOrCursor(const Query &query, Ignored *ignored);
/// Reads the filters of a list of that scope, page, limit and include and, of all feedback, the order.
Result<FeedbackListRequest> readFeedbackList(const Query &query, FilterScope scope = FilterScope::All);
/// Reads page, limit, cursor, type and search.
Result<TargetFilter> readTargetList(const Query &query, Ignored *ignored = nullptr);
/// Adds the parameter cursor in the same way.
Result<FeedbackListRequest> withCursor(const Query &query, Result<FeedbackListRequest> request,
                                       Ignored *ignored);
/// Returns the parameters that links of a list repeat: all but page, limit and cursor.
GivenParameters givenBy(const FeedbackListRequest &request);
GivenParameters givenBy(const TargetFilter &filter);

} // namespace triage::api
