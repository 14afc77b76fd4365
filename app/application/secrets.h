// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens in the system's keyring; where there is none, they are known for this session only.
#pragma once

#include "result.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace triage::app {

/// Asynchronous: a keyring may ask the person to unlock it. Values are never written anywhere else.
class Secrets : public QObject
{
    Q_OBJECT
public:
    explicit Secrets(QObject *parent = nullptr);

    /// done is not called where context is gone by then. A problem: no keyring, or nothing under that key;
    /// its detail is for a person.
    void read(const QString &key, QObject *context, std::function<void(Result<QString>)> done);
    void write(const QString &key, const QString &value, QObject *context,
               std::function<void(Result<void>)> done);
    void remove(const QString &key);
    /// done hears why there is no keyring, in words; nothing: there is one.
    void checkKeyring(QObject *context, std::function<void(std::optional<QString>)> done);
    /// Keeps a value until the program ends.
    void rememberForSession(const QString &key, const QString &value) { m_session.insert(key, value); }

private:
    QHash<QString, QString> m_session;
};

} // namespace triage::app
