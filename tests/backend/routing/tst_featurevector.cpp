// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of two texts.
#include "routing/text/featurevector.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::routing;

namespace {

FeedbackText item(const QString &text, const QString &title = {})
{
    return { title, text };
}

FeatureVector vectorOfText(const QString &text)
{
    return vectorOf(item(text));
}

} // namespace

class TestFeatureVector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsLikeItselfAndUnlikeAnother()
    {
        const FeatureVector stolen = vectorOfText(u"My card was stolen"_s);
        QVERIFY(qAbs(cosine(stolen, stolen) - 1) < 1e-9);
        QVERIFY(cosine(stolen, vectorOfText(u"somebody stole the cards"_s)) > 0.2);
        QCOMPARE(cosine(stolen, vectorOfText(u"Hinweis"_s)), 0.0);
        QCOMPARE(cosine(stolen, vectorOfText(u"👍 …"_s)), 0.0);
    }

    void formsOfAWordAreAlikeInTheirLanguage()
    {
        const auto german = [](const QString &text) {
            return vectorOf({ {}, text, triage::Language::fromCode(u"de") });
        };
        const auto unknown = [](const QString &text) {
            return vectorOf({ {}, text, triage::Language() });
        };
        QVERIFY(cosine(german(u"Überweisungen"_s), german(u"Überweisung"_s))
                > cosine(unknown(u"Überweisungen"_s), unknown(u"Überweisung"_s)));
    }

    void functionWordsSayLittleInAnyLanguage()
    {
        const auto german = [](const QString &text) {
            return vectorOf({ {}, text, triage::Language::fromCode(u"de") });
        };
        const FeatureVector text = german(u"die Karte"_s);
        QVERIFY(cosine(text, german(u"Karte"_s)) > 2 * cosine(text, german(u"die"_s)));
    }

    void englishIsReadAsBefore()
    {
        const QString text = u"The cards that were stolen: dies ist el niño HttpClient 42 👍"_s;
        const FeatureVector before = vectorOf({ {}, text });
        for (const triage::Language language : { triage::Language(), triage::englishLanguage }) {
            const FeatureVector now = vectorOf({ {}, text, language });
            QCOMPARE(now.size(), before.size());
            for (size_t i = 0; i < now.size(); ++i) {
                QCOMPARE(now[i].key, before[i].key);
                QVERIFY(now[i].count == before[i].count);
            }
        }
    }

    void rareWordsCountMore()
    {
        const FeatureVector text = vectorOfText(u"the app exports invoices"_s);
        QVERIFY(cosine(text, vectorOfText(u"invoices"_s)) > cosine(text, vectorOfText(u"the app"_s)));
    }

    void wordsOfAllOwnTextsWeighLittle()
    {
        const std::vector<FeedbackText> own(50, item(u"quokka"_s));
        const Rarity rarity(own);
        const FeatureVector text = vectorOf(item(u"quokka invoices"_s), rarity);
        QVERIFY(cosine(text, vectorOf(item(u"invoices"_s), rarity))
                > cosine(text, vectorOf(item(u"quokka"_s), rarity)));
    }

    void sharedWordsAreNamedAsTheyStand()
    {
        const std::vector<SharedWord> shared = sharedWords(item(u"Exported invoices are empty"_s),
                                                           item(u"EXPORTING an invoice, and the tax"_s), 2);
        QCOMPARE(shared.size(), size_t(2));
        QStringList words{ shared[0].inFirst, shared[0].inSecond, shared[1].inFirst, shared[1].inSecond };
        words.sort();
        QCOMPARE(words, (QStringList{ u"EXPORTING"_s, u"Exported"_s, u"invoice"_s, u"invoices"_s }));
    }

    void wordsOfGrammarMakeNothingAlike()
    {
        const std::vector<SharedWord> shared
            = sharedWords(item(u"What is the basis of your fee for the card"_s),
                          item(u"Where do I find the number of your card"_s), 5);
        QCOMPARE(shared.size(), size_t(1));
        QCOMPARE(shared.front().inSecond, u"card"_s);
        QVERIFY(sharedWords(item(u"Where is it"_s), item(u"What is that"_s), 5).empty());
    }
};

TRIAGE_TEST(TestFeatureVector, QCoreApplication)
#include "tst_featurevector.moc"
