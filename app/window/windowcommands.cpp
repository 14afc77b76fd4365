// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/windowcommands.h"

#include "actions/actionregistry.h"
#include "actions/commandtable.h"
#include "actions/context.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "commands/changedescription.h"
#include "detail/detailview.h"
#include "detail/duplicatesection.h"
#include "dialogs/triage/duplicateacts.h"
#include "dialogs/triage/workpickers.h"
#include "list/feedbacklistview.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/inputdialog.h"
#include "window/bufferpicker.h"
#include "window/centrecontroller.h"
#include "window/commandavailability.h"
#include "window/commandfunction.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/mainwindow.h"
#include "window/menus.h"
#include "window/shortcutsheet.h"
#include "window/triagemode.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QTextEdit>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxPins = 9; ///< Buffers with a number, and keys for them.

CommandId pinCommand(int number)
{
    return CommandId(int(CommandId::FeedbackPin1) + number - 1);
}

} // namespace

WindowCommands::WindowCommands(MainWindow &window) : QObject(&window), m_window(window)
{
    ActionRegistry &actions = window.context().actions;
    for (const CommandRow &row : CommandTable::rows())
        actions.add(CommandTable::commandOf(row), [&window, id = row.id] { functionOf(id).run(window); });
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(0);
    connect(&m_refreshTimer, &QTimer::timeout, this, &WindowCommands::refresh);
}

void WindowCommands::refresh()
{
    const CommandAvailability availability(m_window);
    ActionRegistry &actions = m_window.context().actions;
    m_window.sidebar().tree()->setCanDecide(availability.isAdmin());
    actions.action(CommandId::ViewDashboard)
        ->setVisible(m_window.centre().views().has(CentreView::Dashboard));
    for (const CommandRow &row : CommandTable::rows())
        actions.setWhyNot(row.id, availability.whyNot(row));
    nameAfterPins();
}

/// The menu shows the buffer that each number stands for.
void WindowCommands::nameAfterPins()
{
    const Context &context = m_window.context();
    const std::vector<BufferId> pins = context.sidebar.pins();
    for (int number = 1; number <= maxPins; ++number) {
        const size_t at = size_t(number - 1);
        const BufferRecord *record = at < pins.size() ? context.store.buffer(pins[at]) : nullptr;
        const QString name = record ? record->buffer.name : QString();
        const QString picture = record ? record->buffer.icon.value_or(QString()) : QString();
        QString shown = name;
        shown.replace(u'&', u"&&"_s);
        QAction *pin = context.actions.action(pinCommand(number));
        const bool isOther
            = pin->property("buffer").toString() != shown || pin->property("picture").toString() != picture;
        pin->setProperty("buffer", shown);
        pin->setProperty("picture", picture);
        pin->setIconVisibleInMenu(false); // no other entry has an icon
        if (isOther) // each call notifies the buttons of the action
            pin->setIcon(record ? context.theme.bufferIcon(picture, name) : QIcon());
        pin->setText(record ? tr("Move to %1").arg(shown)
                            : tr("Move to Pinned Buffer %1").arg(Labels::number(number)));
    }
}

void WindowCommands::pickBuffer(bool move)
{
    const Ids ids = m_window.feedbackActions().attention().targets();
    if (ids.empty()) {
        m_window.showMessage(tr("Nothing is selected."));
        return;
    }
    const std::optional<BufferId> from = m_window.feedbackActions().attention().bufferInView();
    const Workspace &workspace = m_window.context().workspace;
    const auto whyNot = [&workspace, ids, from, move](BufferId to) -> std::optional<QString> {
        const auto why = workspace.whyNotMove(ids, move ? from : std::nullopt, to);
        return why ? std::optional(why->detail) : std::nullopt;
    };
    const DetailView &shown = m_window.detail().mainView();
    const bool isShown = ids.size() == 1 && shown.feedback() == ids.front();
    m_window.picker().setConfidences(isShown ? shown.confidences() : std::map<BufferId, double>());
    m_window.picker().standBeside(shown.findChild<QWidget *>(u"detailText"_s));
    m_window.picker().openFor(move ? BufferPicker::Purpose::Move : BufferPicker::Purpose::Add, whyNot);
}

void WindowCommands::snooze()
{
    m_window.workPickers().snooze(m_window.feedbackActions().attention().targets(), placeOfCurrent());
}

void WindowCommands::actOnDuplicates(void (DuplicateActs::*act)(const Ids &, const Ids &))
{
    const Ids ids = m_window.feedbackActions().attention().targets();
    Ids suggested;
    if (ids.size() == 1) {
        const DetailView &shown = m_window.detail().activeView();
        if (shown.feedback() == ids.front())
            suggested = shown.duplicates().suggestions();
    }
    (m_window.workPickers().duplicates().*act)(ids, suggested);
}

QPoint WindowCommands::placeOfCurrent() const
{
    const FeedbackListView &list = m_window.centre().list();
    const QRect row = list.visualRect(list.currentIndex());
    if (list.isVisible() && row.isValid() && QApplication::activeWindow() == m_window.window())
        return list.viewport()->mapToGlobal(row.center());
    const DetailView &shown = m_window.detail().activeView();
    return shown.mapToGlobal(QPoint(shown.width() / 2, shown.height() / 4));
}

void WindowCommands::moveToPin(int number)
{
    const std::vector<BufferId> pins = m_window.context().sidebar.pins();
    const size_t at = size_t(number - 1);
    if (at < pins.size() && pins[at].isValid())
        m_window.feedbackActions().moveTo(pins[at]);
    else
        m_window.showMessage(tr("No buffer has the number %1.").arg(QLocale().toString(number)));
}

void WindowCommands::takeSuggestion(int number)
{
    const TriageMode &triage = m_window.triage();
    if (const auto suggested = triage.suggestion(number))
        m_window.feedbackActions().acceptSuggestion(*suggested);
    else if (triage.isLooking())
        m_window.showMessage(tr("The suggestions are not here yet."));
    else
        m_window.showMessage(tr("No suggestion has the number %1.").arg(QLocale().toString(number)));
}

void WindowCommands::approveItems()
{
    const FeedbackId id = m_window.triage().current();
    const bool isAimedAt = id.isValid() && id == m_window.feedbackActions().attention().currentId();
    const std::vector<ListRow> rows = m_window.context().store.rows(std::span(&id, isAimedAt ? 1 : 0));
    if (!rows.empty() && rows.front().buffers.empty())
        takeSuggestion(1);
    else
        m_window.feedbackActions().setNeedsReview(false);
}

void WindowCommands::skip()
{
    if (m_window.triage().isOn())
        m_window.triage().skip();
    else
        m_window.centre().list().step(1);
}

void WindowCommands::step(int items)
{
    if (m_window.triage().isOn())
        m_window.triage().step(items);
    else
        m_window.centre().list().step(items);
}

void WindowCommands::openItem()
{
    if (m_window.triage().isOn())
        return takeSuggestion(1);
    m_window.detail().show(true);
    m_window.detail().activeView().setFocus();
}

void WindowCommands::withBuffer(void (Dialogs::*open)(BufferId))
{
    if (const std::optional<BufferId> buffer = m_window.feedbackActions().attention().bufferInView())
        (m_window.dialogs().*open)(*buffer);
}

void WindowCommands::toggleGroups()
{
    Filter filter = m_window.centre().navigation().current();
    const bool hid = filter.hidesDuplicates();
    filter.duplicates = filter.isGrouped() ? std::nullopt : std::optional(DuplicatesFilter::Hide);
    m_window.centre().go(filter);
    const bool isSeen = filter.hidesDuplicates() != hid;
    if (isSeen)
        m_window.showMessage(filter.isGrouped() ? tr("Each group of duplicates is shown once.")
                                                : tr("All items of each group are shown."));
    else
        m_window.showMessage(filter.isGrouped()
                                 ? tr("Searches here show each group once now, as this list does anyway.")
                                 : tr("Searches here find all items of a group again."));
}

void WindowCommands::testRouting()
{
    const FeedbackId id = m_window.centre().list().currentId();
    m_window.dialogs().routingTest(id.isValid() ? std::optional(id) : std::nullopt);
}

void WindowCommands::pinBuffer()
{
    if (const auto buffer = m_window.feedbackActions().attention().bufferInView())
        pinBuffer(*buffer);
}

void WindowCommands::pinBuffer(BufferId buffer)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(u"pinDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Pin to a number"));
    dialog->setLabelText(tr("Key 1 to 9; 0 takes the buffer off its key:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, maxPins);
    dialog->setIntValue(1);
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, id = buffer](int number) { m_window.context().sidebar.setPin(id, number); });
    openInput(*dialog);
}

std::optional<ShownItem> WindowCommands::currentItem() const
{
    const FeedbackId id = m_window.feedbackActions().attention().currentId();
    std::optional<ShownItem> item = m_window.context().store.item(id);
    if (!item)
        m_window.showMessage(ChangeDescription::gone(m_window.context().store, id));
    return item;
}

void WindowCommands::copySubmitter()
{
    const std::optional<ShownItem> item = currentItem();
    if (!item)
        return;
    if (const std::optional<QString> why = CommandAvailability(m_window).noSubmitter())
        return m_window.showMessage(*why);
    QApplication::clipboard()->setText(item->feedback.submittedBy.value_or(QString()));
    m_window.showMessage(tr("Submitter copied"));
}

void WindowCommands::copyText()
{
    // The key is the one that copies words selected in the text.
    auto *text = qobject_cast<QTextEdit *>(QApplication::focusWidget());
    if (text && text->textCursor().hasSelection()) {
        text->copy();
        m_window.showMessage(tr("Text copied"));
        return;
    }
    const std::optional<ShownItem> item = currentItem();
    if (!item)
        return;
    const QString title = item->feedback.title.value_or(QString());
    QApplication::clipboard()->setText(title.isEmpty() ? item->feedback.description
                                                       : title + u"\n\n"_s + item->feedback.description);
    m_window.showMessage(tr("Text copied"));
}

void WindowCommands::copyLink()
{
    const std::optional<Organization> organization = m_window.context().store.organization();
    const FeedbackId id = m_window.feedbackActions().attention().currentId();
    const std::optional<BufferId> buffer = m_window.feedbackActions().attention().bufferInView();
    if (!organization || (!id.isValid() && !buffer))
        return;
    DeepLink link;
    link.organization = organization->slug;
    link.server = QUrl(m_window.context().server);
    if (id.isValid())
        link.feedback = id;
    else
        link.buffer = buffer;
    QApplication::clipboard()->setText(link.toText());
    m_window.showMessage(tr("Link copied"));
}

void WindowCommands::scaleText(double step)
{
    const Context &context = m_window.context();
    context.preferences.setTextScale(step == 0 ? 1 : context.preferences.textScale() + step);
    context.theme.setTextScale(context.preferences.textScale());
    m_window.showMessage(tr("Text size %1").arg(Labels::percent(context.preferences.textScale())));
}

void WindowCommands::showContextMenu()
{
    FeedbackListView &list = m_window.centre().list();
    const QPoint at = list.visualRect(list.currentIndex()).center();
    m_window.menus().itemMenu()->popup(list.viewport()->mapToGlobal(at));
}

void WindowCommands::showMenuAt(const QPoint &at)
{
    const CentreViews &views = m_window.centre().views();
    const QWidget *under = views.childAt(at);
    const FeedbackListView &list = m_window.centre().list();
    if (under && list.isAncestorOf(under) && list.currentId().isValid())
        m_window.menus().itemMenu()->popup(views.mapToGlobal(at));
}

void WindowCommands::openGuides()
{
    QUrl guides(m_window.context().server);
    guides.setPath(guides.path().endsWith(u'/') ? guides.path() + u"docs"_s : guides.path() + u"/docs"_s);
    if (!QDesktopServices::openUrl(guides))
        m_window.showMessage(tr("No browser opened %1.").arg(guides.toString()));
}

void WindowCommands::showShortcuts()
{
    auto *sheet = new ShortcutSheet(m_window.context().actions, &m_window);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

} // namespace triage::app

#include "moc_windowcommands.cpp"
