// SPDX-License-Identifier: GPL-3.0-or-later
// Converts operations and problems to JSON and back, for the outbox. Texts of any length are accepted.
#pragma once

#include "store/values/operation.h"

#include <QByteArray>

#include <optional>

namespace triage::app {

QByteArray operationToJson(const Operation &operation);
std::optional<Operation> operationFromJson(const QByteArray &text);
QByteArray problemToJson(const std::optional<Problem> &problem);
std::optional<Problem> problemFromJson(const QByteArray &text);

} // namespace triage::app
