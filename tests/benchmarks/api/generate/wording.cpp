// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording.h"

#include "search/textanalysis.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

// Names, typing errors, product names: the words of real feedback that are not in a dictionary.
constexpr int tailWords = 60'000;
constexpr double tailShare = 0.06;
constexpr double numberShare = 0.05; ///< The share of texts with a number that no other text contains.

/// Generates words that look real, so that stemming and folding have a realistic load.
QString inventedWord(Random &random)
{
    static const char *const starts[]
        = { "b", "br", "c", "ch", "d",  "dr", "f", "fl", "g",   "gr", "h",  "j", "k", "l",
            "m", "n",  "p", "pl", "qu", "r",  "s", "st", "str", "t",  "tr", "v", "w", "z" };
    static const char *const middles[]
        = { "a", "e", "i", "o", "u", "ai", "ea", "ee", "oo", "ou", "y", "\xC3\xA9" };
    static const char *const ends[]
        = { "", "", "", "s", "ed", "ing", "er", "ers", "ly", "ness", "able", "ment" };
    QString word;
    const int syllables = 2 + random.below(3);
    for (int i = 0; i < syllables; ++i) {
        word += QString::fromUtf8(starts[random.below(int(std::size(starts)))]);
        word += QString::fromUtf8(middles[random.below(int(std::size(middles)) - (i ? 1 : 0))]);
    }
    return word + QString::fromUtf8(ends[random.below(int(std::size(ends)))]);
}

QString stemOf(const QString &word)
{
    const std::vector<search::Word> read = search::words(word);
    return read.empty() ? word : read.front().stem;
}

/// Returns whether a search for a planted word would also find this word.
bool resemblesPlanted(const QString &word)
{
    static const QStringList planted = PlantedWords::common() + PlantedWords::rare();
    const QString stem = stemOf(word);
    return std::any_of(planted.begin(), planted.end(), [&](const QString &each) {
        return word.contains(each) || stem == stemOf(each) || stem == each || word == stemOf(each);
    });
}

} // namespace

const QStringList &PlantedWords::common()
{
    static const QStringList words{ u"export"_s, u"invoice"_s, u"notification"_s, u"dashboard"_s };
    return words;
}

const QStringList &PlantedWords::rare()
{
    static const QStringList words{ u"kaleidoscope"_s, u"zeppelin"_s,   u"gramophone"_s, u"rhubarb"_s,
                                    u"obelisk"_s,      u"tambourine"_s, u"walrus"_s,     u"periwinkle"_s };
    return words;
}

Wording::Wording(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    double sum = 0;
    QSet<QString> taken;
    const auto add = [&](const QString &word, double frequency) {
        if (word.isEmpty() || taken.contains(word) || resemblesPlanted(word))
            return;
        taken.insert(word);
        m_words.append(word);
        m_upTo.push_back(sum += frequency);
    };
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        const qsizetype space = line.indexOf(u' ');
        if (space > 0)
            add(line.sliced(space + 1), line.first(space).toDouble());
    }
    // The tail follows Zipf's law: the frequency of the n-th word is 1/n.
    const double real = sum;
    double harmonic = 0;
    for (int i = 0; i < tailWords; ++i)
        harmonic += 1.0 / (i + 100);
    Random random(20250101);
    for (int i = 0; i < tailWords; ++i)
        add(inventedWord(random), real * tailShare / (1 - tailShare) / harmonic / (i + 100));
}

QString Wording::word(Random &random) const
{
    const double at = random.fraction() * m_upTo.back();
    const auto found = std::upper_bound(m_upTo.begin(), m_upTo.end(), at);
    return m_words[std::min(qsizetype(found - m_upTo.begin()), m_words.size() - 1)];
}

QString Wording::sentences(Random &random, QStringList words) const
{
    QString text;
    int left = 0;
    for (QString &each : words) {
        if (left == 0) {
            if (!text.isEmpty())
                text += u". "_s;
            each[0] = each[0].toUpper();
            left = 6 + random.below(12);
        } else {
            text += u' ';
        }
        text += each;
        --left;
    }
    return text;
}

Text Wording::make(Random &random, const QStringList &planted) const
{
    const int length = std::clamp(int(std::exp(3.0 + 0.6 * random.bell())), 4, 150);
    QStringList words;
    for (int i = 0; i < length; ++i)
        words.append(word(random));
    if (random.happens(numberShare))
        words.append(QString::number(10'000'000 + random.below(90'000'000)));
    for (const QString &each : planted)
        words.insert(random.below(int(words.size()) + 1), each);
    Text text;
    text.description = sentences(random, words) + u'.';
    if (random.happens(0.6)) {
        QStringList title;
        const int titleLength = 3 + random.below(6);
        for (int i = 0; i < titleLength; ++i)
            title.append(word(random));
        // Some titles contain a word that is common in texts.
        if (!planted.isEmpty() && random.happens(0.3))
            title.append(planted.front());
        text.title = sentences(random, title);
    }
    return text;
}

} // namespace triage::benchmark
