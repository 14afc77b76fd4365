// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoderspace.h"

#include "routing/profiles.h"

#include <QDataStream>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <thread>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

embeddings::EmbeddingEndpoint endpointOf(QUrl url, const QString &model)
{
    embeddings::EmbeddingEndpoint endpoint;
    endpoint.url = std::move(url);
    endpoint.model = model;
    endpoint.key = qgetenv("TRIAGED_EMBEDDINGS_KEY").trimmed();
    return endpoint;
}

} // namespace

EncoderSpace::EncoderSpace(QUrl url, const QString &model, QString kept)
    : m_server(endpointOf(std::move(url), model)), m_kept(std::move(kept))
{
    QFile file(m_kept);
    if (!m_kept.isEmpty() && file.open(QIODevice::ReadOnly)) {
        QDataStream stream(&file);
        stream >> m_vectors;
    }
    if (!m_vectors.isEmpty())
        m_dimension = size_t(m_vectors.begin()->size());
}

EncoderSpace::~EncoderSpace()
{
    QFile file(m_kept);
    if (!m_kept.isEmpty() && file.open(QIODevice::WriteOnly)) {
        QDataStream stream(&file);
        stream << m_vectors;
    }
}

void EncoderSpace::learn(const EvaluationSet &set)
{
    std::vector<FeedbackText> texts;
    for (const BufferProfile &buffer : set.buffers)
        texts.push_back(vectorTextOf(buffer));
    for (const LabelledItem &item : set.items)
        texts.push_back(item.item);
    learn(texts);
}

void EncoderSpace::learn(const std::vector<FeedbackText> &texts)
{
    std::vector<QString> unknown;
    for (const FeedbackText &text : texts) {
        const QString sent = m_server.prepared(text.title, text.description);
        if (!m_vectors.contains(sent)) {
            m_vectors.insert(sent, {});
            unknown.push_back(sent);
        }
    }
    constexpr size_t atOnce = 256;
    constexpr int maxRepeats = 5; // a server on a busy machine fails now and then
    for (size_t begin = 0; begin < unknown.size(); begin += atOnce) {
        const auto some = std::span(unknown).subspan(begin, std::min(atOnce, unknown.size() - begin));
        embeddings::Embedded embedded = m_server.embed(some, std::chrono::minutes(10));
        for (int i = 0; i < maxRepeats && embedded.failure != languagemodel::FailureKind::None; ++i) {
            std::this_thread::sleep_for(m_server.endpoint().rest + std::chrono::seconds(1));
            embedded = m_server.embed(some, std::chrono::minutes(10));
        }
        if (embedded.failure != languagemodel::FailureKind::None) {
            QTextStream(stderr) << "the server of embeddings failed\n";
            std::exit(2);
        }
        for (size_t i = 0; i < some.size(); ++i)
            m_vectors[some[i]] = embeddings::quantized(embedded.vectors[i]);
        m_dimension = embedded.vectors.front().size();
    }
}

std::optional<MeaningVector> EncoderSpace::vectorOf(const FeedbackText &item,
                                                    const PackedText & /*text*/) const
{
    const auto found = m_vectors.constFind(m_server.prepared(item.title, item.description));
    if (found == m_vectors.cend() || found->isEmpty())
        return std::nullopt;
    return embeddings::direction(*found);
}

size_t EncoderSpace::bytes() const
{
    return size_t(m_vectors.size()) * m_dimension;
}

} // namespace triage::benchmark
