// SPDX-License-Identifier: GPL-3.0-or-later
// A request of the detail for data that the store does not have.
#pragma once

#include "domain/ids.h"
#include "domain/merge.h"
#include "domain/routing.h"
#include "domain/similarfeedback.h"
#include "domain/target.h"
#include "result.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QWidget;

namespace triage::app {

/// The requests of the detail for data that the store does not have. Each runs done once, unless the context
/// was destroyed.
struct DetailSources
{
    template <typename T>
    using Request = std::function<void(FeedbackId, QObject *context, std::function<void(Result<T>)> done)>;

    Request<RoutingDetails> routing;
    Request<std::vector<Target>> targets;
    Request<std::vector<SimilarFeedback>> similar; ///< Sent once an item was in view for a moment.
    Request<Duplicates> duplicates; ///< Likewise.
};

/// Repeats its request a few times while it may still succeed (client/retry.h), less and less often. Each
/// part of the detail requests its data through one of these.
class DetailRequest
{
public:
    /// Passes each answer to `show`. Waits for the pause at first, so that going from item to item sends
    /// nothing.
    template <typename T, typename Show>
    DetailRequest(const DetailSources::Request<T> &source, std::chrono::milliseconds pause, Show show)
        : m_pause(pause)
    {
        if (source) {
            m_source = [this, source, show = std::move(show)](FeedbackId id, QObject *context) {
                source(id, context, [this, show](const Result<T> &answer) {
                    ended(answer ? nullptr : &answer.error());
                    show(answer);
                });
            };
        }
        connectTimer();
    }
    Q_DISABLE_COPY_MOVE(DetailRequest)

    /// Sends nothing while that widget is hidden. When it is shown, retry() does.
    void setWidget(const QWidget *widget) { m_widget = widget; }
    /// Requests the data of another item. Requests nothing if the ID is not valid.
    void setFeedback(FeedbackId id);
    /// Sends the request again soon, unless it is answered.
    void retry();
    /// Sends the request again, as the answer has changed.
    void renew();
    /// Sends the request again after a while, which is longer each time, as the answer may change. Does so a
    /// few times for each item.
    void repeat() { repeat({}); }
    /// Returns whether it sends the request after a while by itself.
    bool isWaiting() const { return m_timer.isActive(); }

private:
    void connectTimer();
    void send();
    void repeat(std::chrono::milliseconds least);
    /// Repeats the request unless it was answered or refused. A request that was answered has no problem.
    void ended(const Problem *problem);

    std::function<void(FeedbackId, QObject *context)> m_source;
    const std::chrono::milliseconds m_pause;
    const QWidget *m_widget = nullptr;
    FeedbackId m_feedback;
    bool m_isAnswered = false;
    bool m_isRefused = false; ///< The same request would be refused again.
    bool m_isOvertaken = false; ///< Something arrived that the answer in progress may lack.
    int m_repeats = 0; ///< In a row.
    std::unique_ptr<QObject> m_pending; ///< The context of the request in progress.
    QTimer m_timer;
};

} // namespace triage::app
