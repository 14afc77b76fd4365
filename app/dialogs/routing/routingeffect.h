// SPDX-License-Identifier: GPL-3.0-or-later
// What other routing instructions would do with the feedback that is there already.
#pragma once

#include "actions/context.h"
#include "domain/routingpreview.h"
#include "result.h"
#include "theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QProgressBar;
class QPushButton;

namespace triage::app {

class InkLabel;
class RecordTable;

/// Asks 300 ms after the last change, and never twice at a time: what is typed meanwhile is asked afterwards,
/// and answers to what was typed before are dropped. Saves nothing; says why where it cannot be asked at all.
class RoutingEffect : public QWidget
{
    Q_OBJECT
public:
    /// own: the buffer whose gains and losses are told; none: the one that would be new.
    RoutingEffect(const Context &context, std::optional<BufferId> own, QWidget *parent = nullptr);

    /// Nothing: there is nothing that would be other.
    void setTrial(std::optional<PreviewQuestion> trial);

Q_SIGNALS:
    void openRequested(triage::FeedbackId feedback);

private:
    QWidget *buildWaiting();
    std::optional<QString> whyNot() const;
    void refresh();
    void changed();
    void askServer();
    void answered(int asked, const Result<triage::RoutingPreview> &preview);
    void cancel();
    void showBusy(bool busy);
    void showMessage(const QString &text, Ink ink, bool canRetry = false);
    void showEffect(const triage::RoutingPreview &preview);
    void addChange(const PreviewChange &change);
    bool isOwn(const PreviewTarget &target) const;
    /// Whether the buffer would take the item (1), lose it (-1), or neither (0).
    int gain(const PreviewChange &change) const;
    QString targetText(const PreviewChange &change) const;

    const Context &m_context;
    const std::optional<BufferId> m_own;
    std::optional<PreviewQuestion> m_trial;
    std::optional<QString> m_why; ///< Why nothing can be asked.
    int m_number = 0; ///< Of what is tried; answers to another one are dropped.
    bool m_isAsking = false;
    bool m_asksAgain = false; ///< As soon as the answer that is waited for is there.
    QTimer m_pause;
    QTimer m_patience;
    InkLabel *m_summary;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_retry = nullptr;
    RecordTable *m_table;
};

} // namespace triage::app
