// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/wordfrequencies.h"

#include <QFile>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::routing {

WordFrequencies WordFrequencies::parse(QByteArrayView table)
{
    WordFrequencies background;
    std::map<FeatureKey, double> counts;
    const QByteArray lines = table.toByteArray();
    for (const QByteArray &line : lines.split('\n')) {
        const qsizetype space = line.indexOf(' ');
        const double count = (space < 0 ? line : line.left(space)).toDouble();
        if (space < 0) {
            background.m_documents = std::max(background.m_documents, count);
            continue;
        }
        FeatureReader reader;
        reader.add(QString::fromUtf8(line.mid(space + 1)), 1);
        const Features features = reader.features();
        // The document counts of a stem or of four characters are approximated by the sum over the words that
        // contain it.
        for (const std::vector<Feature> *list : { &features.words, &features.grams }) {
            for (const Feature &feature : *list)
                counts[feature.key] += count;
        }
    }
    std::vector<FeatureKey> keys;
    for (const auto &[key, count] : counts) {
        keys.push_back(key);
        background.m_counts.push_back(float(std::min(count, background.m_documents)));
    }
    background.m_table = TermTable(keys);
    return background;
}

const WordFrequencies &WordFrequencies::builtIn()
{
    static const WordFrequencies background = [] {
        QFile file(u":/routing/background.txt"_s);
        return file.open(QIODevice::ReadOnly) ? parse(file.readAll()) : WordFrequencies();
    }();
    return background;
}

} // namespace triage::routing
