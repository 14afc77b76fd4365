// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/duplicatesection.h"

#include "actions/actionregistry.h"
#include "detail/candidatedelegate.h"
#include "models/labels.h"
#include "models/roles.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/labelcolor.h"
#include "widgets/fittedlist.h"
#include "widgets/keybutton.h"
#include "widgets/wraplayout.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

constexpr int maxMembers = 50; ///< Duplicates that are listed; the heading has the number of all.
constexpr int maxLinkWidth = 360; ///< In pixels.

FeedbackId idAt(const QModelIndex &row)
{
    return FeedbackId(row.data(IdRole).toLongLong());
}

QWidget *rowOf(std::initializer_list<QWidget *> widgets, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *layout = makeLayout<QHBoxLayout>(space::xs, row);
    for (QWidget *each : widgets)
        layout->addWidget(each);
    layout->addStretch(1);
    return row;
}

} // namespace

DuplicateSection::DuplicateSection(const LocalStore &store, Theme &theme, const Request &request,
                                   QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme),
      m_request(request, 200ms, [this](const Result<Duplicates> &answer) { readAnswer(answer); }),
      m_same(new KeyButton(tr("Merge"), theme)), m_notSame(new KeyButton(tr("Not a Duplicate"), theme))
{
    setObjectName(u"duplicateSection"_s);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    buildOriginal();
    m_members = addPart(u"duplicateList"_s, tr("Duplicates"));
    m_takeOut = new KeyButton(tr("Unmerge"), m_theme, this);
    m_takeOut->setSlim(true);
    m_takeOut->setObjectName(u"takeOutButton"_s);
    m_takeOut->setToolTip(tr("Make the chosen duplicate an item of its own again"));
    m_memberKeys = rowOf({ m_takeOut }, this);
    column->addWidget(m_memberKeys);
    connect(m_takeOut, &QPushButton::clicked, this, &DuplicateSection::takeOutChosen);
    m_maybe = addPart(u"maybeSameList"_s, tr("Maybe the same"));
    m_same->setObjectName(u"sameButton"_s);
    m_notSame->setObjectName(u"notSameButton"_s);
    for (KeyButton *each : { m_same, m_notSame }) {
        each->setSlim(true);
        each->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // may lose its key
        each->setFocusPolicy(Qt::TabFocus); // after a click the keys go on in the list
    }
    // One line: the keys stand beside what they judge.
    m_maybe.heading->hide();
    m_keys = new QWidget(this);
    auto *keys = makeLayout<QHBoxLayout>(space::xs, m_keys);
    keys->addWidget(m_maybe.list, 1);
    m_judging = new QWidget(this);
    auto *judging = new WrapLayout(space::xs, m_judging);
    judging->addWidget(m_same);
    judging->addWidget(m_notSame);
    keys->addWidget(m_judging, 0, Qt::AlignTop);
    column->addWidget(m_keys);
    m_request.setWidget(parent);
    theme.watch(this, [this] { readTheme(); });
    refresh();
}

/// Puts the keys below what they judge where it would have too little room beside them.
void DuplicateSection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int readable = 300; // in pixels at the usual text size
    const bool isNarrow = width() - m_judging->sizeHint().width() < m_theme.side(readable);
    static_cast<QBoxLayout *>(m_keys->layout())
        ->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fitOriginal();
}

/// Cuts the name of the original where it would make the page wider than the pane.
void DuplicateSection::fitOriginal()
{
    constexpr int edges = 40; // in pixels at the usual text size, with the icon
    const int room = width() - m_leave->sizeHint().width() - m_theme.side(edges);
    m_originalLink->setText(
        m_originalLink->fontMetrics()
            .elidedText(m_originalLink->toolTip(), Qt::ElideRight, std::min(maxLinkWidth, room))
            .replace(u'&', u"&&"_s));
}

void DuplicateSection::buildOriginal()
{
    m_originalLink = new QToolButton(this);
    m_originalLink->setObjectName(u"originalLink"_s);
    m_originalLink->setAccessibleName(tr("Duplicates"));
    m_originalLink->setAutoRaise(true);
    m_originalLink->setFocusPolicy(Qt::TabFocus);
    m_originalLink->setCursor(Qt::PointingHandCursor);
    m_originalLink->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_originalLink->setMinimumWidth(4 * space::l); // else the page would be as wide as the name is now
    m_leave = new KeyButton(tr("Unmerge"), m_theme, this);
    m_leave->setSlim(true);
    m_leave->setObjectName(u"leaveButton"_s);
    m_leave->setToolTip(tr("Make it an item of its own again"));
    m_originalRow = rowOf({ m_originalLink, m_leave }, this);
    layout()->addWidget(m_originalRow);
    // Queued, because another item is shown with it.
    connect(
        m_originalLink, &QToolButton::clicked, this, [this] { Q_EMIT openRequested(m_original); },
        Qt::QueuedConnection);
    connect(m_leave, &QPushButton::clicked, this, [this] { Q_EMIT takeOutRequested({ m_feedback }); });
}

DuplicateSection::Part DuplicateSection::addPart(const QString &objectName, const QString &title)
{
    Part part{ new QLabel(title, this), new FittedList(this), new QStandardItemModel(this) };
    part.heading->setContentsMargins(0, space::s, 0, 0);
    part.heading->setBuddy(part.list);
    part.list->setObjectName(objectName);
    part.list->setAccessibleName(title);
    part.list->setSelectionMode(QAbstractItemView::SingleSelection);
    part.list->setItemDelegate(new CandidateDelegate(m_theme, part.list));
    part.list->setModel(part.model);
    connect(part.list, &FittedList::doubleClicked, this,
            [this](const QModelIndex &row) { Q_EMIT openRequested(idAt(row)); });
    connect(part.list, &FittedList::activated, this,
            [this](const QModelIndex &row) { Q_EMIT openRequested(idAt(row)); });
    layout()->addWidget(part.heading);
    layout()->addWidget(part.list);
    return part;
}

void DuplicateSection::setFeedback(FeedbackId id)
{
    m_feedback = id;
    m_suggested.clear();
    refresh();
    m_request.setFeedback(id);
}

void DuplicateSection::repeatIfEmpty()
{
    if (m_suggested.empty())
        m_request.repeat();
}

void DuplicateSection::readAnswer(const Result<Duplicates> &answer)
{
    if (!answer && !m_suggested.empty())
        return;
    m_suggested = answer ? answer->suggestions : std::vector<DuplicateSuggestion>();
    showSuggestions();
    if (answer)
        requestMissing(*answer);
}

/// Older items of the group may lie beyond what the cache keeps.
void DuplicateSection::requestMissing(const Duplicates &answer)
{
    Ids named{ answer.canonical };
    if (answer.canonical == m_feedback) {
        const auto shown = std::min(answer.members.size(), std::size_t(maxMembers));
        for (const DuplicateMember &each : std::span(answer.members).first(shown))
            named.push_back(each.id);
    }
    for (const DuplicateSuggestion &each : answer.suggestions)
        named.push_back(each.id);
    std::erase_if(named, [this](FeedbackId id) { return !m_store.rows(std::span(&id, 1)).empty(); });
    if (!named.empty())
        Q_EMIT missing(named);
}

void DuplicateSection::refresh()
{
    showOriginal();
    showMembers();
    showSuggestions();
}

void DuplicateSection::showOriginal()
{
    const FeedbackId original = m_feedback.isValid() ? m_store.originalOf(m_feedback) : FeedbackId();
    m_original = original == m_feedback ? FeedbackId() : original;
    m_originalRow->setVisible(m_original.isValid());
    if (!m_original.isValid())
        return;
    const std::vector<ListRow> rows = m_store.rows(std::span(&m_original, 1));
    const QString name = rows.empty() ? toString(m_original) : Labels::headline(rows.front());
    const QString text = tr("Duplicate of %1", "title").arg(isolated(name));
    m_originalLink->setAccessibleName(text);
    m_originalLink->setToolTip(text);
    fitOriginal();
}

void DuplicateSection::showMembers()
{
    std::vector<ListRow> rows;
    if (m_feedback.isValid()) {
        const Ids members = m_store.duplicatesOf(m_feedback);
        rows = m_store.rows(std::span(members).first(std::min(members.size(), std::size_t(maxMembers))));
        const std::vector<ListRow> self = m_store.rows(std::span(&m_feedback, 1));
        const qint64 all
            = std::max(qint64(members.size()), self.empty() ? 0 : qint64(self.front().duplicates));
        m_members.heading->setText(tr("Duplicates: %1", "number").arg(Labels::number(all)));
    }
    const FeedbackId chosen = idAt(m_members.list->currentIndex());
    m_members.model->clear();
    for (const ListRow &row : rows)
        addRow(m_members, row, nullptr);
    if (!rows.empty())
        m_members.list->setCurrentIndex(m_members.model->index(0, 0));
    for (int row = 0; row < m_members.model->rowCount(); ++row) {
        if (idAt(m_members.model->index(row, 0)) == chosen)
            m_members.list->setCurrentIndex(m_members.model->index(row, 0));
    }
    for (QWidget *each :
         { static_cast<QWidget *>(m_members.heading), static_cast<QWidget *>(m_members.list), m_memberKeys })
        each->setVisible(!rows.empty());
}

/// Leaves out what is the same by now, what is said to be different, and what this machine does not know.
void DuplicateSection::showSuggestions()
{
    const Ids chosen = suggestions();
    m_maybe.model->clear();
    if (!m_suggested.empty()) {
        const Ids rejected = m_store.unsentRejectionsOf(m_feedback);
        const FeedbackId original = m_store.originalOf(m_feedback);
        for (const DuplicateSuggestion &each : m_suggested) {
            const bool isDecided = std::find(rejected.begin(), rejected.end(), each.id) != rejected.end()
                || m_store.originalOf(each.id) == original;
            const std::vector<ListRow> rows = m_store.rows(std::span(&each.id, isDecided ? 0 : 1));
            if (!rows.empty())
                addRow(m_maybe, rows.front(), &each);
        }
    }
    const bool any = m_maybe.model->rowCount() > 0;
    if (any)
        m_maybe.list->setCurrentIndex(m_maybe.model->index(0, 0));
    for (int row = 1; !chosen.empty() && row < m_maybe.model->rowCount(); ++row) {
        if (idAt(m_maybe.model->index(row, 0)) == chosen.front())
            m_maybe.list->setCurrentIndex(m_maybe.model->index(row, 0));
    }
    m_maybe.list->setVisible(any);
    m_keys->setVisible(any);
    setVisible(any || m_members.model->rowCount() > 0 || m_original.isValid());
    Q_EMIT shownChanged();
}

void DuplicateSection::addRow(const Part &part, const ListRow &row, const DuplicateSuggestion *suggestion)
{
    auto *item
        = new QStandardItem(m_theme.icon(suggestion ? u"question"_s : u"copy"_s), Labels::headline(row));
    if (suggestion)
        item->setText(tr("Maybe the same: %1", "title").arg(isolated(item->text())));
    item->setData(row.id.value(), IdRole);
    item->setToolTip(row.excerpt);
    if (!suggestion) {
        item->setData(Labels::age(row.createdAt, Labels::now()), CandidateDelegate::EndTextRole);
        item->setData(Labels::list({ Labels::headline(row), Labels::longAge(row.createdAt, Labels::now()) }),
                      Qt::AccessibleTextRole);
        part.model->appendRow(item);
        return;
    }
    QStringList words;
    for (const QString &word : suggestion->sharedTerms)
        words += isolated(word);
    const QString share = Labels::percent(suggestion->probability);
    item->setData(suggestion->probability, CandidateDelegate::ConfidenceRole);
    QStringList about = Labels::work(row.triage);
    if (!words.isEmpty())
        about.prepend(tr("In common: %1", "words").arg(Labels::list(words)));
    item->setData(about.join(u" · "_s), CandidateDelegate::ReasonRole);
    item->setData(words, CandidateDelegate::StrongWordsRole); // isolated: found only where they are listed
    item->setData(about.join(u" · "_s), Qt::AccessibleDescriptionRole);
    item->setData(
        tr("%1, the same with a probability of %2", "feedback, share").arg(Labels::headline(row), share),
        Qt::AccessibleTextRole);
    part.model->appendRow(item);
}

DuplicateSection::Ids DuplicateSection::suggestions() const
{
    Ids ids;
    for (int row = 0; row < m_maybe.model->rowCount(); ++row)
        ids.push_back(idAt(m_maybe.model->index(row, 0)));
    const int chosen = m_maybe.list->currentIndex().row();
    if (chosen > 0 && chosen < int(ids.size()))
        std::rotate(ids.begin(), ids.begin() + chosen, ids.begin() + chosen + 1);
    return ids;
}

DuplicateSection::Ids DuplicateSection::shown() const
{
    Ids ids = suggestions();
    for (int row = 0; row < m_members.model->rowCount(); ++row)
        ids.push_back(idAt(m_members.model->index(row, 0)));
    if (m_original.isValid())
        ids.push_back(m_original);
    return ids;
}

void DuplicateSection::takeOutChosen()
{
    const QModelIndex chosen = m_members.list->currentIndex();
    const QModelIndex row = chosen.isValid() ? chosen : m_members.model->index(0, 0);
    if (row.isValid())
        Q_EMIT takeOutRequested({ idAt(row) });
}

void DuplicateSection::showKeys(const ActionRegistry &actions)
{
    const auto follow = [this, &actions](KeyButton *button, CommandId id) {
        QAction *action = actions.action(id);
        button->showKeyOf(*action);
        connect(button, &KeyButton::clicked, action, &QAction::trigger);
    };
    follow(m_same, CommandId::FeedbackSame);
    follow(m_notSame, CommandId::FeedbackNotSame);
}

void DuplicateSection::readTheme()
{
    for (const Part &part : { m_members, m_maybe }) {
        setLabelColor(part.heading, m_theme.font(Type::BodyStrong), m_theme.color(Ink::Text));
        part.list->refit();
    }
    m_originalLink->setFont(m_theme.font());
    m_originalLink->setIcon(m_theme.icon(u"copy"_s));
}

} // namespace triage::app

#include "moc_duplicatesection.cpp"
