// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/opinion.h"

#include "languagemodel/plaintext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

constexpr qsizetype maxQuoteLength = 1000;
/// The confidence that a buffer gets if the model does not name it.
constexpr double unnamedConfidence = 0.03;

std::optional<FitGrade> fitFrom(const QString &word)
{
    if (word == "clear"_L1)
        return FitGrade::Clear;
    if (word == "partial"_L1)
        return FitGrade::Partial;
    return word == "weak"_L1 ? std::optional(FitGrade::Weak) : std::nullopt;
}

std::optional<int> percentFrom(JsonValue value)
{
    const bool isInteger = value.kind() == JsonValue::Kind::Integer;
    if (!isInteger && value.kind() != JsonValue::Kind::Number)
        return std::nullopt;
    const double number = isInteger ? double(value.integer()) : value.number();
    const bool isWhole = number >= 0 && number <= 100 && std::floor(number) == number;
    return isWhole ? std::optional(int(number)) : std::nullopt;
}

bool isText(JsonValue value)
{
    return value.kind() == JsonValue::Kind::Text;
}

const Handle *find(const QString &name, const std::vector<Handle> &handles)
{
    const auto found
        = std::find_if(handles.begin(), handles.end(), [&](const Handle &each) { return each.name == name; });
    return found == handles.end() ? nullptr : &*found;
}

QString faultOfCandidate(JsonValue candidate, const std::vector<Handle> &handles)
{
    if (!candidate.isObject())
        return u"each candidate must be an object."_s;
    if (!isText(candidate.member("buffer")) || !find(candidate.member("buffer").text(), handles))
        return u"\"buffer\" must be one of the handles B1 to B%1."_s.arg(handles.size());
    if (!isText(candidate.member("quote")))
        return u"\"quote\" must be a text."_s;
    if (!isText(candidate.member("fit")) || !fitFrom(candidate.member("fit").text()))
        return u"\"fit\" must be \"clear\", \"partial\" or \"weak\"."_s;
    if (!percentFrom(candidate.member("confidence")))
        return u"\"confidence\" must be a whole number from 0 to 100."_s;
    return {};
}

double logit(double probability, double least)
{
    const double p = std::clamp(probability, least, 1 - least);
    return std::log(p / (1 - p));
}

double scoreOf(FitGrade fit)
{
    switch (fit) {
    case FitGrade::Clear:
        return 0.8;
    case FitGrade::Partial:
        return -0.2;
    case FitGrade::Weak:
        return -1.2;
    }
    Q_UNREACHABLE();
}

/// The confidence that a model states is coarse and too high. It is one score among others until it is
/// calibrated.
double scoreOf(double stated, FitGrade fit, double embedded)
{
    constexpr double statedWeight = 0.6;
    constexpr double embeddedWeight = 0.4;
    constexpr double minProbability = 0.02;
    return statedWeight * logit(stated, minProbability) + scoreOf(fit)
        + embeddedWeight * logit(embedded, minProbability);
}

const routing::Candidate *embeddedOf(BufferId buffer, const routing::Verdict &embedded)
{
    const auto &all = embedded.candidates;
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const auto &each) { return each.buffer == buffer; });
    return found == all.end() ? nullptr : &*found;
}

/// Returns whether the text itself speaks for the buffer: by its words or its meaning, and more than chance
/// gives each buffer and none. The letters of noise resemble the words of some buffer, too.
bool isEvidence(const routing::Candidate *embedded, std::size_t buffers)
{
    const bool isSpelling = embedded && embedded->reason && embedded->reason->code == reasoncode::spelling;
    return embedded && !isSpelling && embedded->confidence * double(buffers + 1) > 1;
}

double calibratedConfidence(double score, const Experience &experience)
{
    // A calibration that reverses scores or makes them equal was learned from too few decisions.
    constexpr double minSlope = 0.2;
    constexpr double maxSlope = 5;
    const double slope = std::clamp(experience.calibration.slope, minSlope, maxSlope);
    const double p = 1 / (1 + std::exp(-(slope * score + experience.calibration.offset)));
    return experience.resolved < minDecisionsForExperience ? std::min(p, maxConfidenceBeforeExperience) : p;
}

QString reasonFor(const QString &quote, bool isReal, const QString &reasoning)
{
    constexpr qsizetype maxLength = 120;
    const QString said = isReal ? u"It says “%1”. "_s.arg(harmless(quote, maxLength)) : QString();
    return harmless(said + reasoning);
}

routing::Candidate candidateFrom(const Nomination &nomination, const Opinion &opinion,
                                 const OpinionContext &context)
{
    const routing::Candidate *embedded = embeddedOf(nomination.buffer, context.embedded);
    const bool isReal = isQuoted(nomination.quote, context.text);
    routing::Candidate candidate;
    candidate.buffer = nomination.buffer;
    candidate.score
        = scoreOf(nomination.statedPercent / 100.0, nomination.fit, embedded ? embedded->confidence : 0);
    candidate.confidence = calibratedConfidence(candidate.score, context.experience);
    // A text that fits every buffer rather persuaded the model.
    const auto fitting = std::count_if(opinion.nominations.begin(), opinion.nominations.end(),
                                       [](const auto &each) { return each.fit != FitGrade::Weak; });
    const bool fitsAll = context.buffers > 1 && std::size_t(fitting) == context.buffers;
    candidate.isDoubtful = !isReal || opinion.noneFits || fitsAll || context.isSuspicious
        || !isEvidence(embedded, context.buffers);
    if (candidate.isDoubtful)
        candidate.confidence = std::min(candidate.confidence, maxConfidenceWhenDoubtful);
    candidate.reasoning = reasonFor(nomination.quote, isReal, opinion.reasoning);
    return candidate;
}

/// Adds the embedded classifier's candidates that the model did not name, so that errors of the model are
/// seen.
void addUnnamed(std::vector<routing::Candidate> &candidates, const OpinionContext &context)
{
    for (const routing::Candidate &each : context.embedded.candidates) {
        const bool isNamed = std::any_of(candidates.begin(), candidates.end(),
                                         [&](const auto &named) { return named.buffer == each.buffer; });
        if (isNamed)
            continue;
        routing::Candidate candidate;
        candidate.buffer = each.buffer;
        candidate.score = scoreOf(unnamedConfidence, FitGrade::Weak, each.confidence);
        // The model does not name it, so it may be reviewed but is never assigned automatically.
        candidate.confidence
            = std::min(calibratedConfidence(candidate.score, context.experience), maxConfidenceWhenDoubtful);
        candidate.isDoubtful = true;
        candidate.reasoning = u"The language model does not see it here."_s;
        candidates.push_back(std::move(candidate));
    }
}

} // namespace

QString faultOf(JsonValue answer, const std::vector<Handle> &handles)
{
    if (!answer.isObject())
        return u"it must be an object."_s;
    if (!isText(answer.member("reasoning")))
        return u"\"reasoning\" must be a text."_s;
    if (answer.member("none_fits").kind() != JsonValue::Kind::Boolean)
        return u"\"none_fits\" must be true or false."_s;
    const JsonValue candidates = answer.member("candidates");
    if (!candidates.isArray() || candidates.size() > qsizetype(handles.size()))
        return u"\"candidates\" must be a list of at most as many as there are buffers."_s;
    QStringList named;
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        if (const QString fault = faultOfCandidate(candidates.at(i), handles); !fault.isEmpty())
            return u"candidates[%1]: "_s.arg(i) + fault;
        const QString name = candidates.at(i).member("buffer").text();
        if (named.contains(name))
            return u"candidates[%1]: %2 is there twice."_s.arg(i).arg(name);
        named << name;
    }
    return {};
}

Opinion opinionFrom(JsonValue answer, const std::vector<Handle> &handles,
                    const std::vector<routing::BufferProfile> &buffers)
{
    Opinion opinion;
    opinion.noneFits = answer.member("none_fits").boolean();
    opinion.reasoning = answer.member("reasoning").text();
    for (const Handle &handle : handles) {
        const auto buffer = std::find_if(buffers.begin(), buffers.end(),
                                         [&](const auto &each) { return each.id == handle.buffer; });
        // People know buffers by their names.
        opinion.reasoning.replace(QRegularExpression(u"\\b"_s + handle.name + u"\\b"_s),
                                  buffer == buffers.end() ? QString() : u"“%1”"_s.arg(buffer->name));
    }
    opinion.reasoning = harmless(opinion.reasoning);
    const JsonValue candidates = answer.member("candidates");
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        const JsonValue each = candidates.at(i);
        opinion.nominations.push_back(
            { find(each.member("buffer").text(), handles)->buffer, *fitFrom(each.member("fit").text()),
              *percentFrom(each.member("confidence")), each.member("quote").text().left(maxQuoteLength) });
    }
    return opinion;
}

routing::Verdict verdictFrom(const Opinion &opinion, const OpinionContext &context)
{
    routing::Verdict verdict;
    for (const Nomination &nomination : opinion.nominations)
        verdict.candidates.push_back(candidateFrom(nomination, opinion, context));
    addUnnamed(verdict.candidates, context);
    std::stable_sort(verdict.candidates.begin(), verdict.candidates.end(),
                     [](const auto &a, const auto &b) { return a.confidence > b.confidence; });
    if (verdict.candidates.size() > routing::maxCandidates)
        verdict.candidates.resize(routing::maxCandidates);
    verdict.reasoning
        = opinion.reasoning.isEmpty() ? u"The language model gave no reason."_s : opinion.reasoning;
    return verdict;
}

} // namespace triage::languagemodel
