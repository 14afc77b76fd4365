// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/searchcompletion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Draws no ring round the current row, which has its mark.
class RinglessRow : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
    }
};

} // namespace

SearchCompletion::SearchCompletion(QLineEdit *edit, WordBefore wordBefore, Candidates candidates)
    : QObject(edit), m_edit(edit), m_wordBefore(std::move(wordBefore)), m_candidates(std::move(candidates)),
      m_model(new QStringListModel(this)), m_completer(new QCompleter(m_model, this))
{
    // The edit's own completer would replace the whole text.
    m_completer->setWidget(edit);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->popup()->setObjectName(u"searchCompletions"_s);
    m_completer->popup()->setAccessibleName(tr("Filters to search with"));
    m_completer->popup()->setItemDelegate(new RinglessRow(this));
    m_completer->popup()->installEventFilter(this);
    edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textEdited, this, &SearchCompletion::offer);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &SearchCompletion::complete);
    // Sent through the popup, which stays until the edit has had the key.
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        QAbstractItemView *popup = m_completer->popup();
        if (popup->isVisible() && !popup->currentIndex().isValid())
            Q_EMIT passedOver();
    });
}

/// Lets Escape end the offer, before the command that has the same key and before the edit.
bool SearchCompletion::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    QAbstractItemView *popup = m_completer->popup();
    if (!isKey || static_cast<const QKeyEvent *>(event)->key() != Qt::Key_Escape || !popup->isVisible())
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        popup->hide();
    return true;
}

void SearchCompletion::offer()
{
    const QString word = m_wordBefore(m_edit->text(), m_edit->cursorPosition());
    const QStringList candidates = word.isEmpty() ? QStringList() : m_candidates(word);
    m_model->setStringList(candidates);
    if (candidates.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete();
    // Return takes the first value. A key is only offered, because it may be a word of the search.
    if (word.contains(u':'))
        m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void SearchCompletion::complete(const QString &text)
{
    const int end = m_edit->cursorPosition();
    const QString word = m_wordBefore(m_edit->text(), end);
    m_edit->setSelection(end - int(word.size()), int(word.size()));
    const bool isKey = text.endsWith(u':');
    m_edit->insert(isKey ? text : text + u' ');
    if (isKey)
        offer();
    else
        Q_EMIT completed();
}

} // namespace triage::app

#include "moc_searchcompletion.cpp"
