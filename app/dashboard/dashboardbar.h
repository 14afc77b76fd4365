// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the plots, which chooses the period and the feedback that they show.
#pragma once

#include "dashboard/statisticsquery.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QToolButton;

namespace triage::app {

class LocalStore;
class Preferences;
class Theme;
class WrapLayout;

/// Remembers the period, and whether duplicates are counted. The buffer is not stored.
class DashboardBar : public QWidget
{
    Q_OBJECT
public:
    DashboardBar(const LocalStore &store, Preferences &preferences, Theme &theme, QWidget *parent = nullptr);

    /// Returns the current query. Its days move on with time.
    StatisticsQuery query() const;
    /// Counts items that say the same once, or each of them again.
    void toggleOnce();
    /// Reads the names of the buffers from the store.
    void readBuffers();
    QComboBox *periodCombo() const { return m_period; }
    QComboBox *bufferCombo() const { return m_buffer; }

Q_SIGNALS:
    void changed();
    void refreshRequested();

private:
    QComboBox *addCombo(const QString &objectName, const QString &label);
    QDateEdit *addDay(const QString &objectName, const QString &name);
    void addPeriods();
    void showDays();
    void dayChosen();
    void writePeriod();

    const LocalStore &m_store;
    Preferences &m_preferences;
    WrapLayout *m_line = nullptr;
    QComboBox *m_period;
    QComboBox *m_buffer;
    QCheckBox *m_once;
    QDateEdit *m_from = nullptr;
    QDateEdit *m_to = nullptr;
    QToolButton *m_refresh;
};

} // namespace triage::app
