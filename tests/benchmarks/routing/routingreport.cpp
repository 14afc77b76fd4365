// SPDX-License-Identifier: GPL-3.0-or-later
#include "routingreport.h"

#include <QJsonArray>

#include <numeric>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

namespace {

QString cell(double value, int decimals)
{
    return QString::number(value, 'f', decimals).rightJustified(7);
}

QJsonObject jsonOf(const Figures &f)
{
    return { { u"accuracy"_s, f.accuracy() },        { u"precision_sure"_s, f.surePrecision() },
             { u"share_sure"_s, f.sureShare() },     { u"precision_review"_s, f.reviewPrecision() },
             { u"share_review"_s, f.reviewShare() }, { u"none_below_half"_s, f.noneBelow() },
             { u"none_sure"_s, f.noneSure() },       { u"ece"_s, f.calibrationError() },
             { u"micro_f1"_s, 100 * f.microF1() },   { u"items"_s, f.items() } };
}

const QString allSets = u"all"_s;

} // namespace

RoutingReport::FloorRange RoutingReport::range(const QString &set, const QString &figure,
                                               const QString &key) const
{
    const QJsonArray given = m_floors[set][figure][key].toArray();
    if (given.size() != 2)
        return {};
    const double floor = given[0].toDouble();
    const double goal = given[1].toDouble();
    return { floor, goal, true, goal < floor || figure.endsWith(u"at_most"_s) };
}

/// Returns the value, with "!" if it is below the floor and "*" if the goal is reached.
QString RoutingReport::checked(const QString &set, const QString &figure, const QString &key, double value,
                               int decimals)
{
    const FloorRange wanted = range(set, figure, key);
    if (!wanted.isGiven)
        return cell(value, decimals) + u' ';
    const double sign = wanted.isCeiling ? -1 : 1;
    constexpr double rounding = 0.05;
    const bool isReached = sign * (value - wanted.floor) >= -rounding;
    const bool isGoal = sign * (value - wanted.goal) >= -rounding;
    ++m_checked;
    m_floorsReached += isReached;
    m_goalsReached += isGoal;
    if (!isReached)
        m_below.append(
            u"%1 %2 %3: %4, not %5"_s.arg(set, figure, key).arg(value, 0, 'f', 1).arg(wanted.floor));
    return cell(value, decimals) + (isGoal ? u'*' : isReached ? u' ' : u'!');
}

void RoutingReport::add(const Table &table)
{
    m_lines.append(
        u"set               k    acc    >=.8   share   .5-.8  share  none<.5  >=.8    ECE     F1"_s);
    for (const auto &[name, byCount] : table) {
        QJsonObject json;
        for (const auto &[k, f] : byCount) {
            const QString key = QString::number(k);
            QString line = name.leftJustified(15) + key.rightJustified(4);
            line += checked(name, u"accuracy"_s, key, f.accuracy(), 1);
            line += checked(name, u"precision_sure"_s, key, f.surePrecision(), 1) + cell(f.sureShare(), 1)
                + u' ';
            line += cell(f.reviewPrecision(), 1) + u' ' + cell(f.reviewShare(), 1) + u' ';
            line += cell(f.noneBelow(), 1) + cell(f.noneSure(), 1) + u' ' + cell(f.calibrationError(), 1)
                + u' ';
            line += checked(name, u"micro_f1"_s, key, 100 * f.microF1(), 1);
            m_lines.append(line);
            json[key] = jsonOf(f);
        }
        m_json[name] = json;
    }
    addMeans(allSets, u"accuracy"_s, table, &Figures::accuracy);
    addMeans(allSets, u"precision_sure"_s, table, &Figures::surePrecision);
    addMeans(allSets, u"share_sure"_s, table, &Figures::sureShare);
    addMeans(allSets, u"none_below_half"_s, table, &Figures::noneBelow);
    addMeans(allSets, u"none_sure_at_most"_s, table, &Figures::noneSure);
    addMeans(allSets, u"ece_at_most"_s, table, &Figures::calibrationError);
    checkNoHarm(table);
}

/// Adds the mean over all sets that have the figure.
void RoutingReport::addMeans(const QString &set, const QString &figure, const Table &table,
                             double (Figures::*value)() const)
{
    const bool isOfNone = figure.startsWith(u"none"_s);
    std::map<int, std::pair<double, int>> sums;
    for (const auto &[name, byCount] : table) {
        for (const auto &[k, f] : byCount) {
            if ((isOfNone && !f.hasNone()) || m_notInMeans.contains(name))
                continue;
            sums[k].first += (f.*value)();
            sums[k].second += 1;
        }
    }
    QString line = u"mean "_s + (set == allSets ? QString() : set + u' ') + figure;
    line = line.leftJustified(40);
    for (const auto &[k, sum] : sums)
        line += u"k=%1:"_s.arg(k) + checked(set, figure, QString::number(k), sum.first / sum.second, 1);
    m_lines.append(line);
}

void RoutingReport::checkNoHarm(const Table &table)
{
    constexpr double harmless = 0.5;
    for (const auto &[name, byCount] : table) {
        if (!byCount.contains(0) || !byCount.contains(1))
            continue;
        const double loss = byCount.at(0).accuracy() - byCount.at(1).accuracy();
        if (loss > harmless)
            m_below.append(u"%1: the first example costs %2"_s.arg(name).arg(loss, 0, 'f', 1));
    }
}

void RoutingReport::addWithoutNone(const Table &table)
{
    addMeans(u"taught_no_none"_s, u"none_sure_at_most"_s, table, &Figures::noneSure);
    addMeans(u"taught_no_none"_s, u"none_below_half"_s, table, &Figures::noneBelow);
    QJsonObject json;
    for (const auto &[name, byCount] : table) {
        QJsonObject ofSet;
        for (const auto &[k, f] : byCount)
            ofSet[QString::number(k)] = jsonOf(f);
        json[name] = ofSet;
    }
    m_json[u"taught_no_none"_s] = json;
}

void RoutingReport::add(const QString &title,
                        const std::map<QString, std::map<int, NewBufferFigures>> &newBuffers)
{
    Table its;
    Table all;
    QJsonObject json;
    for (const auto &[name, byCount] : newBuffers) {
        QJsonObject ofSet;
        for (const auto &[k, newBuffer] : byCount) {
            its[name][k] = newBuffer.itsItems;
            all[name][k] = newBuffer.all;
            ofSet[QString::number(k)] = QJsonObject{ { u"its_items"_s, jsonOf(newBuffer.itsItems) },
                                                     { u"all"_s, jsonOf(newBuffer.all) } };
        }
        json[name] = ofSet;
    }
    m_json[title] = json;
    addMeans(title, u"accuracy_of_its_items"_s, its, &Figures::accuracy);
    addMeans(title, u"share_sure_of_its_items"_s, its, &Figures::sureShare);
    addMeans(title, u"accuracy"_s, all, &Figures::accuracy);
    addMeans(title, u"precision_sure"_s, all, &Figures::surePrecision);
}

void RoutingReport::add(const QString &set, const Streamed &streamed)
{
    m_lines.append(u"after 300 decisions "_s + set.leftJustified(15) + u" accuracy"_s
                   + cell(streamed.calibrated.accuracy(), 1) + u"  ECE"_s
                   + cell(streamed.calibrated.calibrationError(), 1) + u" uncalibrated"_s
                   + cell(streamed.uncalibrated.calibrationError(), 1) + u"  while learning"_s
                   + cell(streamed.whileStreaming.calibrationError(), 1) + u"  >=.8"_s
                   + cell(streamed.calibrated.surePrecision(), 1) + u" of"_s
                   + cell(streamed.calibrated.sureShare(), 1));
    if (!m_notInMeans.contains(set))
        m_streamedErrors.push_back(streamed.calibrated.calibrationError());
    QJsonObject json = m_json[u"streamed"_s].toObject();
    json[set] = jsonOf(streamed.calibrated);
    m_json[u"streamed"_s] = json;
}

void RoutingReport::add(const QJsonObject &costs)
{
    if (!m_streamedErrors.empty()) {
        const double sum = std::accumulate(m_streamedErrors.begin(), m_streamedErrors.end(), 0.0);
        m_lines.append(u"mean ECE after 300 decisions"_s.leftJustified(40)
                       + checked(allSets, u"streamed_ece_at_most"_s, u"300"_s,
                                 sum / double(m_streamedErrors.size()), 1));
    }
    for (auto each = costs.begin(); each != costs.end(); ++each) {
        m_lines.append(each.key().leftJustified(20)
                       + checked(u"costs"_s, u"at_most"_s, each.key(), each.value().toDouble(), 2));
    }
    m_json[u"costs"_s] = costs;
}

void RoutingReport::print(QTextStream &out) const
{
    out << m_lines.join(u'\n') << '\n';
    if (m_checked > 0)
        out << "floors " << m_floorsReached << ", goals " << m_goalsReached << " of " << m_checked << '\n';
    for (const QString &line : m_below)
        out << "below: " << line << '\n';
}

QJsonObject RoutingReport::json() const
{
    QJsonObject json = m_json;
    json[u"below_floor"_s] = QJsonArray::fromStringList(m_below);
    return json;
}

} // namespace triage::benchmark
