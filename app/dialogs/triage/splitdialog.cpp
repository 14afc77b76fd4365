// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/splitdialog.h"

#include "commands/splitchanges.h"
#include "dialogs/field.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

SplitDialog::SplitDialog(const Context &context, const Feedback &item, const QString &words, QWidget *parent)
    : Dialog(context, u"splitDialog"_s, tr("Split off"), parent), m_item(item), m_words(words),
      m_title(
          new Field(context.theme, Field::Lines::One, u"splitTitleEdit"_s, tr("&Title"), tr("Title"), this)),
      m_removes(new QCheckBox(tr("&Remove these words from this feedback"), this)),
      m_accept(addPrimaryButton(tr("&Split Off"), u"splitButton"_s))
{
    addCancel();
    auto *text
        = new Field(context.theme, Field::Lines::Many, u"splitTextEdit"_s, tr("Te&xt"), tr("Text"), this);
    text->setText(words);
    text->setReadOnly(true);
    m_title->setPlaceholder(tr("No title"));
    m_title->setLimit(500);
    QString rest = item.description;
    rest.remove(rest.indexOf(words), words.size());
    m_removes->setObjectName(u"splitRemoves"_s);
    // The server removes the first place that has the words, which may not be the selected one.
    const bool isUnique = item.description.count(words) == 1;
    const bool isAll = rest.trimmed().isEmpty();
    m_removes->setChecked(isUnique && !isAll);
    setAllowed(m_removes,
               isAll           ? std::optional(tr("This feedback has no other words."))
                   : !isUnique ? std::optional(tr("This feedback has these words more than once."))
                               : std::nullopt);
    bindField(u"title"_s, m_title);
    bindField(u"description"_s, text);
    body()->addWidget(m_title);
    body()->addWidget(text, 1);
    body()->addWidget(m_removes);
    connect(m_title, &Field::edited, this, &SplitDialog::refresh);
    connect(m_accept, &QPushButton::clicked, this, &SplitDialog::split);
    resize(480, 360);
    m_title->focus();
    refresh();
}

void SplitDialog::refresh()
{
    const std::optional<QString> offline = whyNotOnline();
    setAllowed(m_accept,
               offline                    ? offline
                   : isBusy()             ? std::optional(tr("It is being stored."))
                   : m_title->isTooLong() ? std::optional(tr("A text is too long."))
                                          : std::nullopt);
}

bool SplitDialog::isUnsaved() const
{
    return !m_title->text().isEmpty();
}

void SplitDialog::split()
{
    NewSplit split;
    split.description = m_words;
    if (!m_title->text().isEmpty())
        split.title = m_title->text();
    split.remove = m_removes->isChecked();
    requestValue(splitFeedback(context().steps, m_item, split), tr("Splitting…"),
                 [this](const Feedback &) { accept(); });
}

} // namespace triage::app

#include "moc_splitdialog.cpp"
