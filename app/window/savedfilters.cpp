// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/savedfilters.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "commands/workspace.h"
#include "dialogs/views/takenext.h"
#include "dialogs/views/viewactions.h"
#include "dialogs/views/viewupload.h"
#include "models/roles.h"
#include "sidebar/sidebarpane.h"
#include "widgets/inputdialog.h"
#include "window/centrecontroller.h"
#include "window/commandavailability.h"
#include "window/commandpalette.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"
#include "window/menus.h"
#include "window/windowcommands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QUndoStack>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Undoes and redoes a change of the saved filters.
class FilterStep : public QUndoCommand
{
public:
    FilterStep(MainWindow &window, const QString &text, std::vector<SavedFilter> after)
        : QUndoCommand(text), m_window(window), m_before(window.context().sidebar.savedFilters()),
          m_after(std::move(after))
    {
    }

    void redo() override
    {
        set(m_after);
        m_window.showMessage(text());
    }
    void undo() override
    {
        set(m_before);
        m_window.showMessage(SavedFilters::tr("Undone: %1").arg(text()));
    }

private:
    void set(const std::vector<SavedFilter> &filters)
    {
        m_window.context().sidebar.setSavedFilters(filters);
        m_window.sidebar().tree()->setCurrentFilter(m_window.centre().navigation().current());
    }

    MainWindow &m_window;
    const std::vector<SavedFilter> m_before;
    const std::vector<SavedFilter> m_after;
};

} // namespace

SavedFilters::SavedFilters(MainWindow &window)
    : QObject(&window), m_window(window), m_views(new ViewActions(window.context(), &window)),
      m_upload(new ViewUpload(window.context(), this)), m_takeNext(new TakeNext(window.context(), this))
{
    SidebarView *tree = window.sidebar().tree();
    tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tree, &QWidget::customContextMenuRequested, this, &SavedFilters::showMenu);
    connect(&tree->order(), &FilterOrder::moveRequested, this, &SavedFilters::place);
    connect(&tree->order(), &FilterOrder::viewMoveRequested, m_views, &ViewActions::place);
    connectViews();
}

void SavedFilters::connectViews()
{
    const CentreController &centre = m_window.centre();
    connect(&centre.navigation(), &Navigation::navigated, m_views, &ViewActions::setCurrent);
    connect(m_views, &ViewActions::listRequested, &centre, &CentreController::go);
    connect(m_views, &ViewActions::viewsChanged, this, &SavedFilters::showCurrent);
    connect(&m_window.palette(), &CommandPalette::viewChosen, this, [this](ViewId view) {
        m_views->show(view);
        m_window.centre().enter();
    });
    connect(&m_window.palette(), &CommandPalette::tagChosen, &centre, [this](const QString &tag) {
        m_window.centre().go(m_window.centre().navigation().current().withTag(tag));
        m_window.centre().enter();
    });
    connect(&m_window.palette(), &CommandPalette::languageChosen, &centre, [this](const QString &code) {
        Filter filter = m_window.centre().navigation().current();
        filter.language = code;
        m_window.centre().go(filter);
        m_window.centre().enter();
    });
    connect(m_views, &ViewActions::keepRequested, this, &SavedFilters::keep);
    connect(m_upload, &ViewUpload::offered, this, &SavedFilters::showOffer);
    connect(m_upload, &ViewUpload::uploaded, this, &SavedFilters::showCurrent);
    connect(m_takeNext, &TakeNext::taken, &centre, qOverload<FeedbackId>(&CentreController::goTo));
    connect(m_views, &ViewActions::messageRequested, &m_window, &MainWindow::showMessage);
    connect(m_upload, &ViewUpload::messageRequested, &m_window, &MainWindow::showMessage);
    connect(m_takeNext, &TakeNext::messageRequested, &m_window, &MainWindow::showMessage);
    m_views->setCurrent(centre.navigation().current());
}

void SavedFilters::showOffer(int filters)
{
    m_window.showNotice(
        tr("%n saved filter(s) of this computer can become views, which are there wherever you "
           "sign in and which you can share.",
           nullptr, filters),
        tr("Upload"), [this] { m_upload->start(); });
}

/// The sidebar's current row is that of the list in view, whatever rows there are by now.
void SavedFilters::showCurrent()
{
    const Filter &now = m_window.centre().navigation().current();
    m_window.sidebar().tree()->setCurrentFilter(now);
    m_views->setCurrent(now);
    m_window.commands().scheduleRefresh();
}

bool SavedFilters::isView() const
{
    return m_views->open() && (m_views->isExact() || !current());
}

void SavedFilters::showView(ViewId view)
{
    m_views->show(view);
}

void SavedFilters::updateView()
{
    m_views->update();
}

void SavedFilters::upload()
{
    m_upload->start();
}

void SavedFilters::takeNext()
{
    m_takeNext->start(m_window.centre().navigation().current(),
                      m_views->isExact() ? m_views->open() : std::nullopt);
}

std::optional<QString> SavedFilters::whyNotUpdateView() const
{
    return m_views->whyNotUpdate();
}

std::optional<QString> SavedFilters::whyNotUpload() const
{
    return m_upload->whyNot();
}

std::optional<QString> SavedFilters::whyNotTakeNext() const
{
    return m_takeNext->whyNot();
}

std::optional<int> SavedFilters::current() const
{
    const std::vector<SavedFilter> &saved = m_window.context().sidebar.savedFilters();
    const Filter &now = m_window.centre().navigation().current();
    const auto found
        = std::find_if(saved.begin(), saved.end(), [&](const SavedFilter &one) { return one.filter == now; });
    return found == saved.end() ? std::nullopt : std::optional(int(found - saved.begin()));
}

std::optional<QString> SavedFilters::whyNot() const
{
    if (isView())
        return m_views->whyNotChange();
    return current() ? std::nullopt : std::optional(tr("Open a view or a saved filter first"));
}

std::optional<QString> SavedFilters::whyNotMove(int by) const
{
    if (isView())
        return m_views->whyNotMove(by);
    const std::optional<int> at = current();
    if (!at)
        return whyNot();
    const int to = *at + by;
    if (to < 0)
        return tr("It is the first one");
    if (to >= int(m_window.context().sidebar.savedFilters().size()))
        return tr("It is the last one");
    return std::nullopt;
}

void SavedFilters::save()
{
    m_views->save(m_window.centre().navigation().current());
}

void SavedFilters::saveHere(const QString &name, const Filter &filter)
{
    std::vector<SavedFilter> filters = m_window.context().sidebar.savedFilters();
    const auto same = std::find_if(filters.begin(), filters.end(),
                                   [&](const SavedFilter &one) { return one.name == name; });
    if (same == filters.end())
        filters.push_back({ name, filter });
    else
        same->filter = filter;
    change(tr("Filter saved: %1").arg(name), std::move(filters));
}

void SavedFilters::keep(const QString &name, const Filter &filter)
{
    saveHere(name, filter);
    m_upload->offerAgain();
}

void SavedFilters::rename()
{
    if (isView())
        return m_views->edit();
    const std::optional<int> at = current();
    if (!at)
        return;
    const QString before = m_window.context().sidebar.savedFilters()[size_t(*at)].name;
    ask(u"renameFilterDialog"_s, tr("Rename filter"), before, [this, before](const QString &name) {
        std::vector<SavedFilter> filters = m_window.context().sidebar.savedFilters();
        const bool taken = std::any_of(filters.begin(), filters.end(), [&](const SavedFilter &one) {
            return one.name == name && name != before;
        });
        if (taken) {
            m_window.showMessage(tr("There is a filter of this name already: %1").arg(name));
            return;
        }
        for (SavedFilter &one : filters) {
            if (one.name == before)
                one.name = name;
        }
        change(tr("Filter renamed: %1").arg(name), std::move(filters));
    });
}

void SavedFilters::move(int by)
{
    if (isView())
        return m_views->move(by);
    const std::optional<int> at = current();
    if (!at || whyNotMove(by))
        return;
    std::vector<SavedFilter> filters = m_window.context().sidebar.savedFilters();
    std::swap(filters[size_t(*at)], filters[size_t(*at + by)]);
    const QString name = filters[size_t(*at + by)].name;
    change(tr("Filter moved: %1").arg(name), std::move(filters));
}

void SavedFilters::place(const QString &name, const QString &before)
{
    std::vector<SavedFilter> filters = m_window.context().sidebar.savedFilters();
    const auto find = [&filters](const QString &wanted) {
        return std::find_if(filters.begin(), filters.end(),
                            [&](const SavedFilter &one) { return one.name == wanted; });
    };
    const auto from = find(name);
    if (from == filters.end())
        return;
    const SavedFilter moved = *from;
    filters.erase(from);
    filters.insert(find(before), moved);
    change(tr("Filter moved: %1").arg(name), std::move(filters));
}

void SavedFilters::remove()
{
    if (isView())
        return m_views->remove();
    const std::optional<int> at = current();
    if (!at)
        return;
    std::vector<SavedFilter> filters = m_window.context().sidebar.savedFilters();
    const QString name = filters[size_t(*at)].name;
    filters.erase(filters.begin() + *at);
    change(tr("Filter deleted: %1").arg(name), std::move(filters));
}

void SavedFilters::copyLink()
{
    const std::optional<Organization> organization = m_window.context().store.organization();
    if (!organization)
        return;
    DeepLink link;
    link.organization = organization->slug;
    link.server = QUrl(m_window.context().server);
    const std::optional<SavedView> view = m_views->isExact() ? m_views->open() : std::nullopt;
    if (view)
        link.view = view->id;
    else
        link.list = m_window.centre().navigation().current();
    QGuiApplication::clipboard()->setText(link.toText());
    m_window.showMessage(view ? tr("Link to this view copied") : tr("Link to this list copied"));
}

void SavedFilters::change(const QString &text, std::vector<SavedFilter> after)
{
    if (after != m_window.context().sidebar.savedFilters())
        m_window.context().workspace.undoStack()->push(new FilterStep(m_window, text, std::move(after)));
}

void SavedFilters::ask(const QString &objectName, const QString &title, const QString &text,
                       std::function<void(const QString &)> done)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name of the filter:"));
    dialog->setTextValue(text);
    connect(dialog, &QInputDialog::textValueSelected, this, [done = std::move(done)](const QString &typed) {
        const QString name = typed.simplified().left(100);
        if (!name.isEmpty())
            done(name);
    });
    openInput(*dialog);
}

void SavedFilters::showMenu(const QPoint &at)
{
    const SidebarView *tree = m_window.sidebar().tree();
    const QModelIndex row = tree->indexAt(at);
    const bool isInView = !row.isValid() || row == tree->currentIndex();
    const Filter filter = row.data(FilterRole).value<Filter>();
    if (!isInView && (!row.data(SavedRole).toString().isEmpty() || row.data(ViewRole).toLongLong() > 0))
        m_window.centre().go(filter);
    else if (!isInView) {
        if (filter.buffer)
            showBufferMenu(filter.bufferId(), tree->viewport()->mapToGlobal(at));
        return;
    }
    if (current() || (m_views->open() && m_views->isExact())) {
        if (!m_menu) {
            m_menu = new QMenu(&m_window);
            m_menu->setObjectName(u"filterMenu"_s);
            m_menu->setToolTipsVisible(true);
            for (const CommandId command :
                 { CommandId::ToolsShareFilter, CommandId::ToolsRenameFilter, CommandId::ToolsUpdateView,
                   CommandId::ToolsFilterUp, CommandId::ToolsFilterDown, CommandId::ToolsUploadFilters,
                   CommandId::ToolsDeleteFilter })
                m_menu->addAction(m_window.context().actions.action(command));
        }
        m_menu->popup(tree->viewport()->mapToGlobal(at));
    } else if (m_window.centre().navigation().current().buffer) {
        m_window.menus().menu(CommandMenu::Buffer)->popup(tree->viewport()->mapToGlobal(at));
    }
}

/// The commands of a buffer that is not in view, which stays so.
void SavedFilters::showBufferMenu(BufferId buffer, const QPoint &at)
{
    using Open = void (Dialogs::*)(BufferId);
    static constexpr std::pair<CommandId, Open> entries[]
        = { { CommandId::BufferEdit, &Dialogs::editBuffer },
            { CommandId::BufferRename, &Dialogs::renameBuffer },
            { CommandId::BufferDelete, &Dialogs::deleteBuffer } };
    const ActionRegistry &actions = m_window.context().actions;
    const bool isAdmin = CommandAvailability(m_window).isAdmin();
    auto *menu = new QMenu(&m_window);
    menu->setObjectName(u"bufferRowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(actions.action(CommandId::BufferPin)->text()), &QAction::triggered, this,
            [this, buffer] { m_window.commands().pinBuffer(buffer); });
    connect(menu->addAction(actions.action(CommandId::BufferMoveAll)->text()), &QAction::triggered, this,
            [this, buffer] { m_window.dialogs().moveAll(buffer); });
    for (const auto &[command, open] : entries) {
        QAction *entry = menu->addAction(actions.action(command)->text());
        entry->setEnabled(isAdmin);
        connect(entry, &QAction::triggered, this,
                [this, buffer, open = open] { (m_window.dialogs().*open)(buffer); });
    }
    menu->popup(at);
}

} // namespace triage::app

#include "moc_savedfilters.cpp"
