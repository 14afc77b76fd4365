// A buffer by name: what M and A open.
#pragma once

#include "domain/ids.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace triage::app {

struct Context;

/// Type to filter, Return takes. With nothing typed, the buffers that were chosen last are on top.
class BufferPicker : public QDialog
{
    Q_OBJECT
public:
    enum class Purpose { Move, Add, Go };

    BufferPicker(const Context &context, QWidget *parent);

    /// Opens for items; buffers that whyNot names a reason for are shown and cannot be taken.
    void openFor(Purpose purpose, const std::function<std::optional<QString>(BufferId)> &whyNot);

Q_SIGNALS:
    void chosen(triage::app::BufferPicker::Purpose purpose, triage::BufferId buffer);
    /// Nothing matches, and the person may make it.
    void newBufferRequested(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        BufferId buffer; ///< Not valid: make one.
        int score = 0;
        std::optional<QString> whyNot;
    };

    void refresh();
    void addRow(const Row &row, const QString &text, const QString &hint);
    void accept() override;
    QStringList lastUsed() const;
    void remember(BufferId buffer);

    const Context &m_context;
    QLineEdit *m_edit;
    QListView *m_list;
    QStandardItemModel *m_model;
    std::vector<Row> m_rows;
    Purpose m_purpose = Purpose::Move;
    std::function<std::optional<QString>(BufferId)> m_whyNot;
};

} // namespace triage::app
