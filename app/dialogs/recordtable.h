// A table of what the server keeps: rows are chosen as a whole, never edited in place.
#pragma once

#include <QTableWidget>

namespace triage::app {

class RecordTable : public QTableWidget
{
    Q_OBJECT
public:
    /// The column that takes the room that is left is the first one.
    RecordTable(const QString &objectName, const QString &name, const QStringList &columns, QWidget *parent = nullptr);

    /// key: what the row stands for.
    void addRecord(qint64 key, const QStringList &texts);
    void clearRecords() { setRowCount(0); }
    /// 0: no row is chosen.
    qint64 currentKey() const;
    void setCurrentKey(qint64 key);
    /// Fits the columns to what they hold.
    void fit();

Q_SIGNALS:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace triage::app
