// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/receiptstore.h"

#include "database/record.h"
namespace triage::storage {

namespace {

constexpr int maxPurgedReceipts = 5000;

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

} // namespace

Result<std::vector<Receipt>> ReceiptStore::find(std::span<const QByteArray> keys)
{
    std::vector<QString> wanted;
    for (const QByteArray &key : keys)
        wanted.push_back(hex(key));
    return listOf<Receipt>(query("receipt.find", { { "keys", wanted } }), [](const Row &row) {
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
    std::vector<QString> keys, bodies, answers;
    for (const Receipt &each : receipts) {
        keys.push_back(hex(each.request.key));
        bodies.push_back(hex(each.request.body));
        answers.push_back(hex(each.answer));
    }
    return m_tx.run("receipt.insert", { { "keys", keys }, { "bodies", bodies }, { "answers", answers } });
}

Result<qint64> purgeReceipts(Connection &connection)
{
    qint64 purged = 0;
    while (true) {
        const auto rows = connection.execute("receipt.purge", { { "limit", maxPurgedReceipts } });
        if (!rows)
            return rows.error();
        purged += rows->affected();
        if (rows->affected() < maxPurgedReceipts)
            return purged;
    }
}

} // namespace triage::storage
