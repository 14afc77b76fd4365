// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting for what PostgreSQL answers, with a deadline: a server that hangs must not hang its clients.
#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

struct pg_conn;
struct pg_result;

namespace triage::storage {

using Clock = std::chrono::steady_clock;

/// Waits until the server sent something. False where it did not in time.
bool waitForInput(pg_conn *connection, std::optional<Clock::time_point> deadline);
/// The first error among the results of what was sent, else the last result, for the caller to clear; nullptr
/// where the answer did not come in time. Leaves the pipeline mode.
pg_result *receive(pg_conn *connection, std::optional<Clock::time_point> deadline);
bool isSuccess(const pg_result *result);
/// Whether the server ends the connection with this message.
bool isShutdownNotice(const pg_result *message);
/// A part of an error, by libpq's code for it.
QByteArray errorField(const pg_result *result, int code);

} // namespace triage::storage
