// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the themes of research and the proposals of buffers on a folder of labelled sets. See README.md.
#include "encoderspace.h"
#include "evaluationset.h"
#include "themefigures.h"

#include "research/proposal.h"
#include "research/themes.h"
#include "routing/meaning/meaning.h"
#include "routing/meaning/textspace.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::benchmark;

namespace {

constexpr size_t drawnItems = 500;
constexpr unsigned drawings = 5;

/// Some items of a set, with the buffers that people put each of them into.
struct Drawing
{
    std::vector<routing::FeedbackText> texts;
    Labels labels;
};

/// Items that fit no buffer are left out: nobody said what they have in common.
Drawing drawn(const EvaluationSet &set, unsigned seed)
{
    std::vector<const LabelledItem *> items;
    for (const LabelledItem &item : set.items) {
        if (!item.buffers.empty())
            items.push_back(&item);
    }
    std::mt19937 random(seed);
    for (size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
    Drawing drawing;
    for (size_t i = 0; i < std::min(items.size(), drawnItems); ++i) {
        drawing.texts.push_back(items[i]->item);
        drawing.labels.push_back(&items[i]->buffers);
    }
    research::tellLanguages(drawing.texts);
    return drawing;
}

std::vector<routing::MeaningVector> vectorsOf(const std::vector<routing::FeedbackText> &texts,
                                              const routing::VectorSpace *space)
{
    std::vector<routing::MeaningVector> vectors(texts.size());
    for (size_t i = 0; space && i < texts.size(); ++i)
        vectors[i] = space->vectorOf(texts[i], routing::packed(routing::readerOf(texts[i]).features()))
                         .value_or(routing::MeaningVector());
    return vectors;
}

double cosine(const routing::MeaningVector &a, const routing::MeaningVector &b)
{
    double sum = 0;
    for (size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        sum += double(a[i] * b[i]);
    return sum;
}

routing::MeaningVector meanOf(const std::vector<routing::MeaningVector> &vectors, const Group &members)
{
    routing::MeaningVector sum;
    for (const size_t member : members)
        routing::addTo(sum, vectors[member]);
    return routing::normalized(std::move(sum));
}

/// Returns the themes with as many members in all as before, chosen among all texts by the similarity of
/// words and of meaning.
std::vector<Group> chosenAgain(const research::TextCollection &collection,
                               const std::vector<research::TextTheme> &themes,
                               const std::vector<routing::MeaningVector> &vectors, double weight)
{
    std::vector<routing::MeaningVector> means;
    size_t members = 0;
    for (const research::TextTheme &theme : themes) {
        means.push_back(meanOf(vectors, theme.members));
        members += theme.members.size();
    }
    struct Choice
    {
        double score;
        size_t text;
        size_t theme;
    };
    std::vector<Choice> choices;
    for (size_t text = 0; text < collection.size(); ++text) {
        Choice best{ 0, text, 0 };
        for (size_t theme = 0; theme < themes.size(); ++theme) {
            const double score = research::similarity(collection.texts()[text], themes[theme].centre)
                + weight * cosine(vectors[text], means[theme]);
            if (score > best.score)
                best = { score, text, theme };
        }
        choices.push_back(best);
    }
    std::sort(choices.begin(), choices.end(), [](const Choice &a, const Choice &b) {
        return a.score != b.score ? a.score > b.score : a.text < b.text;
    });
    choices.resize(std::min(choices.size(), members));
    std::vector<Group> groups(themes.size());
    for (const Choice &choice : choices)
        groups[choice.theme].push_back(choice.text);
    std::erase_if(groups, [](const Group &group) { return group.empty(); });
    return groups;
}

/// The ways of grouping that are compared, each with its figures.
class Comparison
{
public:
    Comparison(const EvaluationSet &set, const EncoderSpace *encoder)
    {
        for (unsigned seed = 1; seed <= drawings; ++seed)
            add(drawn(set, seed), encoder);
    }

    const std::vector<std::pair<QString, ThemeFigures>> &ways() const { return m_ways; }

private:
    void add(const Drawing &drawing, const EncoderSpace *encoder)
    {
        std::vector<Group> proposed;
        for (const research::Proposal &proposal : research::proposeBuffers(drawing.texts))
            proposed.push_back(proposal.members);
        add(u"proposals"_s, proposed, drawing.labels);
        const research::TextCollection collection(drawing.texts);
        research::ThemeRules rules;
        rules.minMembers = size_t(std::sqrt(double(drawing.texts.size())) / 4); // as for an answer
        const auto themes = research::findThemes(collection, rules);
        std::vector<Group> groups;
        for (const research::TextTheme &theme : themes)
            groups.push_back(theme.members);
        add(u"themes"_s, groups, drawing.labels);
        const auto compare = [&](const QString &name, const routing::VectorSpace *space, double weight) {
            add(name, chosenAgain(collection, themes, vectorsOf(drawing.texts, space), weight),
                drawing.labels);
        };
        compare(u"themes, chosen again by words"_s, nullptr, 0);
        const auto own = routing::TextSpace::of(drawing.texts);
        for (const double weight : { 0.3, 1.0 }) {
            compare(u"themes, own texts × %1"_s.arg(weight), own.get(), weight);
            if (encoder)
                compare(u"themes, encoder × %1"_s.arg(weight), encoder, weight);
        }
    }

    void add(const QString &name, const std::vector<Group> &groups, const Labels &labels)
    {
        auto way = std::find_if(m_ways.begin(), m_ways.end(),
                                [&](const auto &each) { return each.first == name; });
        if (way == m_ways.end())
            way = m_ways.insert(m_ways.end(), { name, {} });
        way->second.add(judged(groups, labels));
    }

    std::vector<std::pair<QString, ThemeFigures>> m_ways;
};

void print(QTextStream &out, const QString &set, const QString &way, const ThemeFigures &figures)
{
    out << u"%1 %2 %3 %4 %5 %6\n"_s.arg(set, -16)
               .arg(way, -32)
               .arg(figures.groups(), 6, 'f', 1)
               .arg(figures.labels(), 6, 'f', 1)
               .arg(100 * figures.members(), 6, 'f', 1)
               .arg(100 * figures.right(), 6, 'f', 1);
    out.flush();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"folder"_s, u"The labelled sets."_s);
    parser.addOption({ u"embeddings"_s, u"The URL of a server of embeddings."_s, u"URL"_s });
    parser.addOption({ u"embeddings-model"_s, u"Its model."_s, u"name"_s });
    parser.addOption({ u"vectors"_s, u"Keep its vectors there, or read them."_s, u"file"_s });
    parser.process(application);
    const std::vector<EvaluationSet> sets = readSets(parser.positionalArguments().value(0));
    std::unique_ptr<EncoderSpace> encoder;
    if (parser.isSet(u"embeddings"_s))
        encoder
            = std::make_unique<EncoderSpace>(QUrl(parser.value(u"embeddings"_s)),
                                             parser.value(u"embeddings-model"_s), parser.value(u"vectors"_s));
    QTextStream out(stdout);
    out << "set              grouping                         groups labels  in one  right\n";
    std::vector<std::pair<QString, ThemeFigures>> means;
    for (const EvaluationSet &set : sets) {
        if (encoder)
            encoder->learn(set);
        const Comparison comparison(set, encoder.get());
        means.resize(comparison.ways().size());
        for (size_t i = 0; i < means.size(); ++i) {
            const auto &[way, figures] = comparison.ways()[i];
            print(out, set.name, way, figures);
            means[i].first = way;
            means[i].second.add(figures);
        }
    }
    for (const auto &[way, figures] : means)
        print(out, u"mean"_s, way, figures);
    return 0;
}
