// SPDX-License-Identifier: GPL-3.0-or-later
// A person at a signed-in window with the real backend, who opens dialogs, types, presses buttons and reads
// messages.
#pragma once

#include "actions/preferences.h"
#include "application/session.h"
#include "support/patience.h"
#include "support/testbackend.h"
#include "theme/theme.h"

#include <QDialog>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

namespace triage::app {
class Dialogs;
class MainWindow;
struct Context;
} // namespace triage::app

namespace triage::test {

/// Waits for the condition while events are processed. Returns false where it does not come true in time.
bool happens(const std::function<bool()> &condition, int milliseconds = patience);

class DialogDesk
{
public:
    enum class As { Admin, Member };

    /// With a limit, the cache of the window keeps that number of items.
    explicit DialogDesk(As person = As::Admin, const std::optional<Config> &config = {},
                        std::optional<qint64> cacheLimit = {});
    /// Listens as at each press.
    ~DialogDesk();
    /// The test fails where a screen reader does not say what a dialog shows, or where a button is too small.
    void listen() const;
    /// Waits until the server has answered what the window asked. Returns false if it does not.
    bool settles() const;

    Desk &server() { return *m_server; }
    TestBackend &backend() { return m_backend; }
    const app::Context &context() const;
    app::MainWindow &window() const;
    app::Dialogs &dialogs() const;
    app::Theme &theme() { return m_theme; }
    app::Preferences &preferences() { return m_preferences; }

    /// Creates a buffer, and waits until the window knows it.
    BufferId buffer(const QByteArray &name, const Members &more = {});
    /// Creates an item in that buffer, and waits until the window knows it.
    FeedbackId feedback(const QByteArray &title, BufferId buffer = {});
    /// Stops the server, and waits until the window has noticed.
    void cutOff();

    /// Returns the open dialog of that name. The test fails where there is none.
    QDialog *dialog(const QString &name) const;
    bool isOpen(const QString &name) const;
    /// Finds widgets of any dialog by object name.
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
    /// Presses a button. Returns why it cannot be pressed, or an empty text where it was pressed.
    QString press(const QString &button) const;
    /// Returns the message above the buttons, or an empty text where there is none.
    QString says(const QString &dialogName) const;
    /// Returns the message below a field, or an empty text where there is none.
    QString note(const QString &edit) const;

private:
    QList<QDialog *> open() const;
    /// Starts the backend again with those settings.
    static std::unique_ptr<Desk> begin(TestBackend &backend, const std::optional<Config> &config);

    TestBackend m_backend;
    std::unique_ptr<Desk> m_server;
    QTemporaryDir m_folder;
    app::Preferences m_preferences;
    app::Theme m_theme;
    std::unique_ptr<app::Session> m_session;
};

} // namespace triage::test
