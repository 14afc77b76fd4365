// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/sqlstate.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::storage {

bool isTransient(QByteArrayView sqlState)
{
    constexpr std::array<QByteArrayView, 9> beginnings{
        "08", // connection exceptions
        "53", // out of disk, memory or connections
        "58", // errors of the system, for example when writing a file
        "57P01", "57P02", "57P03", // shutting down, crashed, starting up
        "57014", // took longer than statement_timeout
        "25006", // a standby that is not promoted yet
        "25P03", // the transaction idled too long
    };
    return sqlState.isEmpty() || isTransactionConflict(sqlState) || isLockTimeout(sqlState)
        || std::any_of(beginnings.begin(), beginnings.end(),
                       [&](QByteArrayView beginning) { return sqlState.startsWith(beginning); });
}

bool isTransactionConflict(QByteArrayView sqlState)
{
    return sqlState == "40001" || sqlState == "40P01";
}

bool isReadOnlyServer(QByteArrayView sqlState)
{
    return sqlState == "25006";
}

bool isLockTimeout(QByteArrayView sqlState)
{
    return sqlState == "55P03";
}

bool isStalePreparation(QByteArrayView sqlState)
{
    return sqlState == "26000" || sqlState == "0A000";
}

bool isSafeToLog(QByteArrayView sqlState)
{
    constexpr std::array<QByteArrayView, 9> classes{ "08", "25", "26", "28", "3D", "42", "53", "57", "58" };
    const bool isQuery = sqlState == "42601"; // of a search expression, which it quotes, too
    return isTransactionConflict(sqlState) || isLockTimeout(sqlState)
        || (!isQuery && std::any_of(classes.begin(), classes.end(), [&](QByteArrayView each) {
               return sqlState.startsWith(each);
           }));
}

Problem loggedFailure()
{
    return problem(ProblemType::InternalError,
                   u"Something is wrong in the service. It has been logged for its operators."_s);
}

Problem problemOfSqlState(QByteArrayView sqlState)
{
    if (!isTransient(sqlState))
        return loggedFailure();
    if (sqlState.isEmpty() || sqlState.startsWith("08") || sqlState.startsWith("57P"))
        return unavailable(u"The database cannot be reached just now. Try again in a few seconds."_s);
    if (sqlState.startsWith("53") || sqlState.startsWith("58"))
        return unavailable(u"The database is out of room just now. Try again in a minute."_s,
                           std::chrono::minutes(1));
    return unavailable(u"The database is too busy just now. Try again in a few seconds."_s);
}

} // namespace triage::storage
