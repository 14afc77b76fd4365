// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/sidebarpane.h"

#include "models/labels.h"
#include "models/roles.h"
#include "text.h"
#include "widgets/wraplayout.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace triage::app {

SidebarPane::SidebarPane(SidebarModel &model, const LocalStore &store, Theme &theme, DropRules rules,
                         QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_filter(new QLineEdit(this)),
      m_tree(new SidebarView(model, store, theme, std::move(rules), this)), m_new(new QToolButton(this)),
      m_drafts(new QToolButton(this)), m_nothingFound(makeNothingFound())
{
    auto *column = makeLayout<QVBoxLayout>(space::xs, this, { 0, space::s, 0, 0 });
    auto *top = new QHBoxLayout;
    top->setContentsMargins(space::s, 0, space::s, 0);
    top->addWidget(m_filter);
    column->addLayout(top);
    column->addWidget(m_nothingFound);
    column->addWidget(m_tree, 1);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(space::s, 0, space::s, space::s);
    auto *buttons = new WrapLayout(space::xs);
    buttons->addWidget(m_new);
    buttons->addWidget(m_drafts);
    bottom->addLayout(buttons);
    buildDrafts();
    column->addLayout(bottom);
    m_new->setObjectName(u"newBufferButton"_s);
    m_new->setText(tr("New Buffer"));
    m_new->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_new->setAutoRaise(true);
    m_new->setFocusPolicy(Qt::TabFocus);
    m_new->hide();
    theme.watch(this, [this] {
        m_new->setIcon(m_theme.icon(u"plus"_s));
        m_drafts->setIcon(m_theme.icon(u"edit"_s));
    });

    m_filter->setObjectName(u"bufferFilterEdit"_s);
    m_filter->setAccessibleName(tr("Filter buffers"));
    m_filter->setPlaceholderText(tr("Filter buffers"));
    m_filter->setClearButtonEnabled(true);
    // Both pictures are buttons to assistive programs and need names.
    m_filter->addAction(theme.icon(u"filter"_s), QLineEdit::LeadingPosition)->setText(tr("Filter"));
    if (auto *clear = m_filter->findChild<QAction *>(u"_q_qlineeditclearaction"_s))
        clear->setText(tr("Clear Filter"));
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, &model, &SidebarModel::setNameFilter);
    connect(m_filter, &QLineEdit::textChanged, this, &SidebarPane::showNothingFound);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &SidebarPane::showNothingFound);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &SidebarPane::showNothingFound);

    // The tree has the background of the window.
    QPalette palette = m_tree->palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    m_tree->setPalette(palette);
}

void SidebarPane::addAtFoot(QWidget *widget)
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space::s, 0, space::s, 0);
    row->addWidget(widget);
    row->addStretch();
    column->insertLayout(column->count() - 1, row);
}

void SidebarPane::buildDrafts()
{
    m_drafts->setObjectName(u"draftsButton"_s);
    m_drafts->setToolTip(tr("Notes that you began and did not save"));
    m_drafts->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_drafts->setAutoRaise(true);
    m_drafts->setFocusPolicy(Qt::TabFocus);
    m_drafts->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_drafts);
    m_drafts->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        constexpr int maxWidth = 240; // pixels of a title, and of a note
        menu->clear();
        for (const auto &[id, text] : m_store.drafts()) {
            const auto shortened = [this](const QString &words) {
                return isolated(fontMetrics().elidedText(words.simplified(), Qt::ElideRight, maxWidth));
            };
            const std::vector<ListRow> rows = m_store.rows(std::span(&id, 1));
            const QString title = rows.empty() ? tr("Deleted feedback") : Labels::headline(rows.front());
            QString shown
                = tr("%1: %2", "feedback, a note that was begun").arg(shortened(title), shortened(text));
            connect(menu->addAction(shown.replace(u'&', u"&&"_s)), &QAction::triggered, this,
                    [this, id = id] { Q_EMIT draftChosen(id); });
        }
    });
    connect(&m_store, &LocalStore::draftsChanged, this, &SidebarPane::readDrafts);
    readDrafts();
}

void SidebarPane::readDrafts()
{
    const qsizetype count = qsizetype(m_store.drafts().size());
    m_drafts->setText(tr("Drafts %1", "number").arg(QLocale().toString(count)));
    m_drafts->setVisible(count > 0);
}

QWidget *SidebarPane::makeNothingFound()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    auto *text = new QLabel(tr("No matching lists."), box);
    text->setObjectName(u"nothingFoundLabel"_s);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto *clear = new QPushButton(tr("Clear Filter"), box);
    clear->setObjectName(u"clearBufferFilterButton"_s);
    connect(clear, &QPushButton::clicked, this, [this] {
        m_filter->clear();
        m_filter->setFocus();
    });
    column->addWidget(text);
    column->addWidget(clear, 0, Qt::AlignLeading);
    box->hide();
    return box;
}

void SidebarPane::showNothingFound()
{
    const QAbstractItemModel &model = *m_tree->model();
    bool isEmpty = !m_filter->text().trimmed().isEmpty();
    for (int heading = 0; isEmpty && heading < model.rowCount(); ++heading)
        isEmpty = model.rowCount(model.index(heading, 0)) == 0;
    m_nothingFound->setVisible(isEmpty);
}

void SidebarPane::offerNewBuffer(QAction &action)
{
    const auto follow = [this, &action] {
        m_new->setVisible(action.isEnabled());
        m_new->setToolTip(action.toolTip());
    };
    connect(m_new, &QToolButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, this, follow);
    follow();
}

bool SidebarPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (key != Qt::Key_Down)
                m_tree->stepToFirst();
            m_tree->setFocus();
            return true;
        }
        if (key == Qt::Key_Escape && !m_filter->text().isEmpty()) {
            m_filter->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace triage::app

#include "moc_sidebarpane.cpp"
