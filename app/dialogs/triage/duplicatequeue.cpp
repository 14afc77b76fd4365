// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/duplicatequeue.h"

#include "actions/actionregistry.h"
#include "client/apiclient.h"
#include "commands/mergeplans.h"
#include "commands/workspace.h"
#include "contract/endpoints.h"
#include "models/labels.h"
#include "models/searchterms.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "store/values/dates.h"
#include "text.h"
#include "theme/labelcolor.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/keybutton.h"
#include "widgets/messagestrip.h"
#include "widgets/statepage.h"
#include "widgets/wrappedtext.h"

#include <QAction>
#include <QButtonGroup>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QRadioButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedLayout>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxCards = 12; ///< Items of a group that are shown in full.
constexpr QSize usualSize(900, 560);

QLabel *plain(const QString &text, const QFont &font, const QColor &color, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setLabelColor(label, font, color);
    return label;
}

/// Shows what people wrote, with marks on parts of it.
class MarkedLabel : public QLabel
{
public:
    MarkedLabel(const QString &text, TextFormats formats, QWidget *parent)
        : QLabel(text, parent), m_formats(std::move(formats))
    {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

    int heightForWidth(int width) const override
    {
        return int(std::ceil(wrappedHeight(text(), font(), width, m_formats)));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawWrapped(&painter, rect(), text(), font(), palette().color(QPalette::WindowText), m_formats);
    }

private:
    TextFormats m_formats;
};

} // namespace

DuplicateQueue::DuplicateQueue(const Context &context, QWidget *parent)
    : Dialog(context, u"duplicateQueue"_s, tr("Suggested duplicates"), parent)
{
    build();
    addClose();
    connectKeys();
    resize(usualSize);
    read();
}

void DuplicateQueue::build()
{
    Theme &theme = context().theme;
    m_page = new QWidget(this);
    m_place = plain({}, theme.font(Type::BodyStrong), theme.color(Ink::Text), m_page);
    m_place->setObjectName(u"groupPlace"_s);
    m_words = plain({}, theme.font(), theme.color(Ink::TextSecondary), m_page);
    m_words->setObjectName(u"groupWords"_s);
    auto *cards = new QWidget;
    auto *sides = makeLayout<QHBoxLayout>(space::l, cards);
    for (QVBoxLayout **side : { &m_original, &m_others }) {
        *side = new QVBoxLayout;
        (*side)->setSpacing(space::m);
        (*side)->addStretch();
        sides->addLayout(*side, 1);
    }
    m_scroll = new QScrollArea(m_page);
    setNames(m_scroll, u"groupScroll"_s, tr("Items of the group"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(cards);
    const auto make = [this, &theme](const QString &text, const QString &name) {
        auto *button = new KeyButton(text, theme, m_page);
        button->setObjectName(name);
        return button;
    };
    m_same = make(tr("Merge"), u"queueSame"_s);
    m_different = make(tr("Not a Duplicate"), u"queueDifferent"_s);
    m_previous = make(tr("Back"), u"queuePrevious"_s);
    m_next = make(tr("Later"), u"queueNext"_s);
    auto *keys = makeLayout<QHBoxLayout>(space::s);
    keys->addWidget(m_same);
    keys->addWidget(m_different);
    keys->addStretch();
    keys->addWidget(m_previous);
    keys->addWidget(m_next);
    auto *column = makeLayout<QVBoxLayout>(space::m, m_page);
    column->addWidget(m_place);
    column->addWidget(m_words);
    column->addWidget(m_scroll, 1);
    column->addLayout(keys);
    m_state = new StatePage(theme, this);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_state);
    body()->addLayout(m_stack, 1);
}

void DuplicateQueue::connectKeys()
{
    const auto bind = [this](CommandId id, KeyButton *button, const std::function<void()> &run) {
        const QAction *action = context().actions.action(id);
        for (const QKeySequence &key : action->shortcuts())
            connect(new QShortcut(key, this), &QShortcut::activated, this, run);
        if (!button)
            return;
        button->showKeyOf(*action);
        connect(button, &KeyButton::clicked, this, run);
    };
    bind(CommandId::FeedbackSame, m_same, [this] { judge(Decision::Same); });
    bind(CommandId::FeedbackNotSame, m_different, [this] { judge(Decision::Different); });
    bind(CommandId::GoNext, m_next, [this] { step(1); });
    bind(CommandId::GoPrevious, m_previous, [this] { step(-1); });
    bind(CommandId::EditUndo, nullptr, [this] { undo(); });
}

void DuplicateQueue::read()
{
    m_state->show({ u"pending"_s, tr("Looking for duplicates…"), {}, {} });
    m_stack->setCurrentWidget(m_state);
    request(context().client.query(api::listSuggestedDuplicates, { { "limit", u"100"_s } }),
            tr("Reading the suggestions…"), [this](const Result<Page<SuggestedGroup>> &groups) {
                if (groups)
                    return addWhenHere(groups->items);
                m_state->show({ u"offline"_s,
                                tr("The suggestions cannot be read"),
                                messageOf(groups.error()),
                                { { tr("Try Again"), [this] {
                                       read();
                                   } } } });
            });
}

/// The cache may not have the older items of the groups, and the originals that the groups are merged into.
void DuplicateQueue::addWhenHere(const std::vector<SuggestedGroup> &groups)
{
    std::vector<FeedbackId> ids;
    for (const SuggestedGroup &each : groups) {
        ids.push_back(each.id);
        ids.insert(ids.end(), each.feedback.begin(), each.feedback.end());
    }
    context().sync.fetchItems(std::move(ids), this, [this, groups] {
        std::vector<FeedbackId> originals;
        for (const SuggestedGroup &each : groups)
            originals.push_back(context().store.originalOf(each.id));
        context().sync.fetchItems(std::move(originals), this, [this, groups] { add(groups); });
    });
}

void DuplicateQueue::add(const std::vector<SuggestedGroup> &groups)
{
    const int first = int(m_groups.size());
    for (const SuggestedGroup &each : groups) {
        const bool isKnown = std::any_of(m_groups.begin(), m_groups.end(), [&each](const Group &known) {
            return known.suggested.id == each.id && known.suggested.feedback == each.feedback;
        });
        if (!isKnown && !othersOf(each).empty())
            m_groups.push_back({ each });
    }
    m_isRead = int(m_groups.size()) == first;
    showNext(first);
}

std::vector<FeedbackId> DuplicateQueue::othersOf(const SuggestedGroup &group) const
{
    const LocalStore &store = context().store;
    std::vector<FeedbackId> others;
    if (store.rows(std::span(&group.id, 1)).empty())
        return others;
    const FeedbackId original = store.originalOf(group.id);
    for (const ListRow &row : store.rows(group.feedback)) {
        if (store.originalOf(row.id) != original)
            others.push_back(row.id);
    }
    return others;
}

int DuplicateQueue::count(Decision decision) const
{
    return int(std::count_if(m_groups.begin(), m_groups.end(),
                             [decision](const Group &each) { return each.decision == decision; }));
}

void DuplicateQueue::judge(Decision decision)
{
    if (m_current < 0 || m_stack->currentWidget() != m_page)
        return;
    Group &group = m_groups[std::size_t(m_current)];
    if (group.decision != Decision::None)
        return step(1);
    strip()->clear();
    const std::vector<FeedbackId> others = othersOf(group.suggested);
    if (others.empty()) {
        group.decision = Decision::Elsewhere;
        showNext(m_current + 1);
        const QString text = tr("These items were merged or deleted meanwhile.");
        if (isBusy()) // the answer clears what is said here
            Q_EMIT messageRequested(text);
        else
            showMessage(text);
        return;
    }
    if (decision == Decision::Same && context().store.rows(std::span(&m_originalId, 1)).empty()) {
        const QString why = originalGone(context().store, m_originalId);
        showGroup();
        return showMessage(tr("%1 The oldest item is the original now.", "sentence").arg(why));
    }
    const Plan plan = decision == Decision::Same ? mergeOf(group.suggested, others)
                                                 : planRejection(group.suggested.id, others);
    const int at = m_current;
    group.decision = decision;
    m_judged.push_back({ at });
    if (std::ssize(m_judged) > context().workspace.undoStack()->undoLimit())
        m_judged.erase(m_judged.begin());
    const auto ended = [self = QPointer(this), at](const Result<std::optional<ActId>> &act) {
        if (self)
            self->conclude(at, act);
    };
    if (context().workspace.carryOut(plan, ended))
        return showNext(at + 1);
    reopen(at);
    showMessage(context().workspace.whyBusy().value_or(QString()));
}

void DuplicateQueue::conclude(int group, const Result<std::optional<ActId>> &act)
{
    if (!act) {
        std::erase_if(m_judged, [group](const Judged &each) { return each.group == group; });
        m_groups[std::size_t(group)].decision = Decision::None;
        if (m_current < 0) // a person who looks at another group keeps it
            reopen(group);
        return showProblem(act.error());
    }
    const auto judged = std::find_if(m_judged.begin(), m_judged.end(),
                                     [group](const Judged &each) { return each.group == group; });
    if (judged == m_judged.end())
        return;
    judged->act = *act;
    if (!*act) // nothing was to be changed
        m_judged.erase(judged);
}

void DuplicateQueue::reopen(int group)
{
    std::erase_if(m_judged, [group](const Judged &each) { return each.group == group; });
    m_groups[std::size_t(group)].decision = Decision::None;
    m_current = group;
    showGroup();
}

void DuplicateQueue::step(int by)
{
    const int target = m_current < 0 ? int(m_groups.size()) - 1 : m_current + by;
    if (target < 0 || target >= int(m_groups.size()))
        return;
    m_current = target;
    showGroup();
}

void DuplicateQueue::undo()
{
    if (m_judged.empty())
        return;
    if (!m_judged.back().act)
        context().store.flush(); // it is on its way to the disk
    if (m_judged.empty())
        return;
    Workspace &workspace = context().workspace;
    const Judged last = m_judged.back();
    if (last.act && workspace.undo(*last.act)) {
        strip()->clear();
        return reopen(last.group);
    }
    showMessage(
        workspace.whyBusy().value_or(tr("Your last change was not made here. Undo it in the main window.")));
}

void DuplicateQueue::undoAll()
{
    while (!m_judged.empty()) {
        const std::size_t before = m_judged.size();
        undo();
        if (m_judged.size() == before)
            return; // something else was done last, which is not the queue's to take back
    }
}

/// Merges the group into the item that was chosen.
Plan DuplicateQueue::mergeOf(const SuggestedGroup &group, std::vector<FeedbackId> others) const
{
    const LocalStore &store = context().store;
    others.push_back(originalAmong(store, std::span(&group.id, 1)));
    return planMerge(store, std::move(others), m_originalId);
}

void DuplicateQueue::showNext(int from)
{
    const int size = int(m_groups.size());
    for (int i = 0; i < size; ++i) {
        const int at = (from + i) % size;
        if (m_groups[std::size_t(at)].decision == Decision::None) {
            m_current = at;
            return showGroup();
        }
    }
    m_current = -1;
    if (m_isRead)
        showEnd();
    else
        read();
}

void DuplicateQueue::showEnd()
{
    const int same = count(Decision::Same);
    const int different = count(Decision::Different);
    std::vector<StateAction> actions;
    if (!m_judged.empty())
        actions.push_back({ tr("Undo All"), [this] {
                               undoAll();
                           } });
    if (same + different == 0)
        m_state->show({ u"check"_s,
                        tr("No duplicates are suggested"),
                        tr("New feedback is compared with the rest while it is routed."),
                        {} });
    else
        m_state->show({ u"check"_s, tr("Everything is judged"),
                        tr("Merged groups: %1. Groups without duplicates: %2.", "numbers")
                            .arg(Labels::number(same), Labels::number(different)),
                        std::move(actions) });
    m_stack->setCurrentWidget(m_state);
}

void DuplicateQueue::showGroup()
{
    const Group &group = m_groups[std::size_t(m_current)];
    const Decision decision = group.decision;
    const QString place
        = tr("%1 of %2", "group").arg(Labels::number(m_current + 1), Labels::number(qint64(m_groups.size())));
    const QString state = decision == Decision::Same ? tr("merged")
        : decision == Decision::Different            ? tr("marked as different")
        : decision == Decision::Elsewhere
        ? tr("merged or deleted meanwhile")
        : tr("the same with a probability of %1").arg(Labels::percent(group.suggested.probability));
    m_place->setText(tr("%1 · %2", "place, state").arg(place, state));
    QStringList words;
    for (const QString &word : group.suggested.sharedTerms)
        words += isolated(word);
    m_words->setText(words.isEmpty() ? QString() : tr("In common: %1", "words").arg(Labels::list(words)));
    m_words->setVisible(!words.isEmpty());
    for (QVBoxLayout *side : { m_original, m_others }) {
        while (side->count() > 1) {
            const std::unique_ptr<QLayoutItem> item(side->takeAt(0));
            delete item->widget();
        }
    }
    const LocalStore &store = context().store;
    m_originalId = originalAmong(store, std::span(&group.suggested.id, 1));
    delete m_originals;
    m_originals = new QButtonGroup(this);
    for (const ListRow &row : store.rows(std::span(&m_originalId, 1)))
        addCard(m_original, row, tr("The oldest"));
    std::vector<FeedbackId> others = group.suggested.feedback;
    others.resize(std::min(others.size(), std::size_t(maxCards)));
    for (const ListRow &row : store.rows(others))
        addCard(m_others, row, tr("May be the same"));
    if (group.suggested.feedback.size() > others.size())
        m_others->insertWidget(
            m_others->count() - 1,
            plain(tr("And %1 more", "number")
                      .arg(Labels::number(qint64(group.suggested.feedback.size() - others.size()))),
                  context().theme.font(), context().theme.color(Ink::TextSecondary), m_scroll));
    m_scroll->ensureVisible(0, 0);
    m_stack->setCurrentWidget(m_page);
    refresh();
}

void DuplicateQueue::addCard(QVBoxLayout *side, const ListRow &row, const QString &role)
{
    Theme &theme = context().theme;
    auto *card = new QFrame(m_scroll);
    card->setObjectName(u"groupCard"_s);
    card->setFrameShape(QFrame::StyledPanel);
    auto *column = makeLayout<QVBoxLayout>(space::xs, card, { space::m, space::m, space::m, space::m });
    QStringList about{ role, Dates::stamp(row.createdAt) };
    if (row.duplicates > 0)
        about += u"×"_s + Labels::number(row.duplicates + 1);
    about += Labels::work(row.triage);
    for (const BufferId id : row.buffers) {
        if (const BufferRecord *buffer = context().store.buffer(id))
            about += isolated(buffer->buffer.name);
    }
    column->addWidget(
        plain(about.join(u" · "_s), theme.font(Type::Caption), theme.color(Ink::TextSecondary), card));
    column->addWidget(markedWords(Labels::headline(row), card));
    if (const QString below = Labels::subline(row); !below.isEmpty())
        column->addWidget(markedWords(below, card));
    auto *keep = new QRadioButton(tr("Keep as original"), card);
    keep->setObjectName(u"originalButton"_s);
    keep->setChecked(row.id == m_originalId);
    keep->setEnabled(m_groups[std::size_t(m_current)].decision == Decision::None);
    m_originals->addButton(keep);
    connect(keep, &QRadioButton::toggled, this, [this, id = row.id](bool isChosen) {
        if (isChosen)
            m_originalId = id;
    });
    column->addWidget(keep);
    side->insertWidget(side->count() - 1, card);
}

/// Returns what people wrote, with the words that the items of the group share marked.
QLabel *DuplicateQueue::markedWords(const QString &text, QWidget *card) const
{
    Theme &theme = context().theme;
    QTextCharFormat mark;
    mark.setBackground(theme.color(Ink::HighlightFill));
    mark.setForeground(theme.color(Ink::HighlightText));
    TextFormats formats;
    for (const QString &word : m_groups[std::size_t(m_current)].suggested.sharedTerms) {
        for (const Span &span : SearchTerms(word).matches(text))
            formats += QTextLayout::FormatRange{ span.start, span.length, mark };
    }
    auto *label = new MarkedLabel(text, formats, card);
    label->setObjectName(u"groupText"_s);

    setLabelColor(label, theme.font(Type::Reading), theme.color(Ink::Text));
    return label;
}

void DuplicateQueue::refresh()
{
    if (m_current < 0)
        return;
    const bool isOpen = m_groups[std::size_t(m_current)].decision == Decision::None;
    m_same->setEnabled(isOpen);
    m_different->setEnabled(isOpen);
    m_previous->setEnabled(m_current > 0);
    m_next->setEnabled(m_current + 1 < int(m_groups.size()));
}

} // namespace triage::app

#include "moc_duplicatequeue.cpp"
