// SPDX-License-Identifier: GPL-3.0-or-later
// The field for notes. It keeps a draft for each item and counts the characters that are left.
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

    static constexpr int maxLength = 5000;

Q_SIGNALS:
    void noteWritten(triage::FeedbackId id, const QString &text);
    void left(); ///< Escape leaves the field; the draft is kept.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(const QKeyEvent &key);
    void keepDraft();
    void save();
    void onEdited();

    LocalStore &m_store;
    FeedbackId m_feedback;
    QPlainTextEdit *m_edit;
    QLabel *m_counter;
    KeyButton *m_save;
    QTimer m_draft;
};

} // namespace triage::app
