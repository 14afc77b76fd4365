// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/meaning/meaning.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace triage::routing {

namespace {

using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr float descriptionExamples = 3; ///< The number of examples that a description counts as.
constexpr double lambda = 1; ///< The strength of the prior of the regression.

Eigen::Map<const Rows> rowsOf(const std::vector<float> &values, size_t count, size_t dimension)
{
    return { values.data(), Eigen::Index(count), Eigen::Index(dimension) };
}

Eigen::Map<const Eigen::VectorXf> mapped(const MeaningVector &vector)
{
    return { vector.data(), Eigen::Index(vector.size()) };
}

} // namespace

Meaning::Meaning(size_t dimension, const std::vector<MeaningVector> &descriptions,
                 std::span<const MeaningExample> examples)
    : m_dimension(dimension), m_count(descriptions.size()), m_descriptions(dimension * m_count),
      m_sums(dimension * m_count), m_weights(dimension * m_count)
{
    for (size_t buffer = 0; buffer < m_count; ++buffer) {
        for (size_t i = 0; i < descriptions[buffer].size(); ++i) {
            m_descriptions[buffer * dimension + i] = descriptions[buffer][i];
            m_sums[buffer * dimension + i] = descriptionExamples * descriptions[buffer][i];
        }
    }
    for (const MeaningExample &example : examples) {
        for (const size_t buffer : example.buffers) {
            for (size_t i = 0; i < dimension; ++i)
                m_sums[buffer * dimension + i] += example.vector[i];
        }
    }
    readWeights(examples);
}

/// Solves the regression over the examples or, if there are fewer of them, over the dimensions.
void Meaning::readWeights(std::span<const MeaningExample> examples)
{
    std::vector<size_t> described;
    for (size_t buffer = 0; buffer < m_count; ++buffer) {
        if (rowsOf(m_descriptions, m_count, m_dimension).row(Eigen::Index(buffer)).squaredNorm() > 0)
            described.push_back(buffer);
    }
    const auto count = Eigen::Index(described.size() + examples.size());
    if (count == 0)
        return;
    // Rows are multiplied by the roots of their weights.
    Eigen::MatrixXd texts(count, Eigen::Index(m_dimension));
    Eigen::MatrixXd targets = Eigen::MatrixXd::Constant(count, Eigen::Index(m_count), -1);
    Eigen::Index row = 0;
    for (const size_t buffer : described) {
        const double root = std::sqrt(double(descriptionExamples));
        texts.row(row)
            = root * rowsOf(m_descriptions, m_count, m_dimension).row(Eigen::Index(buffer)).cast<double>();
        targets(row, Eigen::Index(buffer)) = 1;
        targets.row(row++) *= root;
    }
    for (const MeaningExample &example : examples) {
        texts.row(row) = mapped(example.vector).transpose().cast<double>();
        for (const size_t buffer : example.buffers)
            targets(row, Eigen::Index(buffer)) = 1;
        ++row;
    }
    Eigen::MatrixXd weights;
    if (count < Eigen::Index(m_dimension)) {
        Eigen::MatrixXd products = texts * texts.transpose();
        products.diagonal().array() += lambda;
        weights = texts.transpose() * products.llt().solve(targets);
    } else {
        Eigen::MatrixXd products = texts.transpose() * texts;
        products.diagonal().array() += lambda;
        weights = products.llt().solve(texts.transpose() * targets);
    }
    Eigen::Map<Rows>(m_weights.data(), Eigen::Index(m_count), Eigen::Index(m_dimension))
        = weights.transpose().cast<float>();
}

std::vector<Closeness> Meaning::compare(const MeaningVector &text) const
{
    const auto vector = mapped(text);
    const Eigen::VectorXf descriptions = rowsOf(m_descriptions, m_count, m_dimension) * vector;
    const auto sums = rowsOf(m_sums, m_count, m_dimension);
    const Eigen::VectorXf centroids = sums * vector;
    const Eigen::VectorXf regressions = rowsOf(m_weights, m_count, m_dimension) * vector;
    std::vector<Closeness> closeness;
    for (Eigen::Index i = 0; i < Eigen::Index(m_count); ++i) {
        const float length = sums.row(i).norm();
        closeness.push_back({ double(descriptions[i]), length > 0 ? double(centroids[i] / length) : 0,
                              double(regressions[i]) });
    }
    return closeness;
}

std::shared_ptr<const Meaning> Meaning::with(const MeaningExample &example, int sign) const
{
    auto changed = std::make_shared<Meaning>(*this);
    for (const size_t buffer : example.buffers) {
        for (size_t i = 0; i < m_dimension; ++i)
            changed->m_sums[buffer * m_dimension + i] += float(sign) * example.vector[i];
    }
    return changed;
}

size_t Meaning::bytes() const
{
    return sizeof *this + (m_descriptions.size() + m_sums.size() + m_weights.size()) * sizeof(float);
}

} // namespace triage::routing
