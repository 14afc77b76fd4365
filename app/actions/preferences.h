// SPDX-License-Identifier: GPL-3.0-or-later
// Personal settings, stored in an INI file. Changes are announced. Secrets are stored elsewhere.
#pragma once

#include "theme/theme.h"

#include <QKeySequence>
#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

class QSettings;

namespace triage::app {

enum class AfterAction { Next, Previous, Stay };

class Preferences : public QObject
{
    Q_OBJECT
public:
    explicit Preferences(const QString &file, QObject *parent = nullptr);
    ~Preferences() override;

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    Density density() const;
    void setDensity(Density density);
    double textScale() const;
    void setTextScale(double scale);
    QString language() const; ///< "" follows the system.
    void setLanguage(const QString &language);
    AfterAction afterAction() const;
    void setAfterAction(AfterAction action);
    /// Returns whether others see which item the person looks at.
    bool showsPresence() const;
    void setShowsPresence(bool on);
    qint64 cacheLimit() const;
    void setCacheLimit(qint64 items);
    /// Returns the keys that differ from the defaults, by the action's name. An empty list means no key.
    std::optional<QList<QKeySequence>> shortcuts(const QString &action) const;
    void setShortcuts(const QString &action, const std::optional<QList<QKeySequence>> &keys);
    /// For settings without a getter of their own: notifications, quiet hours, window state.
    QVariant value(const QString &key, const QVariant &fallback = {}) const;
    void setValue(const QString &key, const QVariant &value);

Q_SIGNALS:
    void changed();

private:
    std::unique_ptr<QSettings> m_settings;
};

} // namespace triage::app
