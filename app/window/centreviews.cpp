// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/centreviews.h"

#include <QStackedLayout>

namespace triage::app {

CentreViews::CentreViews(QWidget *parent) : QWidget(parent), m_stack(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("centreViews"));
}

void CentreViews::add(CentreView view, QWidget *page)
{
    m_pages[std::size_t(view)] = page;
    m_stack->addWidget(page);
}

void CentreViews::setCurrent(CentreView view)
{
    if (!has(view) || view == m_current)
        return;
    m_current = view;
    m_stack->setCurrentWidget(pageOf(view));
    Q_EMIT changed(view);
}

} // namespace triage::app

#include "moc_centreviews.cpp"
