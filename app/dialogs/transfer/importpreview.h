// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a file before it is imported: its columns with their meanings, and its first rows as feedback.
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

    /// Shows a file, and derives the meaning of each column from its name.
    void show(const FilePreview &file);
    void setEntries(const std::vector<transfer::TransferEntry> &entries);
    void clear();
    /// Returns the meaning of each column, or nothing where the file has no columns.
    QStringList columns() const;
    /// Returns what is wrong with a line, in the person's language where it is the commonest mistake.
    static QString problemText(const QString &field, const QString &detail);
    /// Locks the controls of the table while nothing may change.
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
