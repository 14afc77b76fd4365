// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/views/viewupload.h"

#include "commands/administration.h"
#include "dialogs/dialog.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "views/listedview.h"

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

const QString offeredMemo = u"filters offered"_s;
constexpr int maxUploadedName = 60; ///< viewrules::name

} // namespace

ViewUpload::ViewUpload(const Context &context, QObject *parent) : QObject(parent), m_context(context)
{
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.views || change.everything)
            offer();
    });
    connect(&context.sync, &SyncEngine::stateChanged, this, &ViewUpload::offer);
}

void ViewUpload::offer()
{
    if (m_context.sync.state().phase != SyncState::Phase::UpToDate || whyNot()
        || !m_context.store.memo(offeredMemo).isEmpty())
        return;
    m_context.store.setMemo(offeredMemo, "yes");
    Q_EMIT offered(int(m_context.sidebar.savedFilters().size()));
}

void ViewUpload::offerAgain()
{
    m_context.store.setMemo(offeredMemo, {});
}

std::optional<QString> ViewUpload::whyNot() const
{
    if (m_context.sidebar.savedFilters().empty())
        return tr("No filters are saved on this computer");
    return Dialog::whyNotOnline(m_context);
}

void ViewUpload::start()
{
    if (!m_isRunning && !whyNot())
        upload(this);
}

QCoro::Task<> ViewUpload::upload(QPointer<ViewUpload> self)
{
    self->m_isRunning = true;
    int uploaded = 0;
    QString refused;
    const std::vector<SavedFilter> filters = self->m_context.sidebar.savedFilters();
    for (const SavedFilter &filter : filters) {
        NewView view = newViewOf(filter.name.left(maxUploadedName), filter.filter);
        auto asked = self->m_context.administration.views().create(std::move(view), false);
        const Result<SavedView> made = co_await asked;
        if (!self)
            co_return;
        if (!made) {
            refused = tr("“%1” stays on this computer: %2", "filter, why")
                          .arg(filter.name, Dialog::messageOf(made.error()));
            break;
        }
        self->removeUploaded(filter.name);
        ++uploaded;
    }
    self->m_isRunning = false;
    Q_EMIT self->uploaded();
    Q_EMIT self->messageRequested(refused.isEmpty() ? tr("%n filter(s) uploaded as views", nullptr, uploaded)
                                                    : refused);
}

void ViewUpload::removeUploaded(const QString &name)
{
    std::vector<SavedFilter> filters = m_context.sidebar.savedFilters();
    std::erase_if(filters, [&name](const SavedFilter &each) { return each.name == name; });
    m_context.sidebar.setSavedFilters(std::move(filters));
}

} // namespace triage::app

#include "moc_viewupload.cpp"
