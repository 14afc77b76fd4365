// SPDX-License-Identifier: GPL-3.0-or-later
// Operations and problems as JSON, for the outbox. Nothing that a person wrote is refused here, however long
// it is.
#pragma once

#include "store/values/operation.h"

#include <QByteArray>

#include <optional>

namespace triage::app {

QByteArray toText(const Operation &operation);
std::optional<Operation> operationFromText(const QByteArray &text);
QByteArray toText(const std::optional<Problem> &problem);
std::optional<Problem> problemFromText(const QByteArray &text);

} // namespace triage::app
