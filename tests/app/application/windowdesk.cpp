// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowdesk.h"

#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "support/patience.h"
#include "support/spokenitems.h"

#include <QLineEdit>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::test {

using namespace app;

WindowDesk::Session::Session(LocalStore &store, Preferences &preferences, const QString &server)
    : client(Account{ QUrl(server), u"none"_s }), workspace(store),
      steps(client, store, workspace.undoStack()), transfers(client), sync(store, client), sidebar(store),
      actions(preferences), context{ client,  store, workspace,   steps,   transfers, sync,
                                     sidebar, theme, preferences, actions, server,    u"acme"_s },
      window(std::make_unique<MainWindow>(context))
{
}

WindowDesk::WindowDesk(const QString &board, const QString &server)
    : m_server(server), m_preferences(m_folder.filePath(u"settings.ini"_s))
{
    desk.serverHas(board);
    open();
}

WindowDesk::~WindowDesk()
{
    const QString unspoken = unspokenItems(window());
    if (!unspoken.isEmpty())
        QTest::qFail(qPrintable(u"The window does not say: "_s + unspoken), __FILE__, __LINE__);
    m_session.reset();
}

void WindowDesk::open()
{
    m_session = std::make_unique<Session>(desk.store(), m_preferences, m_server);
    window().show();
    QApplication::setActiveWindow(&window());
    if (!QTest::qWaitForWindowExposed(&window(), patience))
        qFatal("The window is not shown.");
}

void WindowDesk::restart()
{
    window().close();
    m_session.reset();
    desk.store().flush();
    desk.reopen();
    open();
}

Filter WindowDesk::in(const QString &buffer)
{
    Filter filter = inBuffer({}, desk.server.buffer(buffer));
    return filter;
}

bool WindowDesk::show(const Filter &filter)
{
    window().centre().go(filter);
    const FeedbackListModel &model = window().centre().list().feedback();
    const bool isShown = QTest::qWaitFor(
        [&] { return model.filter() == filter && !model.isLoading() && model.rowCount() > 0; }, patience);
    QCoreApplication::processEvents(); // see run()
    return isShown;
}

bool WindowDesk::follow()
{
    const bool isShown = desk.follow() && QTest::qWaitFor([this] { return showsTheStore(); }, patience);
    QCoreApplication::processEvents(); // see run()
    return isShown;
}

/// A change needs no signal: none is sent where nothing that is shown differs, and several may share one.
/// Rows that come while the pointer moves are held back.
bool WindowDesk::showsTheStore()
{
    const FeedbackListModel &model = list().feedback();
    if (desk.sync().cursor() != desk.server.cursor())
        return false;
    if (model.isSuspended() || model.isLoading())
        return model.isSuspended();
    const std::vector<FeedbackId> there = desk.listing(model.filter()).ids;
    std::vector<FeedbackId> shown;
    std::copy_if(there.begin(), there.end(), std::back_inserter(shown),
                 [&model](FeedbackId id) { return model.rowOf(id) >= 0; });
    return shown == model.ids() && int(there.size() - shown.size()) == model.heldBack();
}

void WindowDesk::run(const QString &command)
{
    // The availability of commands is updated a moment after each change.
    QCoreApplication::processEvents();
    context().actions.action(command)->trigger();
}

void WindowDesk::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QCoreApplication::processEvents(); // a key has no effect before its command is available
    // A window manager activates the window when its dialog is closed; the offscreen platform does not, and
    // without an active window no key is a shortcut.
    if (!QApplication::activeWindow())
        QApplication::setActiveWindow(&window());
    QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(), key, modifiers);
    desk.store().flush();
}

QLineEdit *WindowDesk::openPicker(const QString &line, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    press(key, modifiers);
    auto *edit = find<QLineEdit>(line);
    return edit && QTest::qWaitFor([edit] { return edit->hasFocus(); }, patience) ? edit : nullptr;
}

QString WindowDesk::titles()
{
    QStringList titles;
    for (int row = 0; row < list().feedback().rowCount(); ++row)
        titles += list().feedback().rowAt(row).title;
    return titles.isEmpty() ? u"-"_s : titles.join(u", "_s);
}

} // namespace triage::test
