#include "views/palette.h"

#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "views/actionregistry.h"
#include "views/context.h"
#include "views/fuzzymatch.h"
#include "views/preferences.h"
#include "views/hintdelegate.h"

#include <QAction>
#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

namespace {

constexpr int mostRows = 40;
constexpr int mostFeedback = 8;
constexpr int mostRecent = 8;

void sortByScore(std::vector<PaletteEntry> &entries)
{
    std::stable_sort(entries.begin(), entries.end(), [](const PaletteEntry &one, const PaletteEntry &other) {
        return one.score > other.score;
    });
}

} // namespace

CommandPalette::CommandPalette(const Context &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_edit(new QLineEdit(this)), m_list(new QListView(this)),
      m_model(new QStandardItemModel(this))
{
    setObjectName(u"paletteDialog"_s);
    setWindowTitle(tr("Command palette"));
    setAccessibleName(tr("Command palette"));
    setModal(true);
    m_edit->setObjectName(u"paletteEdit"_s);
    m_edit->setAccessibleName(tr("Command"));
    m_edit->setPlaceholderText(tr("Type a buffer, a command, words, or # and an id"));
    m_edit->setClearButtonEnabled(true);
    if (auto *clear = m_edit->findChild<QAction *>(u"_q_qlineeditclearaction"_s))
        clear->setText(tr("Clear"));
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HintDelegate(m_context.theme, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    setWindowFlag(Qt::FramelessWindowHint);
    auto *frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(frame);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(space::s, space::s, space::s, space::s);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandPalette::refresh);
    connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::accept);
    connect(m_list, &QListView::activated, this, &CommandPalette::accept);
    connect(m_list, &QListView::clicked, this, &CommandPalette::accept);
}

void CommandPalette::openFor(const QString &text)
{
    const QSize room = parentWidget()->size();
    resize(std::min(620, room.width() - 2 * space::xl), std::min(460, room.height() - 2 * space::xl));
    const QPoint corner = parentWidget()->mapToGlobal(QPoint(0, 0));
    move(corner.x() + (room.width() - width()) / 2, corner.y() + room.height() / 8);
    if (m_edit->text() == text)
        refresh();
    m_edit->setText(text);
    m_edit->setFocus();
    QDialog::show();
}

PaletteEntry CommandPalette::entryOf(const QString &command) const
{
    PaletteEntry entry;
    entry.command = command;
    const QAction *action = m_context.actions.action(command);
    entry.text = ActionRegistry::plainText(action->text());
    const std::optional<QString> why = m_context.actions.whyNot(command);
    entry.enabled = !why;
    entry.hint = why.value_or(action->shortcut().toString(QKeySequence::NativeText));
    return entry;
}

std::vector<PaletteEntry> CommandPalette::matchingBuffers(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    for (const BufferRecord &record : m_context.store.buffers()) {
        const std::optional<int> score = fuzzyScore(text, record.buffer.name);
        if (!score)
            continue;
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Buffer;
        entry.buffer = record.buffer.id;
        entry.text = record.buffer.name;
        entry.hint = QLocale().toString(record.buffer.feedbackCount);
        entry.score = *score;
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

std::vector<PaletteEntry> CommandPalette::matchingCommands(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    for (const Command &command : m_context.actions.commands()) {
        PaletteEntry entry = entryOf(command.name);
        const std::optional<int> byName = fuzzyScore(text, entry.text);
        const std::optional<int> byTip = text.size() > 2 ? fuzzyScore(text, command.tip) : std::nullopt;
        if (!byName && !(byTip && *byTip >= 500))
            continue;
        entry.score = std::max(byName.value_or(0), byTip.value_or(0) / 2) - (entry.enabled ? 0 : 200);
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

std::vector<PaletteEntry> CommandPalette::recentEntries() const
{
    std::vector<PaletteEntry> entries;
    for (const QString &name : m_context.preferences.value(u"session/recentCommands"_s).toStringList()) {
        if (m_context.actions.action(name))
            entries.push_back(entryOf(name));
    }
    return entries;
}

void CommandPalette::refresh()
{
    const QString text = m_edit->text().trimmed();
    if (text.startsWith(u'#')) {
        const std::optional<FeedbackId> id = idFromString<FeedbackTag>(QStringView(text).mid(1));
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Feedback;
        entry.feedback = id.value_or(FeedbackId());
        entry.text = id ? tr("Go to %1").arg(text) : tr("# and the 13 characters of an id");
        entry.enabled = id.has_value();
        show({entry});
        return;
    }
    std::vector<PaletteEntry> entries;
    if (text.isEmpty())
        entries = recentEntries();
    std::vector<PaletteEntry> buffers = matchingBuffers(text);
    std::vector<PaletteEntry> commands = matchingCommands(text);
    // What the letters hardly stand for comes after what they stand for well, of whatever kind.
    const auto weak = [](const PaletteEntry &entry) { return entry.score < 500; };
    for (auto *kind : {&buffers, &commands}) {
        const auto firstWeak = std::find_if(kind->begin(), kind->end(), weak);
        if (text.isEmpty()) {
            entries.insert(entries.end(), kind->begin(), kind->end());
            kind->clear();
            continue;
        }
        entries.insert(entries.end(), kind->begin(), firstWeak);
        kind->erase(kind->begin(), firstWeak);
    }
    // Letters scattered over a name are a guess, worth a row only where there is nothing better.
    if (entries.empty()) {
        entries.insert(entries.end(), buffers.begin(), buffers.end());
        entries.insert(entries.end(), commands.begin(), commands.end());
    }
    if (!text.isEmpty() && entries.size() > mostRows)
        entries.resize(mostRows);
    show(std::move(entries));
    searchFeedback(text);
}

void CommandPalette::searchFeedback(const QString &text)
{
    // An empty answer also ends a search that is under way.
    if (text.size() < 2)
        return;
    m_context.store.find(text, mostFeedback, this, [this, text](const std::vector<ListRow> &rows) {
        if (m_edit->text().trimmed() != text || !isVisible())
            return;
        for (const ListRow &row : rows) {
            PaletteEntry entry;
            entry.kind = PaletteEntry::Kind::Feedback;
            entry.feedback = row.id;
            entry.text = row.title.isEmpty() ? row.excerpt.left(90) : row.title;
            entry.hint = tr("feedback");
            append(entry);
        }
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_model->index(0, 0));
    });
}

void CommandPalette::show(std::vector<PaletteEntry> entries)
{
    m_model->clear();
    m_entries.clear();
    for (const PaletteEntry &entry : entries)
        append(entry);
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void CommandPalette::append(const PaletteEntry &entry)
{
    auto *item = new QStandardItem(entry.text);
    item->setData(entry.hint, HintDelegate::HintRole);
    item->setEnabled(entry.enabled);
    item->setToolTip(entry.hint);
    item->setData(entry.hint.isEmpty() ? entry.text : tr("%1, %2", "name, hint").arg(entry.text, entry.hint),
                  Qt::AccessibleTextRole);
    m_model->appendRow(item);
    m_entries.push_back(entry);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : key == Qt::Key_PageDown ? 8 : -8;
            const int last = m_model->rowCount() - 1;
            const int row = std::clamp(m_list->currentIndex().row() + step, 0, std::max(last, 0));
            m_list->setCurrentIndex(m_model->index(row, 0));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::remember(const PaletteEntry &entry)
{
    if (entry.kind != PaletteEntry::Kind::Command)
        return;
    QStringList recent = m_context.preferences.value(u"session/recentCommands"_s).toStringList();
    recent.removeAll(entry.command);
    recent.prepend(entry.command);
    m_context.preferences.setValue(u"session/recentCommands"_s, recent.mid(0, mostRecent));
}

void CommandPalette::accept()
{
    const int row = m_list->currentIndex().row();
    if (row < 0 || row >= int(m_entries.size()) || !m_entries[size_t(row)].enabled)
        return;
    const PaletteEntry entry = m_entries[size_t(row)];
    remember(entry);
    QDialog::accept();
    switch (entry.kind) {
    case PaletteEntry::Kind::Command:
        m_context.actions.action(entry.command)->trigger();
        break;
    case PaletteEntry::Kind::Buffer:
        Q_EMIT bufferChosen(entry.buffer);
        break;
    case PaletteEntry::Kind::Feedback:
        Q_EMIT feedbackChosen(entry.feedback);
        break;
    }
}

} // namespace triage::app
