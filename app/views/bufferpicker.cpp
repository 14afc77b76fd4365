#include "views/bufferpicker.h"

#include "commands/administration.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "views/context.h"
#include "views/fuzzymatch.h"
#include "views/hintdelegate.h"
#include "views/theme.h"

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

constexpr int mostRemembered = 9;
const QString memoName = u"lastBuffers"_s;

} // namespace

BufferPicker::BufferPicker(const Context &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_edit(new QLineEdit(this)), m_list(new QListView(this)),
      m_model(new QStandardItemModel(this))
{
    setObjectName(u"bufferPickerDialog"_s);
    setModal(true);
    m_edit->setObjectName(u"pickerEdit"_s);
    m_edit->setAccessibleName(tr("Buffer name"));
    m_edit->setPlaceholderText(tr("Buffer name"));
    m_list->setObjectName(u"pickerList"_s);
    m_list->setAccessibleName(tr("Matching buffers"));
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
    connect(m_edit, &QLineEdit::textChanged, this, &BufferPicker::refresh);
    connect(m_edit, &QLineEdit::returnPressed, this, &BufferPicker::accept);
    connect(m_list, &QListView::activated, this, &BufferPicker::accept);
    connect(m_list, &QListView::clicked, this, &BufferPicker::accept);
}

void BufferPicker::openFor(Purpose purpose, const std::function<std::optional<QString>(BufferId)> &whyNot)
{
    m_purpose = purpose;
    m_whyNot = whyNot;
    const QString title = purpose == Purpose::Move ? tr("Move to buffer")
        : purpose == Purpose::Add                  ? tr("Also add to buffer")
                                                   : tr("Go to buffer");
    setWindowTitle(title);
    setAccessibleName(title);
    const QSize room = parentWidget()->size();
    resize(std::min(420, room.width() - 2 * space::xl), std::min(400, room.height() - 2 * space::xl));
    const QPoint corner = parentWidget()->mapToGlobal(QPoint(0, 0));
    move(corner.x() + (room.width() - width()) / 2, corner.y() + room.height() / 8);
    m_edit->clear();
    refresh();
    m_edit->setFocus();
    show();
}

QStringList BufferPicker::lastUsed() const
{
    return QString::fromUtf8(m_context.store.memo(memoName)).split(u' ', Qt::SkipEmptyParts);
}

void BufferPicker::remember(BufferId buffer)
{
    QStringList last = lastUsed();
    last.removeAll(toString(buffer));
    last.prepend(toString(buffer));
    m_context.store.setMemo(memoName, last.mid(0, mostRemembered).join(u' ').toUtf8());
}

void BufferPicker::refresh()
{
    const QString typed = m_edit->text().trimmed();
    const QStringList last = lastUsed();
    const std::vector<BufferId> pins = m_context.sidebar.pins();
    std::vector<Row> rows;
    for (const BufferRecord &record : m_context.store.buffers()) {
        const std::optional<int> score = fuzzyScore(typed, record.buffer.name);
        if (!score)
            continue;
        Row row{record.buffer.id, *score, m_whyNot ? m_whyNot(record.buffer.id) : std::nullopt};
        const qsizetype used = last.indexOf(toString(record.buffer.id));
        row.score += used >= 0 ? 100 - int(used) : 0;
        row.score -= row.whyNot ? 2000 : 0;
        rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row &one, const Row &other) { return one.score > other.score; });
    m_model->clear();
    m_rows.clear();
    for (const Row &row : rows) {
        const BufferRecord *record = m_context.store.buffer(row.buffer);
        const auto pin = std::find(pins.begin(), pins.end(), row.buffer);
        const QString number = pin == pins.end() ? QString() : QString::number(pin - pins.begin() + 1);
        addRow(row, record->buffer.name, row.whyNot.value_or(number));
        m_model->item(m_model->rowCount() - 1)
            ->setIcon(m_context.theme.bufferIcon(record->buffer.icon.value_or(QString()), record->buffer.name));
    }
    if (rows.empty() && !typed.isEmpty()) {
        const std::optional<Problem> why = m_context.administration.whyNotAdminister();
        addRow(Row{BufferId(), 0, why ? std::optional(why->detail) : std::nullopt},
               tr("Make a new buffer “%1”…").arg(typed), why ? why->detail : QString());
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void BufferPicker::addRow(const Row &row, const QString &text, const QString &hint)
{
    auto *item = new QStandardItem(text);
    item->setData(hint, HintDelegate::HintRole);
    item->setEnabled(!row.whyNot);
    item->setToolTip(row.whyNot.value_or(QString()));
    item->setData(hint.isEmpty() ? text : tr("%1, %2", "name, hint").arg(text, hint), Qt::AccessibleTextRole);
    m_model->appendRow(item);
    m_rows.push_back(row);
}

bool BufferPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentIndex(m_model->index(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)), 0));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void BufferPicker::accept()
{
    const int at = m_list->currentIndex().row();
    if (at < 0 || at >= int(m_rows.size()) || m_rows[size_t(at)].whyNot)
        return;
    const BufferId buffer = m_rows[size_t(at)].buffer;
    const QString typed = m_edit->text().trimmed();
    QDialog::accept();
    if (!buffer.isValid()) {
        Q_EMIT newBufferRequested(typed);
        return;
    }
    remember(buffer);
    Q_EMIT chosen(m_purpose, buffer);
}

} // namespace triage::app
