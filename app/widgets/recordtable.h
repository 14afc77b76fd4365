// SPDX-License-Identifier: GPL-3.0-or-later
// A table of records of the server. Rows are selected as a whole and never edited in place.
#pragma once

#include <QTableWidget>

#include <algorithm>
#include <vector>

namespace triage::app {

class RecordTable : public QTableWidget
{
    Q_OBJECT
public:
    /// The first column takes the remaining width.
    RecordTable(const QString &objectName, const QString &name, const QStringList &columns,
                QWidget *parent = nullptr);

    /// Sets the columns that share the remaining width.
    void setStretched(const QList<int> &columns);
    /// Aligns the numbers of a column to its trailing edge. May be called for several columns.
    void setNumeric(int column);
    /// Adds a row. The key identifies the record; the icon stands in the first column.
    void addRecord(qint64 key, const QStringList &texts, const QIcon &icon = {});
    /// Lets Return and a double click open rows. Otherwise Return belongs to the dialog.
    void setOpening();
    void clearRecords() { setRowCount(0); }
    /// Returns 0 where no row is selected.
    qint64 currentKey() const;
    /// Returns the record of the selected row, whose key is its identifier, or nullptr.
    template <typename Record>
    const Record *chosenOf(const std::vector<Record> &records) const
    {
        const auto isChosen = [key = currentKey()](const Record &record) {
            return record.id.value() == key;
        };
        const auto record = std::find_if(records.begin(), records.end(), isChosen);
        return record == records.end() ? nullptr : &*record;
    }
    void setCurrentKey(qint64 key);
    /// Fits the columns to their content, each at most maxWidth wide.
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
