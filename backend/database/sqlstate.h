// SPDX-License-Identifier: GPL-3.0-or-later
// What a failed statement means for the one who asked.
#pragma once

#include "problem.h"

#include <QByteArray>

namespace triage::storage {

/// Whether the same request may succeed a little later: the server was away, too busy, out of room, or took
/// too long. An empty SQLSTATE is a lost connection.
bool isTransient(QByteArrayView sqlState);
/// Whether the transaction was undone to let another one go on, so that it is worth running again.
bool isTransactionConflict(QByteArrayView sqlState);
/// Whether a statement has to be prepared afresh: the server does not know it any more, or its tables
/// changed.
bool isStalePreparation(QByteArrayView sqlState);
/// Whether the server's message quotes no value that it was given: where it speaks of itself, of connections
/// and locks, or of names in our own statements. Others are kept from the log.
bool isSafeToLog(QByteArrayView sqlState);
/// ServiceUnavailable for what passes, InternalError for the rest.
Problem problemOfSqlState(QByteArrayView sqlState);

} // namespace triage::storage
