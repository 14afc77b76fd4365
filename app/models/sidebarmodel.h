// SPDX-License-Identifier: GPL-3.0-or-later
// The sidebar: fixed places, suggested buffers, buffers, views, with their counts.
#pragma once

#include "models/syncedmodel.h"
#include "store/localstore.h"

#include <array>
#include <memory>

namespace triage::app {

struct SidebarRow;

using Pins = std::array<BufferId, 9>; ///< Invalid if the key has no buffer.

/// Two levels: headings and their rows. Rows change in place; live changes never reset the model. Pins
/// are stored with the account (LocalStore memo "pins").
class SidebarModel : public SyncedModel<QAbstractItemModel>
{
    Q_OBJECT
public:
    explicit SidebarModel(LocalStore &store, QObject *parent = nullptr);
    ~SidebarModel() override;

    QModelIndex
    indexOf(const Filter &filter) const; ///< The row that shows that list; invalid if there is none.
    QModelIndex indexOf(BufferId buffer) const;
    /// Returns the nine pinned buffers, by default the first nine by name; index 0 is key 1.
    std::vector<BufferId> pins() const;
    /// Keeps the default pins where none were chosen; to be called when all buffers are here. From then on
    /// no key changes by itself, and a new buffer takes the first free one.
    void keepPins();
    void setPin(BufferId buffer, int number); ///< 1-9; 0 removes the pin.
    /// Shows rows whose name contains the text; all rows if it is empty.
    void setNameFilter(const QString &text);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void countsIncreased(const std::vector<triage::BufferId> &buffers); ///< By an act of this person.

private:
    static QString accessibleText(const SidebarRow &row);
    static QString totalText(const SidebarRow &row);
    void update(bool isOwnAct = false);
    void pinNewBuffers();
    void storePins(const Pins &pins);
    void updateSection(int section);
    void readViews();
    void countViews();
    void countNext(std::size_t number);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::app
