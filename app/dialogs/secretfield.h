// SPDX-License-Identifier: GPL-3.0-or-later
// A secret that is shown once, with a button that copies it.
#pragma once

#include "dialogs/field.h"

#include <functional>

class QPushButton;

namespace triage::app {

/// Hidden until it has a secret.
class SecretField : public Field
{
    Q_OBJECT
public:
    /// name is the accessible name. The label is the same with a mnemonic.
    SecretField(Theme &theme, Lines lines, const QString &objectName, const QString &label,
                const QString &name, const QString &buttonName, QWidget *parent = nullptr);

    /// Shows the secret, selected, and lets Return press the button that copies it.
    void reveal(const QString &secret);
    /// Closes at once where nothing would be lost. Otherwise asks before a secret is lost that was not
    /// copied.
    static void closeGuarded(const SecretField *field, QWidget *dialog, const std::function<void()> &close);

private:
    void copy();

    QPushButton *m_copy;
    bool m_isCopied = true;
};

} // namespace triage::app
