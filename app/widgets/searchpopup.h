// SPDX-License-Identifier: GPL-3.0-or-later
// A line to type into over the list of what fits: the shape that the palette and the buffer picker share.
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
/// Return or a click takes the row. What the rows are and what they do is the heir's.
class SearchPopup : public QDialog
{
    Q_OBJECT
protected:
    /// What a row shows.
    struct Look
    {
        QString text;
        QString hint; ///< At its end.
        bool enabled = true;
        QIcon icon = {};
    };

    SearchPopup(Theme &theme, const QString &objectName, QWidget *parent);

    /// Object and accessible name of the line, and what it says while it is empty.
    void nameEdit(const QString &objectName, const QString &name, const QString &placeholder);
    void nameList(const QString &objectName, const QString &name);
    /// At maxSize that large; what stands in the line is replaced.
    void openOver(const QSize &maxSize, const QString &text);

    QLineEdit *edit() const { return m_edit; }
    /// Without the spaces around it.
    QString typed() const;
    void clear();
    void append(const Look &look);
    /// The first row where none is current.
    void chooseFirst();
    /// -1: there is none.
    int currentRow() const;
    /// Fills the list with what fits the text.
    virtual void refresh() = 0;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void move(int step);

    QLineEdit *m_edit;
    QListView *m_list;
    QStandardItemModel *m_model;
};

} // namespace triage::app
