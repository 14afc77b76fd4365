// SPDX-License-Identifier: GPL-3.0-or-later
// The window's dialogs, opened by command. What has no dialog yet says so.
#pragma once

#include "domain/buffer.h"
#include "domain/ids.h"
#include "store/values/filter.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace triage::app {

class BoardColumns;
class BufferDialog;
struct Context;

/// One method for each command that opens something. All are window-modal, and gone when they are closed.
class Dialogs : public QObject
{
    Q_OBJECT
public:
    Dialogs(const Context &context, QWidget *window);

    /// Why a command's dialog cannot be opened at all; nothing: it can.
    std::optional<QString> whyNot(const QString &command) const;

    void newBuffer(const QString &name = {});
    void editBuffer(BufferId buffer);
    void deleteBuffer(BufferId buffer);
    void restoreBuffer();
    void approveBuffer(BufferId buffer);
    void rejectBuffer(BufferId buffer);
    void renameBuffer(BufferId buffer);
    void moveAll(std::optional<BufferId> from, std::optional<BufferId> to = {});
    void columns(BoardColumns &columns);
    void routingTest(std::optional<FeedbackId> feedback);
    void tokens();
    void members();
    void preferences();
    void research();
    void routingQuality();
    void activity();
    /// With that change of the outbox chosen.
    void activityOf(qint64 entry);
    void importFile();
    void exportList(const Filter &filter);
    void editFeedback(FeedbackId feedback);
    void about();
    /// What dialogs take as the feedback that is chosen.
    void setCurrent(FeedbackId feedback) { m_current = feedback; }

Q_SIGNALS:
    void messageRequested(const QString &text); ///< For the status bar.
    /// Show the item, with that passage of it marked.
    void quoteRequested(triage::FeedbackId feedback, const QString &quote);
    /// Show the item in a window of its own, which belongs to that dialog.
    void itemRequested(triage::FeedbackId feedback, QWidget *dialog);

private:
    template <typename T>
    void showOutcome(T task, const QString &done);
    /// Opens a dialog, unless one of that name is open already.
    template <typename D, typename... Arguments>
    D *open(const QString &name, Arguments &&...arguments);
    std::optional<FeedbackId> current() const;
    BufferDialog *openEditor(const std::optional<Buffer> &buffer);

    const Context &m_context;
    QWidget *m_window;
    FeedbackId m_current;
};

} // namespace triage::app
