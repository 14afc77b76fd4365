#include "routing/profiles.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

// Found on the pool splits of the evaluation sets; all of them lie on a wide plateau.
constexpr double nameWeight = 2.0;
constexpr double descriptionWeight = 1.0;
constexpr double instructionsWeight = 1.0;
constexpr double wordShare = 0.5; // of the vector's squared length; four-character features have the rest
constexpr double ownDocuments = 50; // how many documents of the background a buffer counts as
constexpr double exampleDocuments = 10; // the same of an example
constexpr double againstFactor = 0.7;

struct ProfileTexts
{
    QString positive;
    QString negative;
};

/// Parts that say what does not belong here: "Not for refunds.", "…, except lost cards".
ProfileTexts divided(const QString &text)
{
    static const QRegularExpression divider(
        u"(?<=[.!?;\\n])\\s+|(?<=\\n)|[,;(]?\\s+(?=(?:except|but not)\\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression negation(
        u"^\\W*(?:not|except|excluding|exclude|never|no|do not|don[’']t|but not|other than)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    ProfileTexts texts;
    for (const QString &part : text.split(divider)) {
        QString &side = negation.match(part).hasMatch() ? texts.negative : texts.positive;
        side += part + u'\n';
    }
    return texts;
}

/// How far each buffer is before the best of the others.
void addLeads(std::vector<Signals> &buffers)
{
    double best = 0;
    double second = 0;
    for (const Signals &one : buffers) {
        second = std::max(second, std::min(best, one.similarity));
        best = std::max(best, one.similarity);
    }
    if (buffers.size() == 1)
        second = best / 2; // nothing to be ahead of, which is no reason to be surer
    for (Signals &one : buffers)
        one.lead = one.similarity - (one.similarity >= best ? second : best);
}

/// What only the negative parts have: "Not for top-ups by cheque" of a buffer on top-ups is about cheques.
std::vector<Feature> without(const std::vector<Feature> &features, const std::vector<Feature> &others)
{
    std::vector<Feature> rest;
    std::set_difference(features.begin(), features.end(), others.begin(), others.end(),
                        std::back_inserter(rest),
                        [](const Feature &a, const Feature &b) { return a.key < b.key; });
    return rest;
}

double logCount(quint8 count)
{
    return 1 + std::log(double(count));
}

} // namespace

BufferText readBuffer(const BufferProfile &buffer)
{
    const ProfileTexts description = divided(buffer.description);
    const ProfileTexts instructions = divided(buffer.routingInstructions);
    FeatureReader forIt;
    forIt.add(buffer.name, nameWeight);
    forIt.add(description.positive, descriptionWeight);
    forIt.add(instructions.positive, instructionsWeight);
    const Features belongs = forIt.features();
    FeatureReader against;
    against.add(description.negative, descriptionWeight);
    against.add(instructions.negative, instructionsWeight);
    const Features refused = against.features();
    return { packed(belongs),
             packed({ without(refused.words, belongs.words), without(refused.grams, belongs.grams) }) };
}

Profiles::Profiles(const std::vector<BufferText> &buffers, const Corpus &corpus, const Background &background)
    : m_background(background), m_size(buffers.size())
{
    m_documents
        = background.documents() + ownDocuments * double(m_size) + exampleDocuments * double(corpus.size());
    for (const BufferText &buffer : buffers) {
        for (const FeatureKey key : buffer.belongs.keys)
            m_entries[key].buffersWith += 1;
        for (const FeatureKey key : buffer.belongsNot.keys)
            m_entries[key];
    }
    for (auto &[key, entry] : m_entries)
        entry.rarity = rarityOf(key, entry.buffersWith, &corpus);
    for (quint32 i = 0; i < m_size; ++i) {
        addVector(i, buffers[i].belongs, 1);
        addVector(i, buffers[i].belongsNot, -againstFactor);
    }
}

const Profiles::Entry *Profiles::find(FeatureKey key) const
{
    const auto found = m_entries.find(key);
    return found == m_entries.end() ? nullptr : &found->second;
}

double Profiles::rarityOf(FeatureKey key, int buffersWith, const Corpus *corpus) const
{
    const double with = m_background.documentsWith(key) + ownDocuments * buffersWith
        + (corpus ? exampleDocuments * corpus->documentsWith(key) : 0);
    return std::log((1 + m_documents) / (1 + with)) + 1;
}

/// Weights whose squares sum up to 1.
std::vector<double> Profiles::weigh(const PackedText &text) const
{
    std::vector<double> weights(text.keys.size());
    double squares[2] = { 0, 0 };
    for (size_t i = 0; i < weights.size(); ++i) {
        const Entry *entry = find(text.keys[i]);
        weights[i] = logCount(text.counts[i]) * (entry ? entry->rarity : rarityOf(text.keys[i], 0, nullptr));
        squares[i >= text.words] += weights[i] * weights[i];
    }
    const double shares[2] = { wordShare, 1 - wordShare };
    for (size_t i = 0; i < weights.size(); ++i) {
        const size_t kind = i >= text.words;
        weights[i] *= std::sqrt(shares[kind] / squares[kind]);
    }
    return weights;
}

void Profiles::addVector(quint32 buffer, const PackedText &text, double factor)
{
    const std::vector<double> weights = weigh(text);
    for (size_t i = 0; i < weights.size(); ++i)
        m_entries[text.keys[i]].postings.push_back({ buffer, float(factor * weights[i]) });
}

std::vector<Signals> Profiles::compare(const PackedText &text) const
{
    const std::vector<double> weights = weigh(text);
    std::vector<Signals> buffers(m_size);
    double allWords = 0;
    for (size_t i = 0; i < weights.size(); ++i) {
        const bool isWord = i < text.words;
        allWords += isWord ? weights[i] : 0;
        const Entry *entry = find(text.keys[i]);
        if (!entry)
            continue;
        for (const Posting &posting : entry->postings) {
            buffers[posting.buffer].similarity += weights[i] * double(posting.weight);
            buffers[posting.buffer].coverage += isWord && posting.weight > 0 ? weights[i] : 0;
        }
    }
    for (Signals &one : buffers)
        one.coverage = allWords > 0 ? one.coverage / allWords : 0;
    addLeads(buffers);
    return buffers;
}

std::vector<double> Profiles::shares(const PackedText &text, size_t buffer) const
{
    const std::vector<double> weights = weigh(text);
    std::vector<double> shares(text.words);
    for (size_t i = 0; i < shares.size(); ++i) {
        const Entry *entry = find(text.keys[i]);
        if (!entry)
            continue;
        for (const Posting &posting : entry->postings)
            shares[i] += posting.buffer == buffer ? weights[i] * double(posting.weight) : 0;
    }
    return shares;
}

size_t Profiles::bytes() const
{
    size_t bytes = sizeof *this;
    for (const auto &[key, entry] : m_entries)
        bytes += sizeof key + sizeof entry + 2 * sizeof(void *) + entry.postings.size() * sizeof(Posting);
    return bytes;
}

} // namespace triage::routing
