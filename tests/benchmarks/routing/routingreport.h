// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the measured figures as a table and as JSON, compared with floors.
#pragma once

#include "measuring.h"

#include <QJsonObject>
#include <QTextStream>

namespace triage::benchmark {

class RoutingReport
{
public:
    /// Requires the content of floors.json: the floor and the goal by set, figure and number of examples.
    explicit RoutingReport(QJsonObject floors) : m_floors(std::move(floors)) { }

    /// Leaves out a set whose buffers only have names, which is a different task with floors of its own.
    void leaveOutOfMeans(const QString &set) { m_notInMeans.append(set); }
    void add(const Table &table);
    /// Adds the figures without examples that fit nothing.
    void addWithoutNone(const Table &table);
    /// Adds the figures of a buffer that is new beside others with many examples.
    void add(const QString &title, const std::map<QString, std::map<int, NewBufferFigures>> &newBuffers);
    void add(const QString &set, const Streamed &streamed);
    void add(const QJsonObject &costs);

    void print(QTextStream &out) const;
    QJsonObject json() const;
    bool isBelowFloor() const { return !m_below.isEmpty(); }

private:
    struct FloorRange
    {
        double floor = 0;
        double goal = 0;
        bool isGiven = false;
        bool isCeiling = false; ///< True if less is better.
    };
    FloorRange range(const QString &set, const QString &figure, const QString &key) const;
    QString checked(const QString &set, const QString &figure, const QString &key, double value,
                    int decimals);
    void addMeans(const QString &set, const QString &figure, const Table &table,
                  double (Figures::*value)() const);
    void checkNoHarm(const Table &table);

    QJsonObject m_floors;
    std::vector<double> m_streamedErrors;
    QStringList m_notInMeans;
    QStringList m_lines;
    QStringList m_below;
    QJsonObject m_json;
    int m_floorsReached = 0, m_goalsReached = 0, m_checked = 0;
};

} // namespace triage::benchmark
