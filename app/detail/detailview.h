// SPDX-License-Identifier: GPL-3.0-or-later
// The detail of one item of feedback, with everything that belongs to it.
#pragma once

#include "detail/detailrequest.h"
#include "list/feedbackdrop.h"
#include "models/timelinemodel.h"
#include "theme/theme.h"

#include <QWidget>

#include <map>

class QPushButton;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace triage::app {

class ActionRegistry;
class DetailHead;
class DetailText;
class DuplicateSection;
class NoteBox;
class NoticeStrip;
class ReviewStrip;
class RoutingSection;
class SimilarSection;
class StatePage;
class TargetSection;

/// Follows the store. Emits requests and changes nothing but drafts.
class DetailView : public QWidget
{
    Q_OBJECT
public:
    DetailView(LocalStore &store, Theme &theme, DropRules rules, DetailSources sources,
               QWidget *parent = nullptr);
    ~DetailView() override;

    /// Shows an item; not valid: shows that none is chosen.
    void setFeedback(FeedbackId id);
    FeedbackId feedback() const { return m_feedback; }
    /// Marks the words of a search in the text; with isSimilar, also those with one typing error.
    void setSearch(const QString &search, bool isSimilar = false);
    bool stepMatch(int by); ///< F3 (1) and Shift+F3 (-1).
    /// Scrolls by a page (Space). Returns false if the end is shown already.
    bool page(int by);
    /// Returns the selected words of the item's text; empty while the text is not in view.
    QString selectedWords() const;
    void focusNote();
    /// Returns whether the person is in the note.
    bool isWriting() const;
    void refreshSources(); ///< Requests again what the store does not have.
    void showWhy(); ///< Unfolds the part "Why it’s here", or folds it.
    void showKeys(const ActionRegistry &actions); ///< On the buttons that do the same.
    void setSuggestions(QWidget *suggestions); ///< Shown below the text, in triage mode only.
    /// Returns the confidence of each buffer that came into question; empty until it is known.
    const std::map<BufferId, double> &confidences() const { return m_confidence; }
    /// Sets whether the item is looked at alone: its text is larger, and the suggestions are shown.
    void setTriage(bool on);
    DuplicateSection &duplicates() const { return *m_duplicates; }
    FeedbackDrop &drops() const; ///< The drops on the chips.

Q_SIGNALS:
    void removeRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId from);
    void addBufferRequested(const std::vector<triage::FeedbackId> &ids);
    void looksRightRequested(const std::vector<triage::FeedbackId> &ids);
    void retryRoutingRequested(const std::vector<triage::FeedbackId> &ids);
    void noteWritten(triage::FeedbackId id, const QString &text, const triage::app::StoredCallback &stored);
    void bufferOpened(triage::BufferId buffer);
    void feedbackOpened(triage::FeedbackId feedback); ///< A similar item.
    void submitterOpened(const QString &submitter);
    void tagOpened(const QString &tag);
    void dropHinted(const QString &sentence);
    void left(); ///< Escape in the note.
    void wordsSelected(); ///< Other words of the text are selected, or none any more.

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build(const DropRules &rules);
    void buildPage(const DropRules &rules);
    QWidget *inMeasure(QWidget *parent, QWidget *content);
    void balance();
    void connectHead();
    void buildStrips(QVBoxLayout &column);
    void buildSections(QVBoxLayout &column);
    void refresh();
    void fill(const ShownItem &item);
    void showDoubt();
    void showFoot();
    void revealNewest();
    void showRouting(const Result<RoutingDetails> &routing);
    void showNews(int row);
    void showPeople();

    LocalStore &m_store;
    Theme &m_theme;
    DetailSources m_sources;
    DetailRequest m_routingRequest;
    DetailRequest m_targetsRequest;
    FeedbackId m_feedback;
    std::vector<BufferId> m_buffers;
    RoutingStatus m_routingStatus = RoutingStatus::Pending;
    std::map<BufferId, double> m_confidence; ///< Empty until the answer for the item is there.
    bool m_needsReview = false;
    bool m_isNoting
        = false; ///< Triage mode shows the note box, which otherwise leaves its place to the item.
    bool m_isTriage = false;
    bool m_revealsNewest = false; ///< A note was written: the page scrolls to it as soon as it has grown.
    TimelineModel m_timeline;

    QStackedLayout *m_stack = nullptr;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_column = nullptr;
    QWidget *m_suggestions = nullptr;
    StatePage *m_nothing = nullptr;
    QWidget *m_foot = nullptr; ///< Holds the note box.
    std::vector<QWidget *> m_columns; ///< Widgets that are not wider than the measure.
    DetailHead *m_head = nullptr;
    RoutingSection *m_routing = nullptr;
    TargetSection *m_targets = nullptr;
    ReviewStrip *m_review = nullptr;
    NoticeStrip *m_failed = nullptr;
    QPushButton *m_retry = nullptr;
    DetailText *m_text = nullptr;
    DuplicateSection *m_duplicates = nullptr;
    SimilarSection *m_similar = nullptr;
    NoteBox *m_note = nullptr;
    NoticeStrip *m_news = nullptr; ///< The acts of others on the item while it is shown.
    NoticeStrip *m_people = nullptr; ///< The others who are at the item now.
    Timestamp m_seenUntil; ///< The last change of the item when it was chosen, by the server's clock.
};

} // namespace triage::app
