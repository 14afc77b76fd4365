// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/ignored.h"

#include "domain/tokentext.h"
#include "text.h"

#include <QList>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::api {

bool Ignored::addParameter(const QString &name)
{
    return add("query.", name);
}

bool Ignored::addMember(const QString &path)
{
    return add("body.", path);
}

// Names are text of the request: only the characters of usual names stand in the header as they are.
bool Ignored::add(const char *part, const QString &name)
{
    if (m_isFull)
        return false;
    constexpr qsizetype longest = 100;
    const QString shown = firstCodePoints(withoutTokens(name), longest);
    if (m_first.isNull())
        m_first = shown;
    const QByteArray next
        = (m_names.isEmpty() ? "" : ", ") + QByteArray(part) + QUrl::toPercentEncoding(shown, "[]");
    const bool fits = m_names.size() + next.size() <= maxBytes;
    if (fits)
        m_names += next;
    m_isFull = m_isStrict || (!fits && !m_names.isEmpty());
    return !m_isFull;
}

Result<void> Ignored::check() const
{
    if (!m_isStrict || m_first.isNull())
        return {};
    return invalidField(m_first,
                        u"%1 means nothing here, and the request asks for strict handling."_s.arg(m_first),
                        Category::Integration);
}

bool prefersStrict(const QByteArray &prefer)
{
    const QList<QByteArray> preferences = prefer.toLower().split(',');
    return std::any_of(preferences.begin(), preferences.end(), [](const QByteArray &each) {
        const QByteArray preference = each.split(';').constFirst().trimmed();
        return preference == "handling=strict" || preference == "handling=\"strict\"";
    });
}

} // namespace triage::api
