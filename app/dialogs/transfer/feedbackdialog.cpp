// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/transfer/feedbackdialog.h"

#include "dialogs/field.h"
#include "fields/json.h"
#include "fields/jsonwriter.h"
#include "store/values/patchvalues.h"

#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// An empty text counts as no text.
Patch<std::optional<QString>> patchOf(const QString &now, const QString &before)
{
    if (now == before)
        return {};
    return now.isEmpty() ? std::optional<QString>() : std::optional(now);
}

} // namespace

FeedbackDialog::FeedbackDialog(const Context &context, const FeedbackTexts &texts, Save save, QWidget *parent)
    : Dialog(context, u"feedbackDialog"_s, tr("Edit feedback"), parent), m_texts(texts),
      m_save(std::move(save)),
      m_title(new Field(context.theme, Field::Lines::One, u"titleEdit"_s, tr("&Title"), tr("Title"), this)),
      m_text(
          new Field(context.theme, Field::Lines::Many, u"descriptionEdit"_s, tr("Te&xt"), tr("Text"), this)),
      m_submittedBy(new Field(context.theme, Field::Lines::One, u"submittedByEdit"_s, tr("Submitted &by"),
                              tr("Submitted by"), this)),
      m_accept(addPrimaryButton(tr("&Save"), u"saveButton"_s))
{
    addCancel();
    m_title->setText(texts.title);
    m_title->setPlaceholder(tr("No title"));
    m_title->setLimit(500);
    m_text->setText(texts.description);
    m_text->setLimit(5000);
    m_submittedBy->setText(texts.submittedBy);
    m_submittedBy->setPlaceholder(tr("Unknown"));
    m_submittedBy->setLimit(300);
    bindField(u"title"_s, m_title);
    bindField(u"description"_s, m_text);
    bindField(u"submitted_by"_s, m_submittedBy);
    for (Field *field : { m_title, m_text, m_submittedBy }) {
        body()->addWidget(field, field == m_text ? 1 : 0);
        connect(field, &Field::edited, this, &FeedbackDialog::refresh);
    }
    connect(m_accept, &QPushButton::clicked, this, &FeedbackDialog::save);
    resize(560, 480);
    m_title->focus();
    refresh();
}

void FeedbackDialog::propose(const FeedbackPatch &patch)
{
    if (patch.title.sent)
        m_title->setText(patch.title.value.value_or(QString()));
    if (patch.description.sent)
        m_text->setText(patch.description.value);
    if (patch.submittedBy.sent)
        m_submittedBy->setText(patch.submittedBy.value.value_or(QString()));
}

FeedbackPatch FeedbackDialog::changes() const
{
    FeedbackPatch patch;
    patch.title = patchOf(m_title->text(), m_texts.title);
    patch.submittedBy = patchOf(m_submittedBy->text(), m_texts.submittedBy);
    if (m_text->text() != m_texts.description)
        patch.description = m_text->text();
    return patch;
}

void FeedbackDialog::refresh()
{
    const bool tooLong = m_title->isTooLong() || m_text->isTooLong() || m_submittedBy->isTooLong();
    setAllowed(m_accept, tooLong ? std::optional(tr("A text is too long.")) : std::nullopt);
}

bool FeedbackDialog::isUnsaved() const
{
    return !isEmpty(changes());
}

void FeedbackDialog::save()
{
    const FeedbackPatch patch = changes();
    if (!isUnsaved()) {
        reject();
        return;
    }
    // The server would report the same, but later.
    const Result<FeedbackPatch> read = fromJson<FeedbackPatch>(toJson(patch));
    if (!read) {
        showProblem(read.error());
        return;
    }
    setAllowed(m_accept, tr("It is being stored."));
    const QPointer<FeedbackDialog> self = this;
    m_save(patch, [self](const Result<void> &stored) {
        if (!self)
            return;
        if (stored)
            return self->accept();
        self->refresh();
        self->showProblem(stored.error());
    });
}

} // namespace triage::app

#include "moc_feedbackdialog.cpp"
