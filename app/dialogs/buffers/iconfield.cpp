// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/iconfield.h"

#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/textdirection.h"

#include <QListWidget>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int cell = 40;
constexpr int columns = 8;

QStringList emoji()
{
    return { u"💡"_s,      u"🐞"_s, u"💳"_s, u"🚀"_s, u"🔒"_s,      u"📱"_s,    u"🎨"_s, u"📦"_s,
             u"❤️"_s, u"😡"_s, u"📝"_s, u"🌍"_s, u"⚙️"_s, u"🧪"_s, u"📈"_s, u"🙋"_s };
}

/// Icons that may stand for a subject of feedback. Arrows and window controls are left out.
QStringList names()
{
    return { u"inbox"_s,    u"flag"_s,   u"star"_s,    u"bell"_s,         u"key"_s,      u"link"_s,
             u"note"_s,     u"person"_s, u"members"_s, u"organization"_s, u"terminal"_s, u"document"_s,
             u"question"_s, u"robot"_s,  u"warning"_s, u"clock"_s };
}

/// Draws the icon in the middle of its cell. A view of icons would leave room for a text below.
class IconCell : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem empty = option;
        initStyleOption(&empty, index);
        const QIcon icon = std::exchange(empty.icon, QIcon());
        empty.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
        empty.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, empty.widget);
        icon.paint(
            painter,
            QStyle::alignedRect(option.direction, Qt::AlignCenter, option.decorationSize, option.rect));
    }
};

} // namespace

IconField::IconField(Theme &theme, const QString &fallback, QWidget *parent)
    : Field(theme, Lines::One, u"iconEdit"_s, tr("&Icon"), tr("Icon"), parent), m_theme(theme),
      m_fallback(fallback), m_pick(new QToolButton(this))
{
    constexpr int maxIcon = 64;
    setLimit(maxIcon);
    setPlaceholder(tr("An emoji, or a name from the list"));
    setNames(m_pick, u"pickIconButton"_s, tr("Choose an icon"));
    m_pick->setToolTip(tr("Choose an icon"));
    m_pick->setPopupMode(QToolButton::InstantPopup);
    m_pick->setMenu(makeMenu());
    m_pick->setMinimumHeight(space::xl); // also while a message takes its room
    addBeside(m_pick);
    connect(this, &Field::edited, this, &IconField::showIcon);
    theme.watch(this, [this] { showIcon(); });
}

void IconField::setName(const QString &name)
{
    m_name = name;
    showIcon();
}

void IconField::showIcon()
{
    const QString icon = text().trimmed();
    // A disc without a letter would be a pale spot.
    const bool isNothing = icon.isEmpty() && m_name.isEmpty();
    m_pick->setIcon(isNothing ? m_theme.icon(m_fallback) : m_theme.bufferIcon(icon, m_name));
    // Fonts of emoji have pale digits and letters of their own.
    const bool isName
        = std::all_of(icon.begin(), icon.end(), [](QChar each) { return each.unicode() < 0x80; });
    editor()->setFont(isName ? m_theme.font() : m_theme.emojiFont());
}

QMenu *IconField::makeMenu()
{
    auto *menu = new QMenu(m_pick);
    menu->setObjectName(u"iconMenu"_s);
    auto *box = new QWidget(menu);
    auto *grid = new MirroredKeys<QListWidget>(box);
    setNames(grid, u"iconList"_s, tr("Icons"));
    grid->setViewMode(QListView::IconMode);
    grid->setMovement(QListView::Static);
    grid->setIconSize(QSize(20, 20));
    grid->setGridSize(QSize(cell, cell));
    grid->setItemDelegate(new IconCell(grid));
    grid->setFrameShape(QFrame::NoFrame);
    grid->setFixedSize(columns * cell + 2 * space::xs,
                       int(emoji().size() + names().size()) / columns * cell + 2 * space::xs);
    grid->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    grid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const QString &icon : emoji() + names()) {
        auto *item = new QListWidgetItem(m_theme.bufferIcon(icon, icon), QString(), grid);
        item->setSizeHint(grid->gridSize()); // the mark is as large as the cell
        item->setData(Qt::UserRole, icon);
        item->setData(Qt::AccessibleTextRole, icon);
        item->setToolTip(Theme::hasIcon(icon) ? icon : QString());
    }
    auto *action = new QWidgetAction(menu);
    auto *column = new QVBoxLayout(box); // leaves the frame of the menu free
    column->setContentsMargins(space::xs, space::xs, space::xs, 0);
    column->addWidget(grid);
    action->setDefaultWidget(box);
    menu->addAction(action);
    menu->addSeparator();
    QAction *none = menu->addAction(tr("No Icon"));
    connect(none, &QAction::triggered, this, [this] { setText({}); });
    const auto take = [this, menu](QListWidgetItem *item) {
        menu->close();
        setText(item->data(Qt::UserRole).toString());
    };
    connect(grid, &QListWidget::itemClicked, menu, take);
    connect(grid, &QListWidget::itemActivated, menu, take);
    connect(menu, &QMenu::aboutToShow, grid, [this, grid] {
        const QModelIndexList found
            = grid->model()->match(grid->model()->index(0, 0), Qt::UserRole, text().trimmed(), 1,
                                   Qt::MatchExactly | Qt::MatchCaseSensitive);
        grid->clearSelection();
        grid->setCurrentIndex(found.value(0));
        grid->setFocus();
    });
    return menu;
}

} // namespace triage::app

#include "moc_iconfield.cpp"
