// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the quality of routing: which decisions people kept or corrected, by buffer, by confidence and
// by week.
#pragma once

#include "dialogs/dialog.h"
#include "domain/routingquality.h"

class QBoxLayout;
class QStackedWidget;

namespace triage::app {

class InkLabel;
class RecordTable;
class StatePage;

/// A page of the main window, for every member; changes nothing. It is read again whenever it is shown.
class QualityDialog : public Dialog
{
    Q_OBJECT
public:
    QualityDialog(const Context &context, QWidget *parent);

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QWidget *buildTables();
    RecordTable *addTable(const QString &objectName, const QString &label, const QStringList &columns,
                          QBoxLayout *column, int stretch, InkLabel **heading = nullptr);
    /// Moves the focus to the first table, or to the last button of what is shown instead.
    void focusContent();
    void load();
    void receive(const Result<RoutingQuality> &quality);
    void showQuality(const RoutingQuality &quality);
    void showBuffers(const std::vector<BufferQuality> &buffers);
    void showBands(RecordTable *table, const std::vector<ConfidenceBand> &bands);
    void showWeeks(const std::vector<QualityWeek> &weeks);
    /// Shows the share in the last cell of the last row, or that it is unknown.
    void setShare(RecordTable *table, qint64 judged, std::optional<double> share,
                  std::optional<double> mark = {});
    QString summaryOf(const QualityTotals &totals) const;

    bool m_isTried = false; ///< True since the server became reachable, so that a problem is reported once.
    QStackedWidget *m_pages;
    StatePage *m_state;
    InkLabel *m_summary = nullptr;
    InkLabel *m_calibrationHeading = nullptr;
    RecordTable *m_buffers = nullptr;
    RecordTable *m_bands = nullptr;
    RecordTable *m_bins = nullptr;
    RecordTable *m_weeks = nullptr;
};

} // namespace triage::app
