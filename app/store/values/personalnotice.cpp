// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/values/personalnotice.h"

#include "store/values/clock.h"

#include <chrono>

namespace triage::app {

std::span<const NoticeRow> NoticeTable::rows()
{
    using enum NoticeKind;
    static constexpr std::array table{
        NoticeRow{ Given,
                   "given",
                   QT_TR_NOOP("Somebody assigns an item to me"),
                   //: %1 is a person
                   QT_TR_NOOP("%1 assigned an item to you"),
                   { NoticeSign{ activitycode::given } } },
        NoticeRow{ Noted, "noted", QT_TR_NOOP("A note on an item that is mine, or that I wrote on"),
                   //: %1 is a person
                   QT_TR_NOOP("%1 wrote a note") },
        NoticeRow{ Woke,
                   "woke",
                   QT_TR_NOOP("An item of mine is back from its snooze"),
                   QT_TR_NOOP("Back from its snooze"),
                   { NoticeSign{ activitycode::snoozeEnded } } },
        NoticeRow{
            CameAgain,
            "cameAgain",
            QT_TR_NOOP("An item of mine is reported again"),
            QT_TR_NOOP("Reported again"),
            { NoticeSign{ activitycode::duplicatesAdded }, NoticeSign{ activitycode::cameAgain, true } } },
        NoticeRow{ Split,
                   "split",
                   QT_TR_NOOP("Somebody splits an item of mine"),
                   //: %1 is a person
                   QT_TR_NOOP("%1 split an item of yours"),
                   { NoticeSign{ activitycode::splitOff } } },
        NoticeRow{ Surge, "surge", QT_TR_NOOP("A buffer receives more feedback than usual"),
                   //: %1 is a buffer
                   QT_TR_NOOP("More feedback than usual in %1") },
        NoticeRow{ WebhookOff, "webhookOff", QT_TR_NOOP("A webhook is switched off"),
                   QT_TR_NOOP("A webhook was switched off") },
        NoticeRow{ TokenEnds, "tokenEnds", QT_TR_NOOP("My token ends within seven days"),
                   //: %1 is a day and time
                   QT_TR_NOOP("Your token ends on %1") },
    };
    static_assert([] {
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table[i].kind != NoticeKind(i))
                return false;
        }
        return table.size() == std::size_t(TokenEnds) + 1;
    }());
    return table;
}

bool endsSoon(const Me &me)
{
    constexpr auto soon = std::chrono::days(7);
    return me.tokenExpiresAt
        && me.tokenExpiresAt->milliseconds() - currentTime().milliseconds()
        <= std::chrono::milliseconds(soon).count();
}

} // namespace triage::app
