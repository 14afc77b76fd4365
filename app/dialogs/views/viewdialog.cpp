// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/views/viewdialog.h"

#include "commands/viewchanges.h"
#include "dialogs/buffers/iconfield.h"
#include "dialogs/field.h"
#include "store/localstore.h"
#include "store/values/patchvalues.h"
#include "text.h"
#include "theme/theme.h"
#include "views/listedview.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxName = 60; ///< viewrules::name
constexpr int dialogWidth = 440;

} // namespace

ViewDialog::ViewDialog(const Context &context, const Filter &filter, QWidget *parent)
    : ViewDialog(context, filter, std::nullopt, parent)
{
}

ViewDialog::ViewDialog(const Context &context, const SavedView &view, QWidget *parent)
    : ViewDialog(context, Filter(), view, parent)
{
}

ViewDialog::ViewDialog(const Context &context, const Filter &filter, const std::optional<SavedView> &view,
                       QWidget *parent)
    : Dialog(context, u"viewDialog"_s, view ? tr("Edit view") : tr("Save as view"), parent), m_filter(filter),
      m_view(view), m_offeredName(filter.search.value_or(QString()).trimmed()),
      m_name(new Field(context.theme, Field::Lines::One, u"nameEdit"_s, tr("&Name"), tr("Name of the view"),
                       this)),
      m_icon(new IconField(context.theme, u"filter"_s, this)),
      m_shared(new QCheckBox(tr("&Everybody in the organization sees it"), this)),
      m_accept(addPrimaryButton(tr("&Save View"), u"saveButton"_s))
{
    addCancel();
    build();
    resize(dialogWidth, sizeHint().height());
    m_name->focus();
    refresh();
}

void ViewDialog::build()
{
    m_name->setLimit(maxName);
    m_name->setText(m_view ? m_view->name : m_offeredName);
    if (m_view)
        m_icon->setText(m_view->icon.value_or(QString()));
    m_shared->setObjectName(u"sharedCheck"_s);
    m_shared->setChecked(m_view && m_view->visibility == Visibility::Shared);
    bindField(u"name"_s, m_name);
    bindField(u"icon"_s, m_icon);
    auto *column = makeLayout<QVBoxLayout>(space::m);
    column->addWidget(m_name);
    column->addWidget(m_icon);
    column->addWidget(m_shared);
    body()->addLayout(column);
    body()->addStretch();
    for (Field *field : std::initializer_list<Field *>{ m_name, m_icon })
        connect(field, &Field::edited, this, &ViewDialog::refresh);
    connect(m_accept, &QPushButton::clicked, this, &ViewDialog::save);
}

void ViewDialog::refresh()
{
    // A view without an icon has no badge.
    m_icon->setName(icon() ? name() : QString());
    const std::optional<QString> offline = whyNotOnline();
    showBlocked(offline);
    std::optional<QString> why = offline;
    if (!why && isBlank(m_name->text()))
        why = tr("A view needs a name.");
    if (!why && (m_name->isTooLong() || m_icon->isTooLong()))
        why = tr("A text is too long.");
    if (!why && isBusy())
        why = tr("Saving…");
    setAllowed(m_accept, why);
}

QString ViewDialog::name() const
{
    return m_name->text().simplified();
}

std::optional<QString> ViewDialog::icon() const
{
    const QString text = m_icon->text().trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

Visibility ViewDialog::visibility() const
{
    return m_shared->isChecked() ? Visibility::Shared : Visibility::Private;
}

ViewPatch ViewDialog::changes() const
{
    ViewPatch patch;
    if (name() != m_view->name)
        patch.name = name();
    if (icon() != m_view->icon)
        patch.icon = icon();
    if (visibility() != m_view->visibility)
        patch.visibility = visibility();
    return patch;
}

bool ViewDialog::isUnsaved() const
{
    if (!m_view)
        return m_name->text() != m_offeredName || icon() || m_shared->isChecked();
    return !isEmpty(changes());
}

void ViewDialog::save()
{
    const auto handler = [this](const Result<SavedView> &saved) {
        receive(saved);
    };
    if (m_view) {
        if (!isUnsaved())
            reject();
        else
            request(updateView(context().steps, m_view->id, changes(), m_replaces ? std::nullopt : m_view),
                    tr("Saving the view…"), handler);
        return;
    }
    NewView made = newViewOf(name(), m_filter);
    made.icon = icon();
    made.visibility = visibility();
    request(createView(context().steps, std::move(made)), tr("Saving the view…"), handler);
}

/// Makes what the person entered a new view of the same list, as somebody deleted the view meanwhile.
void ViewDialog::startAgain()
{
    m_filter = listedView(*m_view).filter;
    m_view.reset();
    showProblem(problem(ProblemType::ViewNotFound,
                        tr("Somebody deleted this view. Save it again to keep the list as a new view.")));
    refresh();
}

void ViewDialog::receive(const Result<SavedView> &saved)
{
    if (!saved) {
        if (m_view && saved.error().type == ProblemType::ViewNotFound)
            return startAgain();
        m_replaces = m_replaces || saved.error().type == ProblemType::Conflict;
        showProblem(saved.error());
        return;
    }
    accept();
    Q_EMIT this->saved(*saved);
}

} // namespace triage::app

#include "moc_viewdialog.cpp"
