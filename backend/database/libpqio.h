// SPDX-License-Identifier: GPL-3.0-or-later
// Receives results from libpq with a deadline, so that a hanging server does not block its clients.
#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

struct pg_conn;
struct pg_result;

namespace triage::storage {

class StopSignal;

using Clock = std::chrono::steady_clock;

/// Waits until the server sent data. Returns false if it did not before the deadline, or before the signal if
/// one is given.
bool waitForInput(pg_conn *connection, std::optional<Clock::time_point> deadline,
                  const StopSignal *stop = nullptr);
/// Returns the first error among the results of what was sent, otherwise the last result; the caller clears
/// it. nullptr if the results did not arrive before the deadline or the signal. Leaves the pipeline mode.
pg_result *receive(pg_conn *connection, std::optional<Clock::time_point> deadline,
                   const StopSignal *stop = nullptr);
/// Asks the server to end the statement that it executes. Does not wait for that.
void requestCancellation(pg_conn *connection);
bool isSuccess(const pg_result *result);
/// Returns how much memory a result takes, in bytes.
qint64 bytesOf(const pg_result *result);
/// Returns true if the server ends the connection with this message.
bool isShutdownNotice(const pg_result *message);
/// Returns a part of an error, by libpq's code for it.
QByteArray errorField(const pg_result *result, int code);

} // namespace triage::storage
