// A classifier that compares texts with what buffers say of themselves: name, description, instructions.
#pragma once

#include "routing/classifier.h"

#include <QByteArray>

#include <list>
#include <memory>
#include <mutex>

namespace triage::routing {

class Profiles;
struct Signals;

/// Needs no examples, no network and no training. Text is data to it and nothing else, so no feedback can
/// talk it into anything but by being about what a buffer is about. Thread-safe.
class SimilarityClassifier
{
public:
    SimilarityClassifier();
    ~SimilarityClassifier();

    QString name() const;
    Verdict classify(const Item &item, const std::vector<BufferProfile> &buffers) const;

    /// How sure a buffer's signals make, 0 to 1. The constants are fitted by tests/benchmarks/routing/fit.py.
    static double confidenceOf(const Signals &signals, size_t bufferCount, int wordCount);

private:
    struct Prepared
    {
        QByteArray hash; ///< Of all texts of the buffers.
        std::shared_ptr<const Profiles> profiles;
    };
    std::shared_ptr<const Profiles> profilesOf(const std::vector<BufferProfile> &buffers) const;

    mutable std::mutex m_mutex;
    mutable std::list<Prepared> m_prepared; ///< Latest used first.
};

} // namespace triage::routing
