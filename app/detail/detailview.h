// SPDX-License-Identifier: GPL-3.0-or-later
// One piece of feedback with everything that belongs to it.
#pragma once

#include "domain/routing.h"
#include "domain/similarfeedback.h"
#include "domain/target.h"
#include "list/feedbackdrop.h"
#include "models/timelinemodel.h"
#include "result.h"
#include "theme/theme.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;
class QStandardItemModel;
class QToolButton;
class QVBoxLayout;

namespace triage::app {

class ChipList;
class DetailText;
class FittedList;
class NoteBox;
class NoticeStrip;
class SimilarSection;
class StatePage;

/// Where the detail asks for what the store does not hold; done runs once, unless context is gone.
struct DetailSources
{
    template <typename T>
    using Request = std::function<void(FeedbackId, QObject *context, std::function<void(Result<T>)> done)>;

    Request<RoutingDetails> routing;
    Request<std::vector<Target>> targets;
    Request<std::vector<SimilarFeedback>> similar; ///< Asked once an item was in view for a moment.
};

/// Follows the store; emits requests and changes nothing but drafts.
class DetailView : public QWidget
{
    Q_OBJECT
public:
    DetailView(LocalStore &store, Theme &theme, DropRules rules, DetailSources sources,
               QWidget *parent = nullptr);
    ~DetailView() override;

    /// Not valid: shows that nothing is chosen.
    void setFeedback(FeedbackId id);
    FeedbackId feedback() const { return m_feedback; }
    void setSearch(const QString &search);
    bool stepMatch(int by); ///< F3 (1) and Shift+F3 (-1).
    /// Space: a screenful down. False: the end is shown already.
    bool page(int by);
    void focusNote();
    /// Asks for routing and targets again.
    void refreshSources();
    /// Shows the part "Why it is here".
    void showWhy();
    FeedbackDrop &drops() const; ///< Of the chips.

Q_SIGNALS:
    void removeRequested(const std::vector<triage::FeedbackId> &ids, triage::BufferId from);
    void addBufferRequested(const std::vector<triage::FeedbackId> &ids);
    void looksRightRequested(const std::vector<triage::FeedbackId> &ids);
    void retryRoutingRequested(const std::vector<triage::FeedbackId> &ids);
    void noteWritten(triage::FeedbackId id, const QString &text);
    void bufferOpened(triage::BufferId buffer);
    void feedbackOpened(triage::FeedbackId feedback); ///< One of those like this one.
    void dropHinted(const QString &sentence);
    void dropRefused(const QString &why);
    void left(); ///< Escape in the note.

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build(const DropRules &rules);
    void buildPage(QWidget *sheet, const DropRules &rules);
    QWidget *inMeasure(QWidget *parent, QWidget *content);
    void balance();
    void buildHead(QVBoxLayout &column, const DropRules &rules);
    void buildStrips(QVBoxLayout &column);
    void buildSections(QVBoxLayout &column);
    FittedList *addSection(QVBoxLayout &column, const QString &name, const QString &title, QLabel **heading);
    void readTheme();
    void refresh();
    void fill(const ShownItem &item);
    QString metaText(const Feedback &feedback) const;
    void showBuffers(const std::vector<BufferId> &buffers);
    void revealNewest();
    void showRouting(const Result<RoutingDetails> &routing);
    void showTargets(const Result<std::vector<Target>> &targets);

    LocalStore &m_store;
    Theme &m_theme;
    DetailSources m_sources;
    FeedbackId m_feedback;
    std::vector<BufferId> m_buffers;
    bool m_revealsNewest = false; ///< A note was written: the page goes to it as soon as it has grown.
    std::unique_ptr<QObject> m_pending; ///< Context of what was asked for the item that is shown.
    TimelineModel m_timeline;
    QStandardItemModel *m_why;
    QStandardItemModel *m_targets;

    QStackedLayout *m_stack = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_page = nullptr; ///< What is scrolled.
    StatePage *m_nothing = nullptr;
    std::vector<QWidget *> m_columns; ///< No wider than the measure.
    QLabel *m_title = nullptr;
    QLabel *m_meta = nullptr;
    ChipList *m_chips = nullptr;
    QToolButton *m_addBuffer = nullptr;
    NoticeStrip *m_review = nullptr;
    NoticeStrip *m_failed = nullptr;
    QPushButton *m_looksRight = nullptr;
    QPushButton *m_retry = nullptr;
    DetailText *m_text = nullptr;
    QLabel *m_whyHeading = nullptr;
    QLabel *m_targetsHeading = nullptr;
    QLabel *m_timelineHeading = nullptr;
    QLabel *m_whyNote = nullptr;
    FittedList *m_whyList = nullptr;
    FittedList *m_targetList = nullptr;
    FittedList *m_timelineList = nullptr;
    SimilarSection *m_similar = nullptr;
    NoteBox *m_note = nullptr;
};

} // namespace triage::app
