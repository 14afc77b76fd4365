// SPDX-License-Identifier: GPL-3.0-or-later
// The details of items: the pane beside the centre, and windows of their own.
#pragma once

#include "domain/ids.h"
#include "window/centreviews.h"

#include <QObject>
#include <QTimer>

#include <array>

class QWidget;

namespace triage::app {

class BulkPane;
class CentreController;
class DetailView;
class DetailWindows;
class FeedbackActions;
class TriageMode;
struct Context;

/// Shows the current item of the centre a moment after it became current, or what several selected items have
/// in common. Remembers for each view of the centre whether the pane is beside it.
class DetailController : public QObject
{
    Q_OBJECT
public:
    /// Makes the pane as a child of the window, with triage mode above the detail. While a window of its own
    /// is active, commands act on the item in it.
    DetailController(const Context &context, CentreController &centre, FeedbackActions &feedbackActions,
                     TriageMode &triage, QWidget *window);

    /// Returns the pane that the window lays out.
    QWidget *pane() const { return m_pane; }
    /// Returns the detail inside the pane.
    DetailView &mainView() const { return *m_view; }
    /// Returns the detail that commands act on: the active window's, else the one inside the pane, which
    /// shows the current item then.
    DetailView &activeView();
    /// Returns the active window's detail, else the one inside the pane, as a person sees it now.
    const DetailView &readableView() const;
    bool isShown() const;
    /// Shows or hides the pane beside the present view of the centre.
    void show(bool visible);
    /// Shows or hides the pane as was chosen for the present view of the centre.
    void restoreVisibility();
    void setFocus();
    /// Goes to the item and marks a passage of its text.
    void showQuote(FeedbackId feedback, const QString &quote);
    /// Shows a note that was begun, and its item; the note alone where the item was deleted.
    void showDraft(FeedbackId id);
    /// Opens the current item in a window of its own.
    void openInOwnWindow();
    /// Opens the item in a window of its own, which belongs to the main window or to a dialog.
    void openInOwnWindow(FeedbackId id, QWidget *parent);
    /// Reads what the last start stored.
    void restoreChoices();

Q_SIGNALS:
    /// Another window of an item is active, or none any more.
    void activeWindowChanged();
    /// Other words of an item's text are selected, or none any more.
    void wordsSelected();
    void messageRequested(const QString &text);

private:
    DetailView *makeView(QWidget *parent);
    void connectView(DetailView *view);
    void connectAttention();
    void connectListDrops();
    void scheduleUpdate();
    void showCurrentNow();
    void markSeen();
    bool isHeld() const;
    bool isBulk() const;
    void showBulk(bool on);

    const Context &m_context;
    CentreController &m_centre;
    FeedbackActions &m_feedbackActions;
    const TriageMode &m_triage;
    QWidget *m_pane;
    DetailView *m_view = nullptr;
    BulkPane *m_bulk;
    QString m_selection; ///< The description of what is selected.
    DetailWindows *m_windows;
    std::array<bool, centreViewCount> m_shown{ true }; ///< By view of the centre: the pane is beside it.
    QTimer m_updateTimer; ///< The detail follows the list a moment later.
    QTimer m_seenTimer; ///< An item counts as seen once it was in view for a moment.
    FeedbackId m_quotedItem; ///< The item whose passage is marked instead of a search.
    QString m_quote; ///< The passage, as a search for it.
};

} // namespace triage::app
