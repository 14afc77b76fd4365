// SPDX-License-Identifier: GPL-3.0-or-later
// Where notes are written: drafts are kept for each item, the room that is left is counted.
#pragma once

#include "store/localstore.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace triage::app {

class NoteBox : public QWidget
{
    Q_OBJECT
public:
    NoteBox(LocalStore &store, Theme &theme, QWidget *parent = nullptr);
    ~NoteBox() override;

    /// Keeps the draft of the item before and brings that of this one.
    void setFeedback(FeedbackId id);
    void focusEdit();

    static constexpr int maxLength = 5000;

Q_SIGNALS:
    void noteWritten(triage::FeedbackId id, const QString &text);
    void left(); ///< Escape: back to where one came from; the draft is kept.

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
    QPushButton *m_save;
    QTimer m_draft;
};

} // namespace triage::app
