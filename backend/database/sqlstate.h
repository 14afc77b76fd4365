// SPDX-License-Identifier: GPL-3.0-or-later
// Classifies failed statements by their SQLSTATE.
#pragma once

#include "problem.h"

#include <QByteArray>

namespace triage::storage {

/// Returns true if the same request may succeed a little later: the server was away, too busy, out of space,
/// or took too long. An empty SQLSTATE is a lost connection.
bool isTransient(QByteArrayView sqlState);
/// Returns true if the transaction was rolled back in favour of another one, so that it is worth running
/// again.
bool isTransactionConflict(QByteArrayView sqlState);
/// Returns true if the server refused to write because it is a standby. The leader is another one.
bool isReadOnlyServer(QByteArrayView sqlState);
/// Returns true if a lock was not free within lock_timeout.
bool isLockTimeout(QByteArrayView sqlState);
/// Returns true if a statement has to be prepared again: the server no longer knows it, or its tables
/// changed.
bool isStalePreparation(QByteArrayView sqlState);
/// Returns true if the server's message cannot contain a bound value: messages about the server itself, about
/// connections and locks, or about names in our own statements. Other messages are not logged.
bool isSafeToLog(QByteArrayView sqlState);
/// Returns InternalError for a defect of the program or the schema, of which the log tells more.
Problem loggedFailure();
/// Returns ServiceUnavailable for transient failures, InternalError for all others.
Problem problemOfSqlState(QByteArrayView sqlState);

} // namespace triage::storage
