// SPDX-License-Identifier: GPL-3.0-or-later
// The pages, endpoints and commands that an item refers to.
#pragma once

#include "detail/detailsection.h"
#include "domain/target.h"

#include <vector>

class QStandardItemModel;

namespace triage::app {

/// Visible while there are targets.
class TargetSection : public DetailSection
{
    Q_OBJECT
public:
    TargetSection(Theme &theme, QWidget *parent);

    void setTargets(const std::vector<Target> &targets);

private:
    QStandardItemModel *m_model;
};

} // namespace triage::app
