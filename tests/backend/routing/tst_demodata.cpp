// SPDX-License-Identifier: GPL-3.0-or-later
// The demonstration data: most of its feedback finds a buffer, some needs a review, some finds none.
#include "routing/decision.h"
#include "routing/model.h"
#include "search/slug.h"
#include "support/testprogram.h"
#include "text.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::routing;

namespace {

std::vector<QJsonObject> linesOf(const QString &name)
{
    std::vector<QJsonObject> lines;
    QFile file(QStringLiteral(TRIAGE_DEMO_FOLDER) + u'/' + name);
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    while (!file.atEnd())
        lines.push_back(QJsonDocument::fromJson(file.readLine()).object());
    return lines;
}

} // namespace

class TestDemoData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buffersKeepTheLimits()
    {
        const std::vector<QJsonObject> buffers = linesOf(u"buffers.jsonl"_s);
        QCOMPARE(buffers.size(), size_t(12));
        QSet<QString> slugs;
        for (const QJsonObject &buffer : buffers) {
            QVERIFY(codePoints(buffer["name"_L1].toString()) <= 100);
            QVERIFY(!buffer["icon"_L1].toString().isEmpty());
            QVERIFY(!isBlank(buffer["description"_L1].toString()));
            QVERIFY(!isBlank(buffer["routing_instructions"_L1].toString()));
            slugs.insert(search::slugify(buffer["name"_L1].toString()));
        }
        QCOMPARE(slugs.size(), qsizetype(buffers.size()));
    }

    void feedbackKeepsTheLimits()
    {
        const std::vector<QJsonObject> feedback = linesOf(u"feedback.jsonl"_s);
        QVERIFY(feedback.size() >= 400);
        QSet<QString> texts;
        for (const QJsonObject &item : feedback) {
            const QString description = item["description"_L1].toString();
            QVERIFY(!isBlank(description));
            QVERIFY(codePoints(description) <= 5000);
            QVERIFY(item["title"_L1].isNull() || !isBlank(item["title"_L1].toString()));
            QVERIFY(item["client"_L1].isNull() || item["client"_L1].toString().size() <= 255);
            QVERIFY(item["submitted_by"_L1].isNull() || !item["submitted_by"_L1].toString().isEmpty());
            for (const QJsonValue target : item["targets"_L1].toArray())
                QCOMPARE(target["type"_L1].toString(), u"documentation"_s);
            texts.insert(description);
        }
        QCOMPARE(texts.size(), qsizetype(feedback.size()));
    }

    void mostFeedbackFindsABuffer()
    {
        std::vector<BufferProfile> buffers;
        for (const QJsonObject &buffer : linesOf(u"buffers.jsonl"_s)) {
            buffers.push_back({ BufferId(qint64(buffers.size()) + 1),
                                buffer["name"_L1].toString(),
                                {},
                                buffer["description"_L1].toString(),
                                buffer["routing_instructions"_L1].toString() });
        }
        const auto model = Model::build({ buffers, {}, {} });
        QSet<qint64> used;
        double sure = 0, review = 0, none = 0;
        const std::vector<QJsonObject> feedback = linesOf(u"feedback.jsonl"_s);
        for (const QJsonObject &item : feedback) {
            const FeedbackText text{ item["title"_L1].toString(), item["description"_L1].toString() };
            const Decision decision = decide(model->classify(text), {});
            (decision.assigned.empty()  ? none
                 : decision.needsReview ? review
                                        : sure)
                += 1.0 / double(feedback.size());
            for (const Candidate &candidate : decision.assigned)
                used.insert(candidate.buffer.value());
        }
        qInfo("sure %.2f, to review %.2f, none %.2f", sure, review, none);
        QVERIFY(sure > 0.35);
        QVERIFY(review > 0.1);
        QVERIFY(none > 0.1 && none < 0.4);
        QCOMPARE(used.size(), qsizetype(buffers.size()));
    }
};

TRIAGE_TEST(TestDemoData, QCoreApplication)
#include "tst_demodata.moc"
