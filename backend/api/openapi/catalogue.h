// SPDX-License-Identifier: GPL-3.0-or-later
// Lists every operation of the API with its documentation, by family: a new endpoint is one line here.
#pragma once

#include "api/openapi/documentedoperation.h"
#include "api/openapi/webhookmessages.h"

#include <QByteArray>

#include <vector>

namespace triage::api::openapi {

/// Related operations.
struct Family
{
    QByteArray name;
    QByteArray description;
    std::vector<DocumentedOperation> operations;
};

/// The operations and the schemas that they refer to.
class Catalogue
{
public:
    /// Begins a family, which operations added afterwards belong to.
    void family(const char *name, const char *description)
    {
        m_families.push_back({ name, description, {} });
    }

    template <typename Reply, typename Body, typename... Keys>
    void add(const Endpoint<Reply, Body, Keys...> &endpoint, Details details = {})
    {
        m_families.back().operations.push_back(describe(endpoint, m_components, std::move(details)));
    }

    /// Adds the messages of webhooks.
    void addMessages() { m_messages = webhookMessages(m_components); }

    const std::vector<Family> &families() const & { return m_families; }
    const std::vector<Family> &families() && = delete; // It would not outlive the loop over it.
    const std::vector<DocumentedMessage> &messages() const { return m_messages; }
    const Components &components() const { return m_components; }

private:
    std::vector<Family> m_families;
    std::vector<DocumentedMessage> m_messages;
    Components m_components;
};

/// Returns the catalogue of the whole API.
Catalogue catalogue();

} // namespace triage::api::openapi
