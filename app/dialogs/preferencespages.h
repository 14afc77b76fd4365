// The pages of the preferences, but for the shortcuts.
#pragma once

#include "domain/ids.h"
#include "views/context.h"

#include <QWidget>

#include <vector>

class QComboBox;

namespace triage::app {

QWidget *makeGeneralPage(const Context &context, QWidget *parent);
QWidget *makeAppearancePage(const Context &context, QWidget *parent);
QWidget *makeOfflinePage(const Context &context, QWidget *parent);
QWidget *makePrivacyPage(const Context &context, QWidget *parent);

/// What comes after an action, and which buffers have the keys 1 to 9.
class TriagePage : public QWidget
{
    Q_OBJECT
public:
    TriagePage(const Context &context, QWidget *parent = nullptr);

private:
    void fillPins();

    const Context &m_context;
    std::vector<QComboBox *> m_pins;
};

} // namespace triage::app
