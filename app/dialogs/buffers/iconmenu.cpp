// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/iconmenu.h"

#include "theme/theme.h"
#include "widgets/textdirection.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <QWidgetAction>

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

QMenu *makeIconMenu(const Theme &theme, QWidget *parent, const std::function<QString()> &current,
                    const std::function<void(const QString &)> &chosen)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"iconMenu"_s);
    auto *box = new QWidget(menu);
    auto *grid = new MirroredKeys<QListWidget>(box);
    grid->setObjectName(u"iconList"_s);
    grid->setAccessibleName(QCoreApplication::translate("triage::app::IconPicker", "Icons"));
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
        auto *item = new QListWidgetItem(theme.bufferIcon(icon, icon), QString(), grid);
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
    QAction *none = menu->addAction(QCoreApplication::translate("triage::app::IconPicker", "No Icon"));
    QObject::connect(none, &QAction::triggered, parent, [chosen] { chosen({}); });
    const auto take = [menu, chosen](QListWidgetItem *item) {
        menu->close();
        chosen(item->data(Qt::UserRole).toString());
    };
    QObject::connect(grid, &QListWidget::itemClicked, menu, take);
    QObject::connect(grid, &QListWidget::itemActivated, menu, take);
    QObject::connect(menu, &QMenu::aboutToShow, grid, [grid, current] {
        const QModelIndexList found
            = grid->model()->match(grid->model()->index(0, 0), Qt::UserRole, current(), 1,
                                   Qt::MatchExactly | Qt::MatchCaseSensitive);
        grid->clearSelection();
        grid->setCurrentIndex(found.value(0));
        grid->setFocus();
    });
    return menu;
}

} // namespace triage::app
