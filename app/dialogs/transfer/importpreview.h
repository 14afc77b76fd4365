// SPDX-License-Identifier: GPL-3.0-or-later
// What a file looks like before it is imported: its columns with what they become, and its first lines as
// feedback.
#pragma once

#include "commands/filepieces.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace triage::app {

class RecordTable;
class Theme;

class ImportPreview : public QWidget
{
    Q_OBJECT
public:
    explicit ImportPreview(Theme &theme, QWidget *parent = nullptr);

    /// Shows a file: its columns get what their names tell.
    void show(const FilePreview &file);
    void setEntries(const std::vector<transfer::TransferEntry> &entries);
    void clear();
    /// What each column is; empty where the file has none.
    QStringList columns() const;
    /// The table's controls, while nothing may change.
    void setLocked(bool isLocked);

Q_SIGNALS:
    void columnsChanged();

private:
    QComboBox *comboFor(int row, const QString &name, const QString &field);
    static QString labelOf(const QString &field);

    Theme &m_theme;
    QLabel *m_columnsLabel;
    RecordTable *m_columns;
    QLabel *m_previewLabel;
    RecordTable *m_preview;
    std::vector<QComboBox *> m_combos;
};

} // namespace triage::app
