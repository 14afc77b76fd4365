// SPDX-License-Identifier: GPL-3.0-or-later
// Notices: what happened to the person's own work, and the kinds of it.
#pragma once

#include "domain/activity.h"
#include "domain/caller.h"
#include "domain/ids.h"
#include "timestamp.h"

#include <QCoreApplication>

#include <span>

namespace triage::app {

enum class NoticeKind { Given, Noted, Woke, CameAgain, Split, Surge, WebhookOff, TokenEnds };

/// An activity of somebody else by which a notice is recognised.
struct NoticeSign
{
    QLatin1StringView code; ///< One of activitycode; empty: none.
    bool isOfOther = false; ///< The notice is about the other item that the activity names.
};

/// One kind of notice. Texts are in English here and are translated when they are shown.
struct NoticeRow
{
    NoticeKind kind;
    const char *name; ///< Persistent: settings and the cache use it.
    const char *setting; ///< As in the preferences.
    const char *text; ///< %1 is the member, the buffer or the time.
    /// Those on items that the person owns. The other kinds follow from notes, snoozes, buffers, the
    /// organization and the token.
    std::array<NoticeSign, 2> signs = {};
};

class NoticeTable
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::NoticeTable)
public:
    /// Returns one row for each NoticeKind, in that order.
    static std::span<const NoticeRow> rows();
    static const NoticeRow &rowOf(NoticeKind kind) { return rows()[std::size_t(kind)]; }
};

/// One notice. It leads to its item, or to its buffer where it has none.
struct PersonalNotice
{
    qint64 id = 0; ///< Grows with each notice of the cache.
    NoticeKind kind = NoticeKind::Given;
    FeedbackId item = {};
    BufferId buffer = {};
    MemberId member = {}; ///< The member who did it; invalid for the server.
    Timestamp at = {};
    bool isRead = false;

    friend bool operator==(const PersonalNotice &, const PersonalNotice &) = default;
};

/// Returns whether the person's token ends within seven days.
bool endsSoon(const Me &me);

} // namespace triage::app
