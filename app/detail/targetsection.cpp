// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/targetsection.h"

#include "widgets/fittedlist.h"

#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QString targetIcon(TargetType type)
{
    switch (type) {
    case TargetType::RestEndpoint:
        return u"endpoint"_s;
    case TargetType::Documentation:
        return u"document"_s;
    case TargetType::CliCommand:
        return u"terminal"_s;
    }
    return {};
}

} // namespace

TargetSection::TargetSection(Theme &theme, QWidget *parent)
    : DetailSection(u"targetList"_s, tr("Targets"), theme, parent), m_model(new QStandardItemModel(this))
{
    list().setModel(m_model);
}

void TargetSection::setTargets(const std::vector<Target> &targets)
{
    m_model->clear();
    for (const Target &target : targets)
        m_model->appendRow(new QStandardItem(theme().icon(targetIcon(target.type)), target.displayName));
    setVisible(m_model->rowCount() > 0);
}

} // namespace triage::app

#include "moc_targetsection.cpp"
