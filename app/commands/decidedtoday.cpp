// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/decidedtoday.h"

#include "store/values/clock.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr auto memoName = "decided today"_L1;

/// Returns the day as the memo has it.
QByteArray todayText()
{
    return today().toString(Qt::ISODate).toLatin1();
}

} // namespace

qint64 decidedToday(const LocalStore &store)
{
    const QByteArrayList kept = store.memo(memoName).split(' ');
    return kept.front() == todayText() ? kept.back().toLongLong() : 0;
}

void countDecisions(LocalStore &store, qint64 number, Timestamp madeAt)
{
    if (number == 0 || dayOf(madeAt) != today())
        return;
    const qint64 all = std::max<qint64>(0, decidedToday(store) + number);
    store.setMemo(memoName, todayText() + ' ' + QByteArray::number(all));
}

} // namespace triage::app
