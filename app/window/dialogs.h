// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the window's dialogs.
#pragma once

#include "domain/buffer.h"
#include "domain/ids.h"
#include "store/values/filter.h"
#include "store/values/storenumbers.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace triage::app {

class BoardColumns;
class BufferDialog;
enum class SettingsPage;
struct Context;

/// Has one method for each dialog. Dialogs are window-modal and are deleted when they are closed.
class Dialogs : public QObject
{
    Q_OBJECT
public:
    Dialogs(const Context &context, QWidget *window);

    /// Returns why deleted buffers cannot be listed now; nothing: they can.
    std::optional<QString> whyNotRestoreBuffer() const;

    void newBuffer(const QString &name = {});
    void editBuffer(BufferId buffer);
    void deleteBuffer(BufferId buffer);
    void restoreBuffer();
    void approveBuffer(BufferId buffer);
    void renameBuffer(BufferId buffer);
    void moveAll(std::optional<BufferId> from, std::optional<BufferId> to = {});
    void columns(BoardColumns &columns);
    void routingTest(std::optional<FeedbackId> feedback);
    void tokens();
    void webhooks();
    void members();
    void organization();
    void imports();
    void preferences();
    void activity();
    void duplicates();
    /// Opens the activity dialog with that change of the outbox selected.
    void activityOf(OutboxEntryId entry);
    void importFile();
    void exportList(const Filter &filter);
    void editFeedback(FeedbackId feedback);
    /// Asks how to make those words of the item another item.
    void splitFeedback(FeedbackId feedback, const QString &words);
    void about();
    /// Sets the item that dialogs start from.
    void setCurrent(FeedbackId feedback) { m_current = feedback; }

Q_SIGNALS:
    void messageRequested(const QString &text); ///< A message for the status bar.
    /// A saved buffer would gain these of the newest items, whose number is the second one.
    void gainsFound(const std::vector<triage::FeedbackId> &ids, qint64 looked, const QString &buffer);
    /// Requests to show the item with that passage marked.
    void quoteRequested(triage::FeedbackId feedback, const QString &quote);
    /// Requests to show the item in a window of its own, which belongs to that dialog.
    void itemRequested(triage::FeedbackId feedback, QWidget *dialog);

private:
    template <typename T>
    void showOutcome(T task, const QString &done);
    /// Opens a dialog; nullptr: one of that name was open already and is raised.
    template <typename D, typename... Arguments>
    D *open(const QString &name, Arguments &&...arguments);
    std::optional<FeedbackId> current() const;
    void settings(SettingsPage page);
    BufferDialog *openEditor(const std::optional<Buffer> &buffer);

    const Context &m_context;
    QWidget *m_window;
    FeedbackId m_current;
};

} // namespace triage::app
