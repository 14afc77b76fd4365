// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackpane.h"

#include "list/listtally.h"
#include "list/olderstrip.h"
#include "models/firststeps.h"
#include "models/labels.h"
#include "text.h"
#include "views/listedview.h"
#include "widgets/inklabel.h"
#include "widgets/statepage.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

FeedbackPane::FeedbackPane(FeedbackListModel &model, LocalStore &store, Theme &theme, QWidget *parent)
    : QWidget(parent), m_model(model), m_store(store), m_theme(theme),
      m_similar(new InkLabel(theme, Ink::TextSecondary, Type::Caption, this)),
      m_list(new FeedbackListView(model, store, theme, this)), m_state(new StatePage(theme, this)),
      m_newRows(new QPushButton(this)), m_stack(new QStackedLayout), m_older(new OlderStrip(theme, this)),
      m_tally(new ListTally(model, store, this))
{
    auto *layout = makeLayout<QVBoxLayout>(0, this);
    layout->addWidget(m_similar);
    layout->addLayout(m_stack, 1);
    layout->addWidget(m_older);
    layout->addWidget(m_tally);
    m_similar->setObjectName(u"similarLine"_s);
    m_similar->setText(tr("No exact match; showing similar words"));
    m_similar->setContentsMargins(space::m, space::xs, space::m, space::xs);
    m_tally->setObjectName(u"hiddenButton"_s);
    connect(m_tally, &ListTally::clicked, this, &FeedbackPane::hiddenRequested);
    connect(m_tally, &ListTally::changed, this, [this] {
        if (m_model.rowCount() == 0)
            updateState();
    });
    connect(m_older, &OlderStrip::retryRequested, this, &FeedbackPane::retryOlderRequested);
    m_state->setAutoFillBackground(true);
    m_state->setBackgroundRole(QPalette::Base);
    m_state->setFocusPolicy(Qt::StrongFocus);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_state);

    m_newRows->setObjectName(u"newRowsButton"_s);
    m_newRows->setIcon(theme.icon(u"chevron-up"_s, Ink::AccentText));
    m_newRows->setDefault(true); // the accent's fill; Return still belongs to the list
    m_newRows->setAutoDefault(false);
    m_newRows->hide();
    connect(m_newRows, &QPushButton::clicked, this, [this] {
        m_model.showNew();
        m_list->verticalScrollBar()->setValue(0);
        m_list->setFocus();
    });
    connect(&model, &FeedbackListModel::heldBackChanged, this, &FeedbackPane::showHeld);
    for (const auto signal : { &QAbstractItemModel::modelReset })
        connect(&model, signal, this, &FeedbackPane::updateState);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { setOlder({}, false); });
    connect(&model, &FeedbackListModel::loaded, this, &FeedbackPane::updateState);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &FeedbackPane::updateState);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &FeedbackPane::updateState);
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        // Its first steps depend on the buffers, and what an empty list says on the tags.
        if (m_store.counts().total.all == 0 || (change.organization && !m_model.filter().tags.empty()))
            updateState();
    });
    updateState();
}

void FeedbackPane::follow(const SyncState &state)
{
    using Phase = SyncState::Phase;
    const bool isStuck = state.phase == Phase::Offline || state.phase == Phase::SignedOut;
    m_list->setOfferingAgain(state.phase == Phase::FirstSync || m_phase == Phase::FirstSync);
    m_phase = state.phase;
    m_problem = isStuck && m_store.isEmpty() ? state.problem : std::nullopt;
    updateState();
}

void FeedbackPane::setOlder(const OlderState &state, bool isOffline)
{
    // The state of a list that is no longer in view is not shown.
    const OlderState ours = state.filter == m_model.filter() ? state : OlderState();
    m_older->follow(ours, isOffline);
    m_model.setOlderState(ours);
}

void FeedbackPane::showHeld(int count)
{
    m_newRows->setText(tr("%n new", nullptr, count));
    m_newRows->setVisible(count > 0);
    placeButton();
}

void FeedbackPane::placeButton()
{
    m_newRows->adjustSize();
    m_newRows->move((width() - m_newRows->width()) / 2, space::s);
    m_newRows->raise();
}

void FeedbackPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButton();
}

void FeedbackPane::updateState()
{
    m_similar->setVisible(m_model.isSimilar() && m_model.rowCount() > 0);
    // Before the first fetch it is unknown whether there is any feedback.
    if (m_model.rowCount() > 0 || m_model.isLoading() || (m_store.isEmpty() && !m_problem)) {
        showPage(m_list);
        return;
    }
    // The button that had the focus may not be offered any more.
    const auto keepFocus = qScopeGuard([this, had = m_state->isAncestorOf(window()->focusWidget())] {
        if (had)
            m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    const Filter &filter = m_model.filter();
    const Place place = filter.place();
    const StateAction next{ tr("Next Buffer With New Feedback"), [this] {
                               Q_EMIT nextBufferRequested();
                           } };
    if (m_problem) {
        const Problem problem = *m_problem;
        m_state->show({ u"offline"_s,
                        tr("This list could not be loaded"),
                        problem.detail,
                        { { tr("Retry"),
                            [this] {
                                Q_EMIT retryRequested();
                            } },
                          { tr("Copy Details"), [this, problem] {
                               copyDetails(problem);
                           } } } });
    } else if (isWorkedOffView()) {
        m_state->show({ u"check"_s, tr("All done here"), doneToday(), { next } });
    } else if (!filter.isWholePlace() && m_tally->hidden() > 0) {
        const bool isOpen = filter.work() == work::open;
        const QString hidden = isOpen
            ? tr("Results that are done, snoozed, declined or duplicates: %1", "number")
            : tr("Duplicates: %1", "number");
        m_state->show({ u"search"_s,
                        isOpen ? tr("Nothing open") : tr("No results"),
                        hidden.arg(Labels::number(m_tally->hidden())),
                        { { tr("Show"), [this] {
                               Q_EMIT hiddenRequested();
                           } } } });
    } else if (!filter.isWholePlace()) {
        m_state->show(
            { u"search"_s, tr("No results"), whyNoResults(), { { tr("Clear Search and Filters"), [this] {
                                                                    Q_EMIT clearFilterRequested();
                                                                } } } });
    } else if (m_store.counts().total.all == 0) {
        showFirstSteps();
    } else if (place == Place::Mine) {
        m_state->show({ u"check"_s,
                        tr("Nothing is assigned to you"),
                        tr("Press I to assign feedback to yourself."),
                        { next } });
    } else if (place == Place::Done || place == Place::Snoozed) {
        m_state->show({ u"inbox"_s,
                        place == Place::Done ? tr("Nothing is done yet") : tr("Nothing is snoozed"),
                        place == Place::Done ? tr("What you mark as done with the key E is here.")
                                             : tr("What you put off with the key H is here until its time."),
                        { next } });
    } else if (place == Place::NeedsReview) {
        m_state->show(
            { u"check"_s, tr("Nothing to review"), tr("Every item is where it belongs."), { next } });
    } else if (place == Place::Pending) {
        m_state->show({ u"check"_s,
                        tr("Nothing is being routed"),
                        tr("New feedback is here until it has a buffer."),
                        { next } });
    } else {
        m_state->show({ u"check"_s, tr("All done here"), doneToday(), { next } });
    }
    showPage(m_state);
}

/// Returns whether the list is of open work that is worked off, where another search finds nothing: a view,
/// or the items that are back from their snoozes.
bool FeedbackPane::isWorkedOffView() const
{
    const Filter &filter = m_model.filter();
    if (filter.place() == Place::Back) {
        Filter narrowed = filter;
        narrowed.woken.clear();
        return narrowed.place() == Place::All && narrowed.isWholePlace();
    }
    return filter.work() == work::open && !filter.isSearch() && viewOf(filter, m_store)
        && !missingTagOf(filter, m_store);
}

QString FeedbackPane::whyNoResults() const
{
    if (const std::optional<QString> tag = missingTagOf(m_model.filter(), m_store))
        return tr("The tag %1 is not there any more.").arg(isolated(*tag));
    return tr("Nothing in this list matches the search and the filters.");
}

/// Says what the person did today, or that nothing is left where that is nothing. Imported history is not it.
QString FeedbackPane::doneToday() const
{
    const std::optional<Me> me = m_store.me();
    const qint64 done = me ? m_store.closedSince(timeOf(FilterTime::ago(0)), me->member.id) : 0;
    return done > 0 ? tr("Nothing is left in this list. Done by you today: %1").arg(Labels::number(done))
                    : tr("Nothing is left in this list.");
}

/// Shows how an organization without feedback gets started. A step that is done has a check mark, and keeps
/// its button: there are more buffers to make, and more colleagues to invite.
void FeedbackPane::showFirstSteps()
{
    const FirstSteps done = FirstSteps::of(m_store);
    StateText state{ u"inbox"_s, tr("Four steps to a sorted inbox"), {}, {} };
    state.actions = {
        { tr("New Buffer…"), [this] { Q_EMIT newBufferRequested(); },
          done.hasBuffers ? tr("✓ Buffers for your topics are there.")
                          : tr("1. Create a buffer for each topic.") },
        { tr("Import…"), [this] { Q_EMIT importRequested(); },
          tr("2. Bring feedback in: import a file, or connect a widget.") },
        { tr("Copy a Test Command"), [this] { copyExample(); },
          tr("Or send the first one from a terminal.") },
        { tr("Invite a Colleague…"), [this] { Q_EMIT inviteRequested(); },
          done.hasColleague ? tr("✓ Your colleagues are there.") : tr("3. Invite a colleague.") },
        { {}, {}, tr("4. Learn four keys: J goes on, K goes back, Y confirms, M moves.") },
    };
    m_state->show(state);
}

void FeedbackPane::copyExample()
{
    QGuiApplication::clipboard()->setText(
        u"curl -sS %1/api/v0/feedback -H 'Authorization: Bearer YOUR_TOKEN' -H 'Content-Type: "
        u"application/json' "
        "-d '{\"description\": \"The app closes when I open the settings.\"}'"_s.arg(m_server));
    Q_EMIT messageRequested(tr("Command copied: put your token in and run it in a terminal"));
}

void FeedbackPane::copyDetails(const Problem &problem)
{
    QGuiApplication::clipboard()->setText(titleOf(problem.type) + u"\n"_s + problem.detail);
    Q_EMIT messageRequested(tr("Details copied"));
}

void FeedbackPane::enter()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

/// The pane keeps the focus: keys act on it, whichever page it shows.
void FeedbackPane::showPage(QWidget *page)
{
    const QWidget *before = m_stack->currentWidget();
    const bool hadFocus = before->hasFocus() || before->isAncestorOf(window()->focusWidget());
    m_stack->setCurrentWidget(page);
    if (hadFocus && before != page)
        page->setFocus();
}

} // namespace triage::app

#include "moc_feedbackpane.cpp"
