// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/proposedvalues.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QString ProposedValues::text(const Operation &operation)
{
    if (const auto *note = std::get_if<WriteNote>(&operation))
        return note->text;
    const auto *edit = std::get_if<EditFeedback>(&operation);
    if (!edit)
        return {};
    QStringList values;
    const auto add = [&values](const QString &name, const QString &value) {
        values << tr("%1: %2", "field, value").arg(name, value.isEmpty() ? tr("nothing") : value);
    };
    if (edit->patch->title.sent)
        add(tr("title"), edit->patch->title.value.value_or(QString()));
    if (edit->patch->description.sent)
        add(tr("text"), edit->patch->description.value);
    if (edit->patch->submittedBy.sent)
        add(tr("submitted by"), edit->patch->submittedBy.value.value_or(QString()));
    if (edit->patch->needsReview.sent)
        add(tr("needs review"), edit->patch->needsReview.value ? tr("yes") : tr("no"));
    return values.join(u"; "_s);
}

} // namespace triage::app
