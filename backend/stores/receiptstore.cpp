// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/receiptstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/parts/removal.h"
namespace triage::storage {

namespace {

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

} // namespace

Result<std::vector<Receipt>> ReceiptStore::find(std::span<const QByteArray> keys)
{
    return listOf<Receipt>(query("receipt.find", { { "keys", columnOf(keys, hex) } }), [](const Row &row) {
        const auto hash = [&row](int column) {
            return QByteArray::fromHex(row.bytes(column).toByteArray());
        };
        return Receipt{ { hash(0), hash(1) }, row.binary(2) };
    });
}

Result<void> ReceiptWriter::insert(std::span<const Receipt> receipts)
{
    if (receipts.empty())
        return {};
    return m_tx.run(
        "receipt.insert",
        { { "keys", columnOf(receipts, [](const Receipt &each) { return hex(each.request.key); }) },
          { "bodies", columnOf(receipts, [](const Receipt &each) { return hex(each.request.body); }) },
          { "answers", columnOf(receipts, [](const Receipt &each) { return hex(each.answer); }) } });
}

Result<bool> purgeReceipts(Connection &connection)
{
    return runInBatches(connection, { "receipt.purge" });
}

} // namespace triage::storage
