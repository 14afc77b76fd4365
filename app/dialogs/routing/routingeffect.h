// SPDX-License-Identifier: GPL-3.0-or-later
// Previews the effect of other routing instructions or thresholds on the feedback that is already there.
#pragma once

#include "actions/context.h"
#include "domain/routingpreview.h"
#include "result.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QProgressBar;
class QPushButton;

namespace triage::app {

class InkLabel;
class RecordTable;

/// The subject of a preview: the gains and losses of one buffer, or all changes by other thresholds.
enum class EffectOf { Buffer, Thresholds };

/// Asks the server 300 ms after the last change, one request at a time. Changes made meanwhile are sent
/// afterwards, and replies to earlier instructions are dropped. Stores nothing. Says why where the server
/// cannot be asked.
class RoutingEffect : public QWidget
{
    Q_OBJECT
public:
    /// own is the buffer whose gains and losses are shown, or nothing for a new buffer.
    RoutingEffect(const Context &context, EffectOf subject, std::optional<BufferId> own,
                  QWidget *parent = nullptr);

    /// Returns why routing cannot be previewed now, or std::nullopt if it can.
    static std::optional<QString> whyNot(const Context &context);

    /// Sets the change to preview, or nothing where nothing would change.
    void setTrial(std::optional<PreviewQuestion> trial);

    /// Returns the items that the buffer would gain, as far as it is known; empty while it is being asked
    /// for.
    const std::vector<FeedbackId> &gained() const { return m_gained; }
    /// Returns the number of items that were looked at.
    qint64 looked() const { return m_looked; }

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);

private:
    QWidget *buildWaiting();
    void refresh();
    void changed();
    void sendRequest();
    void answered(int number, const Result<triage::RoutingPreview> &preview);
    void cancel();
    void showBusy(bool busy);
    void showMessage(const QString &text, Ink ink, bool canRetry = false);
    void showEffect(const triage::RoutingPreview &preview);
    void addChange(const PreviewChange &change);
    bool isOwn(const PreviewTarget &target) const;
    /// Returns 1 where the buffer would gain the item, -1 where it would lose it, and 0 otherwise. Of
    /// thresholds: whether the item would be in more buffers or in fewer.
    int gain(const PreviewChange &change) const;
    QString effectText(const PreviewTotals &totals, int gained, int lost) const;
    QString targetText(const PreviewChange &change) const;

    const Context &m_context;
    const EffectOf m_subject;
    const std::optional<BufferId> m_own;
    std::optional<PreviewQuestion> m_trial;
    std::optional<QString> m_why; ///< The reason why the server cannot be asked, if any.
    int m_number = 0; ///< Counts the changes that were tried; replies to an older one are dropped.
    bool m_isPending = false;
    bool m_sendsAgain = false; ///< True where another request follows once the pending reply is there.
    std::vector<FeedbackId> m_gained;
    qint64 m_looked = 0;
    QTimer m_typingDelay;
    QTimer m_progressDelay;
    InkLabel *m_summary;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_retry = nullptr;
    RecordTable *m_table;
};

} // namespace triage::app
