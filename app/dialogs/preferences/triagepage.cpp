// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/triagepage.h"

#include "actions/preferences.h"
#include "dialogs/preferences/preferencesform.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/inklabel.h"

#include <QComboBox>
#include <QFormLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

TriagePage::TriagePage(const Context &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    QFormLayout *form = makeForm(this);
    Preferences *preferences = &context.preferences;
    addCombo(form, u"afterActionCombo"_s, tr("After an &action:"), tr("After an action"),
             { { tr("Go to the next feedback"), int(AfterAction::Next) },
               { tr("Go to the previous feedback"), int(AfterAction::Previous) },
               { tr("Stay"), int(AfterAction::Stay) } },
             int(preferences->afterAction()), [preferences](const QVariant &value) {
                 preferences->setAfterAction(AfterAction(value.toInt()));
             });
    auto *heading = new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this);
    heading->setText(tr("Buffers on the keys 1 to 9"));
    form->addRow(heading);
    for (int number = 1; number <= 9; ++number)
        addPin(form, number);
    fillPins();
}

void TriagePage::addPin(QFormLayout *form, int number)
{
    std::vector<Choice> buffers{ { tr("None"), QString() } };
    for (const BufferRecord &record : m_context.store.buffers())
        buffers.push_back({ record.buffer.name, toString(record.buffer.id) });
    const auto pin = [this, number](const QVariant &value) {
        const auto buffer = idFromString<BufferTag>(value.toString());
        const std::vector<BufferId> pins = m_context.sidebar.pins();
        const size_t at = size_t(number - 1);
        if (buffer)
            m_context.sidebar.setPin(*buffer, number);
        else if (at < pins.size() && pins[at].isValid())
            m_context.sidebar.setPin(pins[at], 0);
        fillPins();
    };
    m_pins.push_back(addCombo(form, u"pinCombo%1"_s.arg(number), tr("Key &%1:").arg(Labels::number(number)),
                              tr("Key %1").arg(Labels::number(number)), buffers, {}, pin));
}

/// Selects the buffers of the keys. A buffer has one key, so giving it another one frees the previous key.
void TriagePage::fillPins()
{
    const std::vector<BufferId> pins = m_context.sidebar.pins();
    for (size_t at = 0; at < m_pins.size(); ++at) {
        const bool pinned = at < pins.size() && pins[at].isValid();
        m_pins[at]->setCurrentIndex(pinned ? std::max(0, m_pins[at]->findData(toString(pins[at]))) : 0);
    }
}

} // namespace triage::app

#include "moc_triagepage.cpp"
