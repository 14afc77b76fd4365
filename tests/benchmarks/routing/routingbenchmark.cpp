// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the embedded classifier or a language model on a folder of evaluation sets, or fits the weights of
// the former. See README.md.
#include "ablation.h"
#include "encoderspace.h"
#include "fitting.h"
#include "hostility.h"
#include "measuring.h"
#include "peoplereport.h"
#include "referencereport.h"
#include "routingreport.h"
#include "similarity.h"

#include "languagemodel/languagemodelclassifier.h"
#include "routing/embeddedclassifier.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace triage::benchmark;

namespace {

QJsonObject readFloors(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

void write(const QString &path, const QJsonObject &object)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QJsonDocument(object).toJson());
}

std::set<size_t> inputsNamed(const QString &names)
{
    std::set<size_t> inputs;
    for (const QString &name : names.split(u',', Qt::SkipEmptyParts)) {
        for (size_t i = 0; i < triage::routing::inputCount; ++i) {
            if (name == QLatin1StringView(triage::routing::inputTerms[i].name))
                inputs.insert(i);
        }
    }
    return inputs;
}

/// Measures a language model with few examples and with some. Each item costs a call.
void measureModel(RoutingReport &report, const std::vector<EvaluationSet> &sets,
                  const QCommandLineParser &parser)
{
    triage::languagemodel::ModelEndpoint endpoint;
    endpoint.url = QUrl(parser.value(u"endpoint"_s));
    endpoint.model = parser.value(u"model"_s);
    endpoint.key = qgetenv("TRIAGED_CLASSIFIER_KEY").trimmed();
    triage::languagemodel::LanguageModel model(endpoint);
    const triage::routing::EmbeddedClassifier embedded;
    const triage::languagemodel::LanguageModelClassifier classifier(model, embedded,
                                                                    triage::languagemodel::Cascade::Always);
    Plan plan;
    plan.counts = { 0, 10 };
    plan.seeds = 1;
    plan.classifier = &classifier;
    plan.limit = parser.value(u"limit"_s).toInt();
    plan.atOnce = endpoint.concurrency;
    report.add(measure(sets, plan));
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"folder"_s, u"The evaluation sets."_s);
    parser.addOption({ u"fit"_s, u"Find the weights, on the pools alone."_s });
    parser.addOption({ u"ablate"_s, u"Print what each input brings, on the pools alone."_s });
    parser.addOption({ u"rows"_s, u"Keep the rows of the fit there, or read them."_s, u"folder"_s });
    parser.addOption({ u"without"_s, u"Fit without these inputs, separated by commas."_s, u"names"_s });
    parser.addOption({ u"sets"_s, u"Only these, separated by commas."_s, u"names"_s });
    parser.addOption({ u"seeds"_s, u"How often examples are drawn."_s, u"count"_s, u"3"_s });
    parser.addOption({ u"floors"_s, u"What must be reached: floors.json."_s, u"file"_s });
    parser.addOption({ u"json"_s, u"Write all figures there."_s, u"file"_s });
    parser.addOption({ u"no-own-texts"_s, u"Without the space of the organization's own texts."_s });
    parser.addOption({ u"embeddings"_s,
                       u"With the server of embeddings there, with the key in TRIAGED_EMBEDDINGS_KEY."_s,
                       u"url"_s });
    parser.addOption({ u"embeddings-model"_s, u"Its model."_s, u"name"_s });
    parser.addOption({ u"vectors"_s, u"Keep its vectors there, or read them."_s, u"file"_s });
    parser.addOption({ u"reference"_s, u"Compare with the reference, on the same drawings."_s });
    parser.addOption({ u"similar"_s, u"Measure which items are shown as similar."_s });
    parser.addOption({ u"people"_s, u"Play people who correct, confirm, reorganize or undo."_s });
    parser.addOption({ u"hostile"_s, u"Measure with own texts that are written to mislead."_s });
    parser.addOption({ u"costs"_s, u"Measure time and memory only."_s });
    parser.addOption({ u"endpoint"_s,
                       u"Ask the language model there, with the key in TRIAGED_CLASSIFIER_KEY."_s,
                       u"url"_s });
    parser.addOption({ u"model"_s, u"Its name."_s, u"name"_s });
    parser.addOption({ u"limit"_s, u"Ask it about so many items of each set."_s, u"count"_s, u"200"_s });
    parser.process(application);

    std::vector<EvaluationSet> sets = readSets(parser.positionalArguments().value(0));
    const QStringList wanted = parser.value(u"sets"_s).split(u',', Qt::SkipEmptyParts);
    std::erase_if(sets,
                  [&](const EvaluationSet &set) { return !wanted.isEmpty() && !wanted.contains(set.name); });
    QTextStream out(stdout);
    if (sets.empty()) {
        QTextStream(stderr) << "no evaluation sets found\n";
        return 2;
    }
    const int seeds = parser.value(u"seeds"_s).toInt();
    UsedSpaces used{ !parser.isSet(u"no-own-texts"_s), nullptr };
    if (parser.isSet(u"embeddings"_s))
        used.encoder
            = std::make_shared<EncoderSpace>(QUrl(parser.value(u"embeddings"_s)),
                                             parser.value(u"embeddings-model"_s), parser.value(u"vectors"_s));
    if (parser.isSet(u"fit"_s) || parser.isSet(u"ablate"_s)) {
        const std::vector<InputRows> rows = rowsOf(sets, seeds, used, parser.value(u"rows"_s));
        const std::set<size_t> without = inputsNamed(parser.value(u"without"_s));
        if (parser.isSet(u"fit"_s))
            fit(out, rows, without);
        if (parser.isSet(u"ablate"_s))
            ablate(out, rows, without);
        return 0;
    }
    if (parser.isSet(u"reference"_s)) {
        compareWithReference(out, sets, seeds, used);
        return 0;
    }
    if (parser.isSet(u"people"_s))
        return playPeople(out, sets, seeds, used) ? 0 : 1;
    if (parser.isSet(u"hostile"_s)) {
        compareMisled(out, sets, seeds);
        return 0;
    }
    if (parser.isSet(u"similar"_s)) {
        compareSimilar(out, sets, used.encoder.get());
        return 0;
    }
    Plan plan;
    plan.seeds = seeds;
    plan.spaces = used;
    RoutingReport report(readFloors(parser.value(u"floors"_s)));
    for (const EvaluationSet &set : sets) {
        if (!set.isDescribed())
            report.leaveOutOfMeans(set.name);
    }
    if (parser.isSet(u"endpoint"_s)) {
        measureModel(report, sets, parser);
        report.print(out);
        return report.isBelowFloor() ? 1 : 0;
    }
    if (!parser.isSet(u"costs"_s)) {
        report.add(measure(sets, plan));
        plan.withNone = false;
        plan.seeds = 1;
        plan.counts = { 10, 30, 100 };
        report.addWithoutNone(measure(sets, plan));
        report.add(u"new_buffer"_s, measureNewBuffers(sets, true, used));
        report.add(u"new_name"_s, measureNewBuffers(sets, false, used));
        for (const EvaluationSet &set : sets)
            report.add(set.name, stream(set, 300, seeds));
    }
    report.add(costs(sets));
    report.print(out);
    if (parser.isSet(u"json"_s))
        write(parser.value(u"json"_s), report.json());
    return report.isBelowFloor() ? 1 : 0;
}
