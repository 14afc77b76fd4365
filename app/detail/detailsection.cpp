// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailsection.h"

#include "theme/labelcolor.h"
#include "widgets/fittedlist.h"

#include <QLabel>
#include <QVBoxLayout>

namespace triage::app {

DetailSection::DetailSection(const QString &listName, const QString &title, Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_heading(new QLabel(title, this)), m_list(new FittedList(this))
{
    m_heading->setContentsMargins(0, space::s, 0, 0);
    m_heading->setBuddy(m_list);
    m_list->setObjectName(listName);
    m_list->setAccessibleName(title);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addWidget(m_heading);
    column->addWidget(m_list);
    // Without rows it would still take a gap.
    connect(m_list, &FittedList::rowsChanged, m_list, [this](int rows) { m_list->setVisible(rows > 0); });
    theme.watch(this, [this] { readTheme(); });
    hide();
}

void DetailSection::hideHeading()
{
    m_heading->hide();
}

void DetailSection::readTheme()
{
    setLabelColor(m_heading, m_theme.font(Type::BodyStrong), m_theme.color(Ink::Text));
    m_list->refit();
}

} // namespace triage::app

#include "moc_detailsection.cpp"
