// SPDX-License-Identifier: GPL-3.0-or-later
// The field for notes. It keeps a draft for each item and counts the characters that are left. It is one line
// high while nobody writes, because the item needs the room.
#pragma once

#include "store/localstore.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QPlainTextEdit;

namespace triage::app {

class KeyButton;

class NoteBox : public QWidget
{
    Q_OBJECT
public:
    NoteBox(LocalStore &store, Theme &theme, QWidget *parent = nullptr);
    ~NoteBox() override;

    /// Stores the draft of the previous item and restores the draft of this one.
    void setFeedback(FeedbackId id);
    void focusEdit();
    /// Keeps what is written on an item that was deleted: the person can go on, copy and discard it, but not
    /// save it.
    void setGone(bool gone);
    bool hasText() const;

    static constexpr int maxLength = 5000;

Q_SIGNALS:
    /// Hands the text over. It stays in the field until `stored` is called with success.
    void noteWritten(triage::FeedbackId id, const QString &text, const triage::app::StoredCallback &stored);
    void left(); ///< Escape leaves the field; the draft is kept.
    void discarded(); ///< The draft of a deleted item is not wanted any more.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(const QKeyEvent &key);
    void fit();
    void keepDraft();
    void save();
    /// Removes the text from the field if it is stored as a note. Otherwise it stays, to be saved again.
    void handOver(FeedbackId id, const QString &text, bool isStored);
    void onEdited();

    LocalStore &m_store;
    Theme &m_theme;
    FeedbackId m_feedback;
    QPlainTextEdit *m_edit;
    QWidget *m_buttons;
    QLabel *m_counter;
    KeyButton *m_save;
    QPushButton *m_copy; ///< With m_discard in place of m_save for a deleted item.
    QPushButton *m_discard;
    QTimer m_draft;
    bool m_isSaving = false; ///< The text was handed over, and it is not known yet whether it is stored.
    bool m_isGone = false; ///< See setGone().
};

} // namespace triage::app
