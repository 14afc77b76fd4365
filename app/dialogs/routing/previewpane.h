// SPDX-License-Identifier: GPL-3.0-or-later
// Shows where a text would be routed, while it is typed.
#pragma once

#include "actions/context.h"
#include "client/replyvalue.h"
#include "domain/routing.h"
#include "result.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QStandardItemModel;
class QPushButton;

namespace triage::app {

class Field;
class FittedList;
class InkLabel;
/// The answer to a routing test, with the candidates.
using TestedRouting = WithMeta<RoutingTestResult, RoutingTrial>;

/// Asks the server 300 ms after the last change, and stores nothing. Says why where the server cannot be
/// asked.
class PreviewPane : public QWidget
{
    Q_OBJECT
public:
    /// current is the item that a button takes as the sample, if there is one.
    PreviewPane(const Context &context, std::optional<FeedbackId> current, QWidget *parent = nullptr);

    /// Sets texts that replace those of the buffers for the preview.
    void setOverrides(std::vector<BufferTrial> overrides);
    /// Sets a buffer that does not exist yet, which is weighed with the others; nothing while it has no name.
    void setDraft(std::optional<NewBuffer> draft);
    void useCurrent();
    Field *sample() const { return m_sample; }

private:
    void changed();
    void sendRequest();
    QWidget *buildResult();
    void receive(const Result<TestedRouting> &result);
    void showCandidates(const RoutingTrial &trial);
    void show(const QIcon &icon, const QString &match, const QString &reasoning);
    void refresh();

    const Context &m_context;
    std::optional<FeedbackId> m_current;
    std::vector<BufferTrial> m_overrides;
    std::optional<NewBuffer> m_draft;
    bool m_weighsDraft = false;
    std::optional<QString> m_title; ///< The title of the current item, while its text is the sample.
    QString m_usedText;
    Field *m_sample;
    QPushButton *m_use;
    QLabel *m_icon;
    InkLabel *m_match;
    InkLabel *m_reasoning;
    QStandardItemModel *m_candidates;
    QLabel *m_listLabel = nullptr;
    FittedList *m_list = nullptr;
    QTimer m_typingDelay;
    QTimer m_progressDelay;
    int m_lastRequest = 0; ///< Replies to older requests are dropped.
};

} // namespace triage::app
