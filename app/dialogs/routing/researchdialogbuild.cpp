// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the research window: the question, the saved answers and the chosen one.
#include "dialogs/routing/researchdialog.h"

#include "dialogs/field.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/inklabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr std::array periods{ 0, 7, 30, 90, 365 }; // days; 0: any time

/// Rows of several lines with room around them: letters of some scripts are higher than a line is reckoned,
/// and what does not fit would be cut off.
class RoomyRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * space::xs);
    }
};

} // namespace

QWidget *ResearchDialog::buildQuestion()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_question->setLimit(researchrules::question.maxLength);
    m_question->setPlaceholder(tr("For example: Why do people give up on the export?"));
    column->addWidget(m_question);
    auto *limits = new QHBoxLayout;
    limits->setSpacing(space::s);
    m_period = addCombo(u"periodCombo"_s, tr("&Period"), limits);
    for (const int days : periods)
        m_period->addItem(days == 0         ? tr("Any time")
                              : days == 365 ? tr("The last 12 months")
                                            : tr("The last %n days", nullptr, days),
                          days);
    limits->addSpacing(space::l);
    m_buffer = addCombo(u"bufferCombo"_s, tr("&Buffer"), limits);
    m_buffer->addItem(tr("All buffers"), QString());
    for (const BufferRecord &record : context().store.buffers())
        m_buffer->addItem(
            context().theme.bufferIcon(record.buffer.icon.value_or(QString()), record.buffer.name),
            record.buffer.name, toString(record.buffer.id));
    limits->addStretch();
    column->addLayout(limits);
    return part;
}

QComboBox *ResearchDialog::addCombo(const QString &objectName, const QString &label, QBoxLayout *row)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(objectName);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *text = new QLabel(label, this);
    text->setBuddy(combo);
    row->addWidget(text);
    row->addWidget(combo);
    return combo;
}

QListWidget *ResearchDialog::addList(const QString &objectName, const QString &label, QBoxLayout *column,
                                     int stretch)
{
    auto *list = new QListWidget(this);
    list->setObjectName(objectName);
    list->setAccessibleName(QString(label).remove(u'&'));
    list->setItemDelegate(new RoomyRows(list));
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideNone);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust);
    list->setSpacing(2);
    auto *text = new QLabel(label, this);
    text->setBuddy(list);
    column->addWidget(text);
    column->addWidget(list, stretch);
    return list;
}

QWidget *ResearchDialog::buildSaved()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    // From right to left a splitter cuts the last pixel off what stands at its edge.
    column->setContentsMargins(1, 0, 1, 0);
    column->setSpacing(space::xs);
    m_saved = addList(u"researchList"_s, tr("&Saved answers"), column, 1);
    connect(m_saved, &QListWidget::currentRowChanged, this, &ResearchDialog::showChosen);
    return part;
}

QWidget *ResearchDialog::buildAnswer()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    m_heading = new InkLabel(context().theme, Ink::Text, Type::Title, part);
    m_heading->setObjectName(u"askedLabel"_s);
    m_scope = new InkLabel(context().theme, Ink::TextSecondary, Type::Caption, part);
    m_scope->setObjectName(u"scopeLabel"_s);
    m_progress = new QProgressBar(part);
    m_progress->setObjectName(u"researchProgress"_s);
    m_progress->setAccessibleName(tr("Looking for an answer"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_answer = new InkLabel(context().theme, Ink::Text, Type::Body, part);
    m_answer->setObjectName(u"answerText"_s);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QWidget *each : { static_cast<QWidget *>(m_heading), static_cast<QWidget *>(m_scope),
                           static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_answer) })
        column->addWidget(each);
    m_findings = new QWidget(part);
    auto *findings = new QVBoxLayout(m_findings);
    findings->setContentsMargins(0, 0, 0, 0);
    findings->setSpacing(space::xs);
    m_themes = addList(u"themeList"_s, tr("&Themes"), findings, 2);
    findings->addSpacing(space::s);
    m_evidence = addList(u"evidenceList"_s, tr("What &people say"), findings, 3);
    column->addWidget(m_findings, 1);
    column->addStretch(0);
    connect(m_themes, &QListWidget::currentRowChanged, this, &ResearchDialog::showEvidence);
    connect(m_evidence, &QListWidget::itemActivated, this, &ResearchDialog::openEvidence);
    connect(m_evidence, &QListWidget::itemClicked, this, &ResearchDialog::openEvidence);
    return part;
}

} // namespace triage::app
