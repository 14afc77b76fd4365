// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a person on a store with a simulated server, in a test language.
#pragma once

#include "commands/workspace.h"
#include "storedesk.h"

#include <QUndoStack>

#include <memory>

namespace triage::test {

/// "desk.drag(u"crash").onto(u"Billing")". Items are named by their titles, several with commas between.
class TriageDesk
{
public:
    explicit TriageDesk(const QString &board)
    {
        m_store.serverHas(board);
        begin();
    }

    /// Ends the program and starts it again with the same files.
    void restart()
    {
        m_workspace.reset();
        m_store.store().flush();
        m_store.reopen();
        begin();
    }

    /// Lets the store fail, as on a full disk.
    void mayFail()
    {
        QObject::disconnect(&m_store.store(), &app::LocalStore::failed, m_workspace.get(), nullptr);
    }

    struct Drag
    {
        TriageDesk &desk;
        QString titles;
        QString from;

        void onto(const QString &buffer) const
        {
            const auto source = from.isEmpty() ? std::nullopt : std::optional(desk.buffer(from));
            desk.workspace().move(desk.ids(titles), source, desk.buffer(buffer));
            desk.flush();
        }
    };

    /// Out of the only buffer that holds them.
    Drag drag(const QString &titles) { return { *this, titles, {} }; }
    Drag drag(const QString &titles, const QString &from) { return { *this, titles, from }; }

    app::Workspace &workspace() { return *m_workspace; }
    StoreDesk &store() { return m_store; }
    FeedServer &server() { return m_store.server; }
    BufferId buffer(const QString &name) { return m_store.server.buffer(name); }

    app::Ids ids(const QString &titles)
    {
        app::Ids ids;
        for (const QString &title : titles.split(QStringLiteral(", ")))
            ids.push_back(m_store.server.item(title));
        return ids;
    }

    void undo()
    {
        m_workspace->undo();
        flush();
    }
    void redo()
    {
        m_workspace->redo();
        flush();
    }
    void flush() { m_store.store().flush(); }
    /// Sends everything; the feed confirms nothing.
    QString sendAll()
    {
        QStringList sent;
        for (QString some = m_store.send(); some != QStringLiteral("-"); some = m_store.send())
            sent << some;
        return sent.isEmpty() ? QStringLiteral("-") : sent.join(QStringLiteral("; "));
    }
    /// Tells the store what the server has of the item by now, often enough that sent changes are confirmed.
    void follow(const QString &title)
    {
        for (int page = 0; page < 3; ++page) {
            m_store.server.tellItem(title);
            m_store.follow();
        }
    }
    QString board() { return m_store.board(); }
    /// The last notice or refusal.
    QString said() const { return m_said; }
    int steps() const { return m_workspace->undoStack()->count(); }

private:
    void begin()
    {
        m_workspace = std::make_unique<app::Workspace>(m_store.store());
        QObject::connect(m_workspace.get(), &app::Workspace::noticed,
                         [this](const app::Notice &notice) { m_said = notice.text; });
        QObject::connect(&m_store.store(), &app::LocalStore::failed, m_workspace.get(),
                         [](const Problem &problem) { qFatal("%s", qPrintable(problem.detail)); });
        QObject::connect(m_workspace.get(), &app::Workspace::undoRefused,
                         [this](const QString &why) { m_said = why; });
    }

    StoreDesk m_store;
    std::unique_ptr<app::Workspace> m_workspace;
    QString m_said;
};

} // namespace triage::test
