// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that a server keeps in memory for its clients, within a bound.
#pragma once

#include "domain/ids.h"
#include "sharedbudget.h"

#include <QHostAddress>

#include <functional>
#include <utility>

namespace triage::http {

/// The memory of the request bodies, or of the answers, of one server. An address and an organization have
/// their shares of it (SharedBudget).
class ByteBudget
{
public:
    /// The holders of some bytes.
    struct Owner
    {
        QHostAddress address; ///< See countedAddress().
        OrganizationId organization; ///< Invalid if it is not known.
    };
    /// Frees some bytes of an address. Returns false if that is impossible.
    using GiveWay = std::function<bool(const QHostAddress &)>;

    ByteBudget(qint64 total, GiveWay giveWay)
        : m_addresses(total), m_organizations(total), m_giveWay(std::move(giveWay))
    {
    }

    /// Counts bytes unless more than the limit, a part of the budget, would be in use then. Returns false,
    /// and counts nothing, if there is no memory for them.
    bool take(const Owner &owner, qint64 bytes, qint64 limit);
    /// Counts bytes of the owner for its organization, too, which was not known before.
    bool takeForOrganization(const Owner &owner, qint64 bytes);
    void giveBack(const Owner &owner, qint64 bytes);

    qint64 total() const { return m_addresses.total(); }
    qint64 used() const { return m_addresses.used(); }

private:
    SharedBudget<QHostAddress> m_addresses;
    SharedBudget<OrganizationId> m_organizations;
    const GiveWay m_giveWay;
};

/// A number of bytes that is counted in a budget while this object lives.
class CountedBytes
{
public:
    /// The budget must outlive this object.
    explicit CountedBytes(ByteBudget &budget) : m_budget(budget) { }
    ~CountedBytes() { shrinkTo(0); }
    Q_DISABLE_COPY_MOVE(CountedBytes)

    qint64 size() const { return m_size; }
    const QHostAddress &address() const { return m_owner.address; }
    /// Sets the address to which bytes from now on belong. Requires that nothing is counted.
    void setAddress(const QHostAddress &address) { m_owner = { address, {} }; }
    /// Counts what is there, and what comes, for the organization, too. Returns false if its share does not
    /// suffice; then nothing changes.
    bool setOrganization(OrganizationId organization);
    /// Counts that many bytes from now on, at most the limit in the whole budget. Returns false, and changes
    /// nothing, if there is no memory for more.
    bool growTo(qint64 size, qint64 limit);
    bool growTo(qint64 size) { return growTo(size, m_budget.total()); }
    void shrinkTo(qint64 size);

private:
    ByteBudget &m_budget;
    ByteBudget::Owner m_owner;
    qint64 m_size = 0;
};

} // namespace triage::http
