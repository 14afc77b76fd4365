// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens in the keyring of the system. Without a keyring they are known for this session only.
#pragma once

#include "result.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace triage::app {

/// Asynchronous, because a keyring may ask the person to unlock it. Values are never written anywhere else.
class Secrets : public QObject
{
    Q_OBJECT
public:
    explicit Secrets(QObject *parent = nullptr);

    /// Calls done with the value, unless the context was destroyed. A problem means that there is no keyring
    /// or no such key; its detail is meant for a person.
    void read(const QString &key, QObject *context, std::function<void(Result<QString>)> done);
    void write(const QString &key, const QString &value, QObject *context,
               std::function<void(Result<void>)> done);
    void remove(const QString &key);
    /// Calls done with the reason why there is no keyring, or with nothing where there is one.
    void checkKeyring(QObject *context, std::function<void(std::optional<QString>)> done);
    /// Keeps a value in memory until the program ends.
    void rememberForSession(const QString &key, const QString &value) { m_session.insert(key, value); }

private:
    QHash<QString, QString> m_session;
};

} // namespace triage::app
