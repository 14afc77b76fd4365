#include "routing/similarityclassifier.h"

#include "routing/explanation.h"
#include "routing/profiles.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

constexpr size_t mostPrepared = 16;
constexpr size_t mostWordsNamed = 4;

/// Changes with every text of the buffers, and with nothing else.
QByteArray hashOf(const std::vector<BufferProfile> &buffers)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const BufferProfile &buffer : buffers) {
        for (const QString &text : { buffer.name, buffer.description, buffer.routingInstructions }) {
            const qsizetype size = text.size(); // keeps "a" + "bc" apart from "ab" + "c"
            hash.addData(QByteArrayView(reinterpret_cast<const char *>(&size), sizeof size));
            hash.addData(QByteArrayView(reinterpret_cast<const char *>(text.utf16()), size * 2));
        }
    }
    return hash.result();
}

/// The numbers of the buffers that share anything with the text: surest first, then oldest.
std::vector<size_t> ranking(const std::vector<BufferProfile> &buffers, const std::vector<Signals> &compared,
                            const std::vector<double> &confidences)
{
    std::vector<size_t> order(buffers.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::erase_if(order, [&](size_t i) { return compared[i].similarity <= 0; });
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return confidences[a] != confidences[b] ? confidences[a] > confidences[b]
                                                : buffers[a].id < buffers[b].id;
    });
    if (order.size() > maxCandidates)
        order.resize(maxCandidates);
    return order;
}

} // namespace

SimilarityClassifier::SimilarityClassifier() = default;
SimilarityClassifier::~SimilarityClassifier() = default;

QString SimilarityClassifier::name() const
{
    return u"similarity-1"_s;
}

double SimilarityClassifier::confidenceOf(const Signals &signals, size_t bufferCount, int wordCount)
{
    const double logit = -1.6966 + 13.7690 * signals.similarity + 10.8489 * signals.lead
        - 1.4696 * signals.coverage - 0.4884 * std::log(double(bufferCount)) + 0.1703 * std::log1p(wordCount);
    return 1 / (1 + std::exp(-logit));
}

std::shared_ptr<const Profiles>
SimilarityClassifier::profilesOf(const std::vector<BufferProfile> &buffers) const
{
    const QByteArray hash = hashOf(buffers);
    const auto isIt = [&hash](const Prepared &prepared) {
        return prepared.hash == hash;
    };
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::find_if(m_prepared.begin(), m_prepared.end(), isIt);
        if (found != m_prepared.end()) {
            m_prepared.splice(m_prepared.begin(), m_prepared, found);
            return m_prepared.front().profiles;
        }
    }
    // Prepared without the lock: two threads may both do it, none waits for the other.
    auto profiles = std::make_shared<const Profiles>(buffers, Background::builtIn());
    const std::lock_guard lock(m_mutex);
    m_prepared.push_front({ hash, profiles });
    if (m_prepared.size() > mostPrepared)
        m_prepared.pop_back();
    return profiles;
}

Verdict SimilarityClassifier::classify(const Item &item, const std::vector<BufferProfile> &buffers) const
{
    if (buffers.empty())
        return { {}, whyNothingIsClose(false, true), name() };
    const std::shared_ptr<const Profiles> profiles = profilesOf(buffers);
    const Comparison comparison = profiles->compare(item);
    std::vector<double> confidences;
    for (const Signals &signals : comparison.buffers)
        confidences.push_back(confidenceOf(signals, buffers.size(), comparison.wordCount));

    Verdict verdict;
    verdict.classifier = name();
    for (const size_t i : ranking(buffers, comparison.buffers, confidences)) {
        const std::vector<Evidence> evidence = profiles->evidence(comparison, i, mostWordsNamed);
        verdict.candidates.push_back({ buffers[i].id, confidences[i], whyItFits(buffers[i].name, evidence) });
        if (verdict.candidates.size() > 1)
            continue;
        const bool fits = confidences[i] >= Thresholds{}.review;
        verdict.reasoning = fits ? verdict.candidates.front().reasoning
                                 : whyNothingFits(buffers[i].name, confidences[i], evidence);
    }
    if (verdict.candidates.empty())
        verdict.reasoning = whyNothingIsClose(true, comparison.wordCount > 0);
    return verdict;
}

} // namespace triage::routing
