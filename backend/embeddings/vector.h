// SPDX-License-Identifier: GPL-3.0-or-later
// What a text means, as a direction: texts of similar meaning point to similar directions.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace triage::embeddings {

/// A direction, of length 1. Empty if a text has none.
using Vector = std::vector<float>;

/// The version of what is done with texts before they are sent and with vectors before they are stored.
inline constexpr int vectorVersion = 1;

/// Returns the vector in a byte for each component. Its length is lost, its direction is kept to about a
/// hundredth.
QByteArray quantized(const Vector &vector);
/// Returns the direction in the bytes of quantized().
Vector direction(QByteArrayView bytes);
/// Returns the vector with the length 1; an empty one if it has none.
Vector normalized(Vector vector);

} // namespace triage::embeddings
