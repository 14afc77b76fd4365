// SPDX-License-Identifier: GPL-3.0-or-later
// Updates the rows of a model with the fewest signals, so that selection and position survive.
#pragma once

#include <QAbstractItemModel>

#include <algorithm>
#include <vector>

namespace triage::app {

/// For lists of up to some thousand rows. Base is a QAbstractItemModel.
template <typename Base>
class SyncedModel : public Base
{
public:
    using Base::Base;

protected:
    /// same(a, b) returns whether a and b are the same object, perhaps with other values.
    template <typename Row, typename Same>
    void sync(const QModelIndex &parent, std::vector<Row> &rows, const std::vector<Row> &wanted, Same same)
    {
        const auto finds = [&same](const std::vector<Row> &in, const Row &row, std::size_t from) {
            const auto at = std::find_if(in.begin() + std::ptrdiff_t(std::min(from, in.size())), in.end(),
                                         [&](const Row &each) { return same(each, row); });
            return at == in.end() ? -1 : int(at - in.begin());
        };
        for (int row = int(rows.size()) - 1; row >= 0; --row) {
            if (finds(wanted, rows[std::size_t(row)], 0) >= 0)
                continue;
            this->beginRemoveRows(parent, row, row);
            rows.erase(rows.begin() + row);
            this->endRemoveRows();
        }
        for (int row = 0; row < int(wanted.size()); ++row) {
            const Row &want = wanted[std::size_t(row)];
            const int at = finds(rows, want, std::size_t(row));
            if (at < 0) {
                this->beginInsertRows(parent, row, row);
                rows.insert(rows.begin() + row, want);
                this->endInsertRows();
                continue;
            }
            if (at != row) {
                this->beginMoveRows(parent, at, at, parent, row);
                std::rotate(rows.begin() + row, rows.begin() + at, rows.begin() + at + 1);
                this->endMoveRows();
            }
            if (rows[std::size_t(row)] == want)
                continue;
            rows[std::size_t(row)] = want;
            const QModelIndex changed = this->index(row, 0, parent);
            Q_EMIT this->dataChanged(changed, changed);
        }
    }
};

} // namespace triage::app
