// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the next item that nobody has, as the server chooses it.
#pragma once

#include "actions/context.h"
#include "domain/ids.h"
#include "domain/savedview.h"
#include "result.h"
#include "store/values/filter.h"

#include <QObject>

#include <optional>

namespace triage::app {

class TakeNext : public QObject
{
    Q_OBJECT
public:
    TakeNext(const Context &context, QObject *parent);

    /// Returns why nothing can be taken from the list now, or std::nullopt if it is possible: the server
    /// chooses from a view, from a buffer or from all feedback.
    std::optional<QString> whyNot(const Filter &list, const std::optional<SavedView> &view) const;
    /// Takes the next item of the view, else of the buffer of the list, else of all feedback.
    void start(const Filter &list, const std::optional<SavedView> &view);

Q_SIGNALS:
    /// The item is the person's now, and here; with a text that says so.
    void taken(triage::FeedbackId item, const QString &text);
    void messageRequested(const QString &text);

private:
    void receive(const Result<std::optional<FeedbackId>> &item);
    void showWhenHere();
    QString emptyText() const;

    const Context &m_context;
    std::optional<FeedbackId> m_awaited; ///< Taken, but not here yet.
    bool m_isRunning = false;
};

} // namespace triage::app
