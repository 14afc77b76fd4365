// SPDX-License-Identifier: GPL-3.0-or-later
// What the person aims at: the items that commands act on.
#pragma once

#include "domain/ids.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QWidget;

namespace triage::app {

class FeedbackListView;
class LocalStore;
struct StoreChange;

/// A change of more items is asked about first, in words that say what it does.
inline constexpr size_t maxUnconfirmed = 50;

/// Owns the aim of all gestures of a window. Only the person moves it: an item that leaves the list through a
/// change from elsewhere stays the aim (see FeedbackListView::currentId()), and while a menu or a picker is
/// open the aim stays what it was when that opened.
class Attention : public QObject
{
    Q_OBJECT
public:
    Attention(const LocalStore &store, QObject *parent);

    /// Sets the list that is aimed at: the one in view, or the current column of the board. It has to be set
    /// before anything else is called.
    void setList(FeedbackListView &list) { m_list = &list; }
    FeedbackListView &list() const { return *m_list; }
    /// Sets a function that returns the item that commands act on alone, whatever is selected in the list:
    /// that of a window of its own while it is active, or the one that a note is being written on.
    void setSubject(std::function<std::optional<FeedbackId>()> subject) { m_subject = std::move(subject); }
    /// Sets a function that returns the item of triage mode; not valid while it is off. The list need not
    /// have it any more.
    void setTriaged(std::function<FeedbackId()> triaged) { m_triaged = std::move(triaged); }
    /// Keeps the aim while the menu or dialog is shown, and for the act that it leads to.
    void holdWhileShown(QWidget *popup);

    /// Returns the items that a command would act on now.
    std::vector<FeedbackId> targets() const;
    bool hasTargets() const;
    /// Returns the item that commands for one item act on; not valid: none.
    FeedbackId currentId() const;
    /// Returns the item that the main window shows: that of triage mode, else the current one of the list.
    FeedbackId shownId() const;
    /// Returns the buffer in view; std::nullopt in the lists of several buffers.
    std::optional<BufferId> bufferInView() const;

    /// Returns a number that another one follows with each key and button that the person presses, anywhere
    /// in the program.
    quint64 gestures() const;

    /// Notes which of the items that are aimed at are to be worked on. One that was when the person came to
    /// it stays noted, whatever others do: the person need not have seen that.
    void look();
    /// Returns whether the item was to be worked on when the person came to aim at it in the active window.
    bool sawOpen(FeedbackId id) const;
    /// Expects the items in any state: the person sets it or takes an act back, or was shown that somebody
    /// else changed it.
    void expectClosed(const std::vector<FeedbackId> &ids);
    /// Forgets what was noted in the window of its own that the item had.
    void forgetWindow(FeedbackId id) { m_looks.erase(id); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class GestureCount;
    /// The state of an item as far as the person knows it.
    enum class Known {
        Closed, ///< It may be done or declined.
        Open, ///< It is to be worked on.
        ClosedByOthers, ///< It was to be worked on; the person need not have seen that this has ended.
    };
    using Look = std::map<FeedbackId, Known>;
    struct Aim
    {
        std::vector<FeedbackId> targets;
        FeedbackId current;
        std::optional<BufferId> buffer;
    };

    std::optional<FeedbackId> subject() const { return m_subject ? m_subject() : std::nullopt; }
    FeedbackId triagedId() const { return m_triaged ? m_triaged() : FeedbackId(); }
    std::vector<FeedbackId> lookedAt() const;
    void follow(const StoreChange &change);

    const LocalStore &m_store;
    GestureCount *m_gestures;
    FeedbackListView *m_list = nullptr;
    std::function<std::optional<FeedbackId>()> m_subject;
    std::function<FeedbackId()> m_triaged;
    std::optional<Aim> m_kept;
    std::map<FeedbackId, Look> m_looks; ///< By the item of a window of its own; not valid: the main window.
    const QObject *m_keeper = nullptr; ///< The last menu or dialog that was shown; only compared.
};

} // namespace triage::app
