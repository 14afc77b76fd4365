// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of tests in the environment.
#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace triage::test {

/// Returns the number in a variable of the environment, the usual one if it is not set.
inline int numberOf(const char *variable, int usual)
{
    bool isThere = false;
    const int number = qEnvironmentVariableIntValue(variable, &isThere);
    return isThere ? number : usual;
}

/// Sets the time zone of the program, and restores the one before at its end.
class TimeZoneScope
{
public:
    explicit TimeZoneScope(const QByteArray &name) { qputenv("TZ", name); }
    ~TimeZoneScope() { m_before.isNull() ? qunsetenv("TZ") : qputenv("TZ", m_before); }
    Q_DISABLE_COPY_MOVE(TimeZoneScope)

private:
    const QByteArray m_before = qgetenv("TZ");
};

} // namespace triage::test
