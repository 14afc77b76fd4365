// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/pageddialog.h"

#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

PagedDialog::PagedDialog(const Context &context, const QString &objectName, const QString &title,
                         QWidget *parent)
    : Dialog(context, objectName, title, parent), m_list(new QListWidget(this)),
      m_pages(new QStackedWidget(this))
{
    setNames(m_list, u"pageList"_s, tr("Pages"));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame); // the ring round the row shows the focus
    auto *row = makeLayout<QHBoxLayout>(space::l);
    row->addWidget(m_list);
    row->addWidget(m_pages, 1);
    body()->addLayout(row, 1);
    addClose();
    connect(&context.theme, &Theme::changed, this, &PagedDialog::fitList);
    connect(m_list, &QListWidget::currentRowChanged, this, &PagedDialog::openPage);
    m_list->setFocus();
}

void PagedDialog::addPage(const QString &icon, const QString &title, std::function<QWidget *()> make)
{
    new QListWidgetItem(context().theme.icon(icon), title, m_list);
    fitList();
    auto *sheet = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::l, sheet);
    auto *heading = new InkLabel(context().theme, Ink::Text, Type::Title, sheet);
    heading->setText(title);
    column->addWidget(heading);
    m_makers.push_back(std::move(make));
    m_pages->addWidget(sheet);
}

/// Gives the list the size that its texts and icons have in the current size of texts.
void PagedDialog::fitList()
{
    const int side = context().theme.side(20);
    m_list->setIconSize(QSize(side, side));
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * space::xl);
}

void PagedDialog::showPage(int page)
{
    m_list->setCurrentRow(page);
}

void PagedDialog::openPage(int page)
{
    if (page < 0)
        return;
    const bool isBrowsing = m_list->hasFocus();
    if (const auto make = std::exchange(m_makers[std::size_t(page)], {})) {
        QWidget *made = make();
        if (auto *dialog = qobject_cast<Dialog *>(made)) {
            dialog->becomePage();
            connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
        }
        static_cast<QBoxLayout *>(m_pages->widget(page)->layout())->addWidget(made, 1);
        made->show();
    }
    m_pages->setCurrentIndex(page);
    orderTabs();
    if (isBrowsing) // pages take the focus when they are made
        m_list->setFocus();
}

bool PagedDialog::isUnsaved() const
{
    const QList<Dialog *> pages = m_pages->findChildren<Dialog *>();
    return std::any_of(pages.begin(), pages.end(),
                       [](const Dialog *page) { return page->isPage() && page->hasUnsaved(); });
}

} // namespace triage::app

#include "moc_pageddialog.cpp"
