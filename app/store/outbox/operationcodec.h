// SPDX-License-Identifier: GPL-3.0-or-later
// Operations and problems as JSON, for the outbox. Nothing that a person wrote is refused here, however long
// it is.
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
