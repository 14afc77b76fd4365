// SPDX-License-Identifier: GPL-3.0-or-later
// The measured figures as a table and as JSON, held against what must be reached.
#pragma once

#include "measuring.h"

#include <QJsonObject>
#include <QTextStream>

namespace triage::benchmark {

class RoutingReport
{
public:
    /// floors.json: by set, figure and number of examples the floor and the goal.
    explicit RoutingReport(QJsonObject floors) : m_floors(std::move(floors)) { }

    /// Names alone are another task than names with descriptions: such a set has floors of its own.
    void leaveOutOfMeans(const QString &set) { m_notInMeans.append(set); }
    void add(const Table &table);
    /// Measured where nobody ever said that something fits nothing.
    void addWithoutNone(const Table &table);
    /// Of a buffer that is new beside long taught ones.
    void add(const QString &title, const std::map<QString, std::map<int, NewBufferFigures>> &newBuffers);
    void add(const QString &set, const Streamed &streamed);
    void add(const QJsonObject &costs);

    void print(QTextStream &out) const;
    QJsonObject json() const;
    bool isBelowFloor() const { return !m_below.isEmpty(); }

private:
    struct Range
    {
        double floor = 0;
        double goal = 0;
        bool isGiven = false;
        bool isCeiling = false; ///< Less is better.
    };
    Range range(const QString &set, const QString &figure, const QString &key) const;
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
