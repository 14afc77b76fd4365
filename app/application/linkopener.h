// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/deeplink.h"

#include <QObject>

#include <optional>

namespace triage::app {

class CentreController;
struct Context;

/// Opens links in the window of a session. A link to something that the server has not sent yet waits while
/// the feed is being read, and is forgotten when the person goes elsewhere meanwhile.
class LinkOpener : public QObject
{
    Q_OBJECT
public:
    /// Both outlive this.
    LinkOpener(const Context &context, CentreController &centre);

    /// Shows what the link names. Where that is not here and nothing more is about to come, a message says
    /// so.
    void open(const DeepLink &link);

Q_SIGNALS:
    /// A link leads to that view.
    void viewRequested(triage::ViewId view);

private:
    void show(const DeepLink &link);
    bool isHere(const DeepLink &link) const;
    bool isReading() const;
    void openWaiting();

    const Context &m_context;
    CentreController &m_centre;
    std::optional<DeepLink> m_waiting;
};

} // namespace triage::app
