// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of the organization: its name, and how feedback is routed.
#pragma once

#include "dialogs/dialog.h"
#include "domain/organization.h"

class QCheckBox;
class QSpinBox;

namespace triage::app {

class RoutingEffect;
class ScrollColumn;
class ThresholdScale;

/// For administrators. Sends only what was changed, so that two people can change different settings.
class OrganizationDialog : public Dialog
{
    Q_OBJECT
public:
    OrganizationDialog(const Context &context, QWidget *parent);

Q_SIGNALS:
    /// Requests to show an item of the preview.
    void openRequested(triage::FeedbackId feedback);

protected:
    void refresh() override;
    bool isUnsaved() const override;

private:
    QCheckBox *checkBox(const QString &text, const QString &objectName, bool isOn);
    /// Adds a threshold in percent with its explanation.
    QSpinBox *threshold(const QString &label, const QString &objectName, const QString &name, double value,
                        const QString &hint);
    void addMerging(const OrganizationSettings &settings);
    /// Previews other thresholds for assigning and reviewing.
    void tryThresholds();
    OrganizationPatch changes() const;
    void patchMerging(OrganizationSettingsPatch &settings) const;
    void save();
    void receiveProblem(const Problem &refused);

    Organization m_organization; ///< As it was read or saved last.
    bool m_replaces = false; ///< The person was shown what somebody else saved, and saves again.
    ScrollColumn *m_column = nullptr;
    Field *m_name;
    RoutingEffect *m_effect;
    QCheckBox *m_routes = nullptr;
    QSpinBox *m_assign = nullptr;
    QSpinBox *m_review = nullptr;
    ThresholdScale *m_scale = nullptr; ///< Both on one scale.
    QCheckBox *m_proposes = nullptr;
    QSpinBox *m_create = nullptr;
    QCheckBox *m_merges = nullptr;
    QSpinBox *m_merge = nullptr;
    QPushButton *m_save;
};

} // namespace triage::app
