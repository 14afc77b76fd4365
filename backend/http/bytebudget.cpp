// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/bytebudget.h"

#include <limits>

namespace triage::http {

bool ByteBudget::take(const Owner &owner, qint64 bytes, qint64 limit)
{
    if (!takeForOrganization(owner, bytes))
        return false;
    if (m_addresses.take(owner.address, bytes, limit, m_giveWay))
        return true;
    if (owner.organization.isValid())
        m_organizations.giveBack(owner.organization, bytes);
    return false;
}

bool ByteBudget::takeForOrganization(const Owner &owner, qint64 bytes)
{
    // All bytes together are bounded by those of the addresses.
    constexpr qint64 unlimited = std::numeric_limits<qint64>::max();
    const auto nobody = [](OrganizationId) {
        return false;
    };
    return !owner.organization.isValid()
        || m_organizations.take(owner.organization, bytes, unlimited, nobody);
}

void ByteBudget::giveBack(const Owner &owner, qint64 bytes)
{
    m_addresses.giveBack(owner.address, bytes);
    if (owner.organization.isValid())
        m_organizations.giveBack(owner.organization, bytes);
}

bool CountedBytes::setOrganization(OrganizationId organization)
{
    if (m_owner.organization.isValid() || !organization.isValid())
        return true;
    const ByteBudget::Owner owner{ m_owner.address, organization };
    if (m_size > 0 && !m_budget.takeForOrganization(owner, m_size))
        return false;
    m_owner = owner;
    return true;
}

bool CountedBytes::growTo(qint64 size, qint64 limit)
{
    if (size <= m_size)
        return true;
    if (!m_budget.take(m_owner, size - m_size, limit))
        return false;
    m_size = size;
    return true;
}

void CountedBytes::shrinkTo(qint64 size)
{
    if (size < m_size)
        m_budget.giveBack(m_owner, std::exchange(m_size, size) - size);
}

} // namespace triage::http
