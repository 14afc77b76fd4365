// SPDX-License-Identifier: GPL-3.0-or-later
// A line to type into above a list of matches. Shared by the palette and the buffer picker.
#pragma once

#include <QDialog>
#include <QIcon>
#include <QString>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace triage::app {

class Theme;

/// Opens over the upper part of its window. The line keeps the focus: arrows and page keys move in the list,
/// and Return or a click takes the row. Subclasses provide the rows and their effect.
class SearchPopup : public QDialog
{
    Q_OBJECT
protected:
    /// The content of a row.
    struct Row
    {
        QString text;
        QString hint; ///< Shown at the trailing edge.
        bool enabled = true;
        QIcon icon = {};
    };

    SearchPopup(Theme &theme, const QString &objectName, QWidget *parent);

    /// Sets the object name, the accessible name and the placeholder of the line.
    void nameEdit(const QString &objectName, const QString &name, const QString &placeholder);
    void nameList(const QString &objectName, const QString &name);
    /// Opens at most maxSize large, with the text in the line.
    void openOver(const QSize &maxSize, const QString &text);

    QLineEdit *edit() const { return m_edit; }
    /// Returns the typed text without surrounding spaces.
    QString typed() const;
    void clear();
    void append(const Row &row);
    /// Selects the first row where no row is current.
    void chooseFirst();
    /// Returns -1 where no row is current.
    int currentRow() const;
    /// Fills the list with the matches for the text.
    virtual void refresh() = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void move(int step);

    QLineEdit *m_edit;
    QListView *m_list;
    QStandardItemModel *m_model;
};

} // namespace triage::app
