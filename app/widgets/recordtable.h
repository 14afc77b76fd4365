// SPDX-License-Identifier: GPL-3.0-or-later
// A table of what the server keeps: rows are chosen as a whole, never edited in place.
#pragma once

#include <QTableWidget>

namespace triage::app {

class RecordTable : public QTableWidget
{
    Q_OBJECT
public:
    /// The column that takes the room that is left is the first one.
    RecordTable(const QString &objectName, const QString &name, const QStringList &columns,
                QWidget *parent = nullptr);

    /// The columns that share the room that is left.
    void setStretched(const QList<int> &columns);
    /// A column of numbers ends at its trailing edge; there may be several.
    void setNumeric(int column);
    /// key: what the row stands for; the icon is the first column's.
    void addRecord(qint64 key, const QStringList &texts, const QIcon &icon = {});
    /// Return and a double click open rows; else Return is the dialog's.
    void setOpening();
    void clearRecords() { setRowCount(0); }
    /// 0: no row is chosen.
    qint64 currentKey() const;
    void setCurrentKey(qint64 key);
    /// Fits the columns to what they hold, each at maxWidth that wide.
    void fit(int maxWidth = QWIDGETSIZE_MAX);

Q_SIGNALS:
    void chosen();
    void opened(qint64 key);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QList<int> m_numeric;
    bool m_opens = false;
};

} // namespace triage::app
