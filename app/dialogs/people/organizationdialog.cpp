// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/organizationdialog.h"

#include "commands/seenchange.h"
#include "commands/serversteps.h"
#include "dialogs/field.h"
#include "dialogs/people/thresholdscale.h"
#include "dialogs/routing/routingeffect.h"
#include "dialogs/scrollcolumn.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/values/patchvalues.h"
#include "text.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Offered where duplicates were merged by people only.
constexpr double offeredMergeThreshold = 0.98;
constexpr int dialogWidth = 480; ///< In pixels.

int percentOf(double share)
{
    return int(std::lround(share * 100));
}

/// Sets the member if the person changed the percentage. One that was finer than a percent stays otherwise.
void patchShare(Patch<double> &member, const QSpinBox *spin, double before)
{
    if (spin->value() != percentOf(before))
        member = spin->value() / 100.0;
}

} // namespace

OrganizationDialog::OrganizationDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"organizationDialog"_s, tr("Organization settings"), parent),
      m_organization(context.store.organization().value_or(Organization())),
      m_name(new Field(context.theme, Field::Lines::One, u"organizationNameEdit"_s, tr("&Name"),
                       tr("Organization name"), this)),
      m_effect(new RoutingEffect(context, EffectOf::Thresholds, std::nullopt, this)),
      m_save(addPrimaryButton(tr("&Save"), u"saveButton"_s))
{
    const OrganizationSettings &settings = m_organization.settings;
    m_column = new ScrollColumn(dialogWidth - 2 * space::l, this);
    m_column->setObjectName(u"organizationColumn"_s);
    auto *halves = makeLayout<QHBoxLayout>(space::xl);
    halves->addWidget(m_column, 1);
    halves->addWidget(m_effect, 1);
    body()->addLayout(halves, 1);
    connect(m_effect, &RoutingEffect::openRequested, this, &OrganizationDialog::openRequested);
    m_name->setLimit(100);
    m_name->setText(m_organization.name);
    bindField(u"name"_s, m_name);
    m_column->column()->addWidget(m_name);
    m_routes = checkBox(tr("&Route new feedback automatically"), u"routesCheck"_s, settings.aiRoutingEnabled);
    m_assign
        = threshold(tr("&Auto-assign at"), u"assignSpin"_s, tr("Auto-assign at"), settings.assignThreshold,
                    tr("With this confidence or more, feedback goes into a buffer."));
    m_review
        = threshold(tr("Re&view at"), u"reviewSpin"_s, tr("Review at"), settings.reviewThreshold,
                    tr("From here up to the value above it goes there too, and somebody has to look at it."));
    m_scale = new ThresholdScale(context.theme, this);
    m_column->column()->addWidget(m_scale);
    m_proposes = checkBox(tr("&Propose new buffers"), u"proposesCheck"_s, settings.autoCreateBuffers);
    m_create = threshold(tr("Suggest &buffers at"), u"createSpin"_s, tr("Suggest buffers at"),
                         settings.createThreshold,
                         tr("If nothing fits, a buffer is proposed with this confidence or more."));
    addMerging(settings);
    m_column->column()->addStretch();
    connect(m_name, &Field::edited, this, &OrganizationDialog::refresh);
    connect(m_save, &QPushButton::clicked, this, &OrganizationDialog::save);
    m_name->focus();
    refresh();
    resize(2 * dialogWidth, 0);
    growToFit();
}

void OrganizationDialog::addMerging(const OrganizationSettings &settings)
{
    using organizationrules::autoMergeThreshold;
    m_merges = checkBox(tr("&Merge duplicates automatically"), u"mergesCheck"_s,
                        settings.autoMergeThreshold.has_value());
    m_merge = threshold(
        tr("Merge a&t"), u"mergeSpin"_s, tr("Merge at"),
        settings.autoMergeThreshold.value_or(offeredMergeThreshold),
        tr("New feedback that is the same as other feedback with this probability or more becomes its "
           "duplicate. Everybody can unmerge it."));
    m_merge->setRange(percentOf(autoMergeThreshold.minimum), percentOf(autoMergeThreshold.maximum));
}

QCheckBox *OrganizationDialog::checkBox(const QString &text, const QString &objectName, bool isOn)
{
    auto *box = new QCheckBox(text, this);
    box->setObjectName(objectName);
    box->setChecked(isOn);
    connect(box, &QCheckBox::toggled, this, &OrganizationDialog::refresh);
    m_column->column()->addWidget(box);
    return box;
}

QSpinBox *OrganizationDialog::threshold(const QString &label, const QString &objectName, const QString &name,
                                        double value, const QString &hint)
{
    auto *spin = new QSpinBox(this);
    setNames(spin, objectName, name);
    spin->setRange(0, 100);
    spin->setSuffix(Labels::percent(0).mid(Labels::number(0).size())); // some languages have a space
    spin->setValue(percentOf(value));
    connect(spin, &QSpinBox::valueChanged, this, &OrganizationDialog::refresh);
    auto *text = new QLabel(label, this);
    text->setBuddy(spin);
    auto *note = new InkLabel(context().theme, Ink::TextSecondary, Type::Caption, this);
    note->setText(hint);
    auto *row = new QHBoxLayout;
    row->addWidget(text, 1);
    row->addWidget(spin);
    auto *column = makeLayout<QVBoxLayout>(space::xs);
    column->addLayout(row);
    column->addWidget(note);
    m_column->column()->addLayout(column);
    return spin;
}

OrganizationPatch OrganizationDialog::changes() const
{
    const OrganizationSettings &before = m_organization.settings;
    OrganizationPatch patch;
    if (m_name->text().trimmed() != m_organization.name)
        patch.name = m_name->text().trimmed();
    OrganizationSettingsPatch settings;
    if (m_routes->isChecked() != before.aiRoutingEnabled)
        settings.aiRoutingEnabled = m_routes->isChecked();
    if (m_proposes->isChecked() != before.autoCreateBuffers)
        settings.autoCreateBuffers = m_proposes->isChecked();
    patchShare(settings.assignThreshold, m_assign, before.assignThreshold);
    patchShare(settings.reviewThreshold, m_review, before.reviewThreshold);
    patchShare(settings.createThreshold, m_create, before.createThreshold);
    patchMerging(settings);
    if (!isEmpty(settings))
        patch.settings = settings;
    return patch;
}

void OrganizationDialog::patchMerging(OrganizationSettingsPatch &settings) const
{
    const std::optional<double> &before = m_organization.settings.autoMergeThreshold;
    if (!m_merges->isChecked()) {
        if (before)
            settings.autoMergeThreshold = std::optional<double>();
    } else if (!before || m_merge->value() != percentOf(*before)) {
        settings.autoMergeThreshold = std::optional(m_merge->value() / 100.0);
    }
}

void OrganizationDialog::tryThresholds()
{
    const OrganizationSettings &before = m_organization.settings;
    const auto changed = [](const QSpinBox *spin, double share) {
        return spin->value() == percentOf(share) ? std::nullopt : std::optional(spin->value() / 100.0);
    };
    PreviewQuestion question;
    question.assignThreshold = changed(m_assign, before.assignThreshold);
    question.reviewThreshold = changed(m_review, before.reviewThreshold);
    const bool isPossible = m_review->value() <= m_assign->value();
    m_effect->setTrial(isPossible && (question.assignThreshold || question.reviewThreshold)
                           ? std::optional(question)
                           : std::nullopt);
}

bool OrganizationDialog::isUnsaved() const
{
    return !isEmpty(changes());
}

void OrganizationDialog::refresh()
{
    if (!m_merge) // while it is being built
        return;
    std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    tryThresholds();
    m_scale->setThresholds(m_review->value(), m_assign->value());
    m_create->setEnabled(m_proposes->isChecked());
    m_merge->setEnabled(m_merges->isChecked());
    if (!why && isBlank(m_name->text()))
        why = tr("An organization needs a name.");
    if (!why && m_name->isTooLong())
        why = tr("A text is too long.");
    if (!why && m_review->value() > m_assign->value())
        why = tr("“Review at” must not be above “Auto-assign at”.");
    if (!why && !isUnsaved())
        why = tr("Nothing was changed.");
    if (!why && isBusy())
        why = tr("Saving…");
    setAllowed(m_save, why);
}

void OrganizationDialog::save()
{
    auto saving
        = patchSeen(&context().client, changes(), m_replaces ? std::nullopt : std::optional(m_organization));
    request(stored(context().steps.context(), std::move(saving)), tr("Saving the settings…"),
            [this](const Result<Changed<Organization>> &saved) {
                if (!saved)
                    return receiveProblem(saved.error());
                m_organization = saved->after;
                m_replaces = false;
                showMessage(tr("Saved the settings of %1").arg(m_organization.name));
                Q_EMIT messageRequested(tr("Saved the settings of %1").arg(m_organization.name));
            });
}

void OrganizationDialog::receiveProblem(const Problem &refused)
{
    m_replaces = m_replaces || refused.type == ProblemType::PreconditionFailed;
    if (refused.type != ProblemType::Conflict) {
        showProblem(refused);
        return;
    }
    using namespace organizationrules;
    showProblem(problem(ProblemType::Conflict,
                        tr("Duplicates can be merged automatically once people have judged at least %1 "
                           "suggestions and accepted at least %2 of them.",
                           "number, share")
                            .arg(QLocale().toString(minJudged), Labels::percent(minAccepted))));
}

} // namespace triage::app

#include "moc_organizationdialog.cpp"
