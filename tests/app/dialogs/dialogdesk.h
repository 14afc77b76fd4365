// SPDX-License-Identifier: GPL-3.0-or-later
// A person at a signed-in window beside the real backend: opens dialogs, types, presses buttons, reads what
// they say.
#pragma once

#include "actions/preferences.h"
#include "application/session.h"
#include "support/testbackend.h"
#include "theme/theme.h"

#include <QDialog>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace triage::app {
class Dialogs;
class MainWindow;
struct Context;
} // namespace triage::app

namespace triage::test {

/// Waits for the condition, and lets events run meanwhile; false: it never came.
bool happens(const std::function<bool()> &condition, int milliseconds = 10'000);

class DialogDesk
{
public:
    enum class As { Admin, Member };

    explicit DialogDesk(As person = As::Admin);
    ~DialogDesk();

    Desk &server() { return *m_server; }
    TestBackend &backend() { return m_backend; }
    const app::Context &context() const;
    app::MainWindow &window() const;
    app::Dialogs &dialogs() const;
    app::Theme &theme() { return m_theme; }
    app::Preferences &preferences() { return m_preferences; }

    /// A buffer that the window knows.
    BufferId buffer(const QByteArray &name, const Members &more = {});
    /// Feedback that the window knows, in that buffer.
    FeedbackId feedback(const QByteArray &title, BufferId buffer = {});
    /// The server goes away, and the window has noticed.
    void cutOff();

    /// The open dialog of that name; its tests fail where there is none.
    QDialog *dialog(const QString &name) const;
    bool isOpen(const QString &name) const;
    /// Widgets of any dialog, by object name.
    template <typename W>
    W *find(const QString &name) const
    {
        for (QDialog *each : open()) {
            if (W *found = each->findChild<W *>(name))
                return found;
        }
        qFatal("There is no %ls", qUtf16Printable(name));
    }
    void type(const QString &edit, const QString &text) const;
    QString text(const QString &edit) const;
    /// Presses a button; why it cannot be pressed, empty: it was.
    QString press(const QString &button) const;
    /// What the line above the buttons says; empty: nothing.
    QString says(const QString &dialogName) const;
    /// What stands below a field; empty: nothing.
    QString note(const QString &edit) const;

private:
    QList<QDialog *> open() const;

    TestBackend m_backend;
    std::unique_ptr<Desk> m_server;
    QTemporaryDir m_folder;
    app::Preferences m_preferences;
    app::Theme m_theme;
    std::unique_ptr<app::Session> m_session;
};

} // namespace triage::test
