// SPDX-License-Identifier: GPL-3.0-or-later
// Solves small systems of equations for Newton's method.
#pragma once

#include <cstddef>

namespace triage::routing {

/// Solves a system with a symmetric, positive definite matrix by Gaussian elimination.
template <typename Matrix, typename Vector>
Vector solved(Matrix matrix, Vector vector)
{
    const std::size_t size = vector.size();
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t r = i + 1; r < size; ++r) {
            const double factor = matrix[r][i] / matrix[i][i];
            for (std::size_t c = i; c < size; ++c)
                matrix[r][c] -= factor * matrix[i][c];
            vector[r] -= factor * vector[i];
        }
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t c = i + 1; c < size; ++c)
            vector[i] -= matrix[i][c] * vector[c];
        vector[i] /= matrix[i][i];
    }
    return vector;
}

} // namespace triage::routing
