// SPDX-License-Identifier: GPL-3.0-or-later
// Makes views of the filters that a person saved on this computer.
#pragma once

#include "actions/context.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <optional>

namespace triage::app {

/// A filter stays here until the server has stored its view.
class ViewUpload : public QObject
{
    Q_OBJECT
public:
    ViewUpload(const Context &context, QObject *parent);

    void start();
    /// Returns why nothing can be uploaded; nothing: it can.
    std::optional<QString> whyNot() const;
    /// Makes the offer come once more, for a filter that was saved while the server was away.
    void offerAgain();

Q_SIGNALS:
    /// Some filters could be uploaded. Emitted once.
    void offered(int filters);
    void messageRequested(const QString &text);
    /// The filters or the views changed.
    void uploaded();

private:
    void offer();
    static QCoro::Task<> upload(QPointer<ViewUpload> self);
    void removeUploaded(const QString &name);

    const Context &m_context;
    bool m_isRunning = false;
};

} // namespace triage::app
