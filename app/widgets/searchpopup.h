// SPDX-License-Identifier: GPL-3.0-or-later
// A line to type into above a list of matches. Shared by the palette and the buffer picker.
#pragma once

#include <QDialog>
#include <QIcon>
#include <QPointer>
#include <QString>

class QFrame;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace triage::app {

class Theme;

/// Lies over the upper part of its window as a part of it, so that the line has the keyboard at once: of what
/// a person types behind the key that opens it, and behind Return, nothing is lost while a window manager
/// moves the focus. As long as it is open, the line keeps the focus and all keys, and a click beside it
/// closes it. Arrows and page keys move in the list, and Return or a click takes the row. Subclasses provide
/// the rows and their effect.
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

    /// Keeps the panel off that widget of the window where there is room beside it.
    void standBeside(QWidget *widget) { m_beside = widget; }

    QLineEdit *edit() const { return m_edit; }
    /// Returns the typed text without surrounding spaces.
    QString typed() const;
    void clear();
    void append(const Row &row);
    void setHint(int row, const QString &hint);
    /// Selects the first row where no row is current.
    void chooseFirst();
    /// Returns -1 where no row is current.
    int currentRow() const;
    /// Fills the list with the matches for the text.
    virtual void refresh() = 0;

    /// Returns the focus to where it was before the popup closes.
    void done(int result) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    QRect panelIn(const QSize &room) const;
    void keepFocus();
    void move(int step);

    QFrame *m_panel;
    QLineEdit *m_edit;
    QListView *m_list;
    QStandardItemModel *m_model;
    QPointer<QWidget> m_beside; ///< Stays visible; null: the panel is in the middle.
    QSize m_maxSize; ///< The panel is never larger.
    QPointer<QWidget> m_focusBefore; ///< Gets the focus when the popup closes.
};

} // namespace triage::app
