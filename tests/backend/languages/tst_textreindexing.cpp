// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that an earlier version indexed without their language are indexed again, a part at a time.

#include "services/feedback/textreindexing.h"
#include "stores/feedbackwriter.h"
#include "stores/languages/languagestore.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

const QString german = u"Meine Überweisungen wurden abgelehnt, ich verstehe den Grund nicht"_s;
const QString english = u"My new card has not arrived yet, can I track the delivery?"_s;

/// Returns an item as a version before languages stored it.
PreparedFeedback untold(const QString &text)
{
    PreparedFeedback item;
    item.title = u"Title"_s;
    item.description = text;
    item.lexemes = u"'title'"_s;
    return item;
}

} // namespace

class TestTextReindexing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_connection.reset();
        m_database = std::make_unique<ScratchDatabase>();
        m_connection = std::make_unique<Connection>(m_database->config());
        m_organization = makeOrganization(*m_connection);
        QVERIFY(m_connection->executeText(
            u"insert into organization (organization, name, slug, created_at, change)"
            " select organization, 'Org', 'org', now(), 1 from organization_state"_s));
    }

    void theNewestAreDoneFirstUntilNoneIsLeft()
    {
        store({ untold(english), untold(english), untold(german), untold(german), untold(german) });
        QCOMPARE(reindexed(3), 3);
        QCOMPARE(counts(), u"de 3"_s);
        QCOMPARE(reindexed(3), 2);
        QCOMPARE(counts(), u"de 3, en 2"_s);
        QCOMPARE(reindexed(3), 0);
    }

    void aTextThatChangesWhileItIsAnalysedIsLeftToALaterPart()
    {
        store({ untold(english), untold(german) });
        const auto read = LanguageStore(*m_connection, m_organization).untold(10);
        QCOMPARE(read->size(), std::size_t(2));
        // A backend of an earlier version edits the newer one.
        QVERIFY(inTransaction(*m_connection, m_organization, [&](Transaction &tx) {
            return tx.connection().executeText(
                u"update feedback set description = '%1', change = %2 where id = %3"_s.arg(english)
                    .arg(tx.change())
                    .arg(read->front().feedback.value()));
        }));
        std::vector<ReindexedText> late;
        for (const UntoldText &text : *read)
            late.push_back({ text.feedback, text.change, u"'@de'"_s });
        QVERIFY(inTransaction(*m_connection, m_organization, [&](Transaction &tx) {
            const auto stored = reindex(tx, late);
            return stored ? Result<bool>(true) : Result<bool>(stored.error());
        }));
        QCOMPARE(counts(), u"de 1"_s); // the older one
        QCOMPARE(reindexed(10), 1);
        QCOMPARE(counts(), u"de 1, en 1"_s);
    }

    void anotherBackendMayHaveDoneThem()
    {
        store({ untold(german) });
        const auto read = LanguageStore(*m_connection, m_organization).untold(10);
        QCOMPARE(reindexed(10), 1);
        QVERIFY(inTransaction(*m_connection, m_organization, [&](Transaction &tx) {
            const auto stored = reindex(
                tx, std::vector{ ReindexedText{ read->front().feedback, read->front().change, u"'@fr'"_s } });
            return stored ? Result<bool>(true) : Result<bool>(stored.error());
        }));
        QCOMPARE(counts(), u"de 1"_s);
    }

private:
    void store(const std::vector<PreparedFeedback> &items)
    {
        QVERIFY(inTransaction(*m_connection, m_organization,
                              [&](Transaction &tx) { return FeedbackWriter(tx).create(items); }));
    }

    /// Returns the number of texts that a part found.
    int reindexed(int limit)
    {
        const auto part = services::reindexSome(*m_connection, m_organization, limit);
        return part ? part->texts : -1;
    }

    /// Returns "de 3, en 2".
    QString counts()
    {
        const auto rows = m_connection->executeText(
            u"select coalesce(string_agg(language || ' ' || feedback, ', ' order by language), '')"
            " from language_total where feedback > 0"_s);
        return rows->first().text(0);
    }

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    OrganizationId m_organization;
};

TRIAGE_TEST(TestTextReindexing, QCoreApplication)
#include "tst_textreindexing.moc"
