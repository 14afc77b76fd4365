// SPDX-License-Identifier: GPL-3.0-or-later
// Proposed buffers as a pure function: their groups, their names and the language of their sentences.

#include "research/proposal.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::research;

namespace {

std::vector<routing::FeedbackText> items(const QStringList &texts)
{
    std::vector<routing::FeedbackText> all;
    for (const QString &text : texts)
        all.push_back({ {}, text });
    return all;
}

} // namespace

class TestProposals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProposalSpeaksTheLanguageOfItsFeedback_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("description");
        QTest::addColumn<QString>("instructions");
        QTest::newRow("English")
            << QStringList{ u"The parking garage was closed when I came for my car."_s,
                            u"Your parking garage is too narrow for my car."_s,
                            u"I could not leave the parking garage, the barrier stayed down."_s,
                            u"The ticket machine of the parking garage took my money."_s,
                            u"Is there a discount for the parking garage on Sundays?"_s }
            << u"Parking garage"_s << u"Feedback about parking garage"_s
            << u"Feedback with words such as “parking garage”"_s;
        QTest::newRow("German")
            << QStringList{ u"Das Parkhaus war geschlossen, als ich mein Auto holen wollte."_s,
                            u"Euer Parkhaus ist viel zu eng für mein Auto."_s,
                            u"Ich kam nicht aus dem Parkhaus, die Schranke blieb unten."_s,
                            u"Der Automat im Parkhaus hat mein Geld behalten."_s,
                            u"Gibt es am Sonntag einen Rabatt für das Parkhaus?"_s }
            << u"Parkhaus"_s << u"Feedback zu Parkhaus"_s << u"Feedback mit Wörtern wie „Parkhaus“"_s;
        QTest::newRow("French")
            << QStringList{ u"Le parking souterrain était fermé quand je suis venu chercher ma voiture."_s,
                            u"Votre parking souterrain est trop étroit pour ma voiture."_s,
                            u"Je n'ai pas pu sortir du parking souterrain, la barrière restait baissée."_s,
                            u"La machine du parking souterrain a gardé mon argent."_s,
                            u"Y a-t-il une réduction pour le parking souterrain le dimanche ?"_s }
            << u"Parking souterrain"_s << u"Retours sur : parking souterrain"_s
            << u"Retours contenant des mots comme « parking souterrain »"_s;
        QTest::newRow("Japanese") << QStringList{ u"車を取りに行ったら駐車場が閉まっていました。"_s,
                                                  u"駐車場が狭くて車が入りません。"_s,
                                                  u"駐車場から出られず、ゲートが開きませんでした。"_s,
                                                  u"駐車場の機械がお金を返してくれません。"_s,
                                                  u"日曜日の駐車場の割引はありますか。"_s }
                                  << u"駐車"_s << u"駐車"_s << u"「駐車"_s;
    }

    void aProposalSpeaksTheLanguageOfItsFeedback()
    {
        QFETCH(QStringList, texts);
        QFETCH(QString, name);
        QFETCH(QString, description);
        QFETCH(QString, instructions);
        const std::vector<Proposal> proposals = proposeBuffers(items(texts));
        QCOMPARE(proposals.size(), 1u);
        QCOMPARE(proposals[0].members.size(), 5u);
        QVERIFY2(proposals[0].name.startsWith(name), qPrintable(proposals[0].name));
        QVERIFY2(proposals[0].description.startsWith(description), qPrintable(proposals[0].description));
        QVERIFY2(proposals[0].instructions.startsWith(instructions), qPrintable(proposals[0].instructions));
    }

    void textsThatSayNothingAreNoProposal_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("tests") << QStringList{ u"test"_s,    u"Test!"_s, u"test test"_s, u"just a test"_s,
                                               u"testing"_s, u"TEST"_s,  u"test 1"_s };
        QTest::newRow("a single word") << QStringList{ u"refund"_s,      u"Refund!"_s,   u"a refund"_s,
                                                       u"the refund?"_s, u"my refund"_s, u"REFUND"_s };
        QTest::newRow("noise") << QStringList{ u"asdf jkl"_s,      u"asdf asdf qwe"_s, u"asdfasdf asdf"_s,
                                               u"jkl asdf sdfg"_s, u"asdf sdf sdf"_s,  u"asdf qwer jkl"_s,
                                               u"asdf lkj"_s,      u"qwer asdf"_s };
        QTest::newRow("copies") << QStringList(12, u"Cheap watches at the best price, order now!"_s);
        QStringList alike;
        for (int i = 0; i < 12; ++i)
            alike << u"Dear customer %1, cheap watches at the best price, order now at https://w%1.example"_s
                         .arg(i);
        QTest::newRow("copies with numbers") << alike;
    }

    void textsThatSayNothingAreNoProposal()
    {
        QFETCH(QStringList, texts);
        QVERIFY(proposeBuffers(items(texts)).empty());
    }

    void aProposalHasOneSubject()
    {
        const std::vector<Proposal> proposals = proposeBuffers(items(
            { u"I lost my card on the train to Bonn."_s, u"My card got lost at the beach."_s,
              u"Somebody stole my card in the supermarket."_s, u"Where do I report a lost card?"_s,
              u"The lost card was found by my neighbour."_s, u"A payment to my landlord failed."_s,
              u"The payment for the hotel was rejected."_s, u"Why did the payment of my rent bounce?"_s,
              u"The card payment at the petrol station failed."_s, u"A payment in euros shows twice."_s }));
        for (const Proposal &proposal : proposals) {
            const auto cards = std::count_if(proposal.members.begin(), proposal.members.end(),
                                             [](size_t member) { return member < 5; });
            QVERIFY2(cards == 0 || cards >= std::ssize(proposal.members) - 1, qPrintable(proposal.name));
        }
    }

    void copiesGoWhereTheirOriginalGoes()
    {
        const std::vector<Proposal> proposals
            = proposeBuffers(items({ u"The parking garage was closed when I came for my car."_s,
                                     u"Your parking garage is too narrow for a van."_s,
                                     u"I could not leave the parking garage, the barrier stayed down."_s,
                                     u"The ticket machine of the parking garage took my money."_s,
                                     u"Is there a discount for the parking garage on Sundays?"_s,
                                     u"The ticket machine of the parking garage took my money!!"_s }));
        QCOMPARE(proposals.size(), 1u);
        QCOMPARE(proposals[0].members.size(), 6u);
        QCOMPARE(proposals[0].confidences.size(), 6u);
    }

    void aSubjectIsKnownByKeysOfTheSameLanguage()
    {
        constexpr Language german('d', 'e');
        constexpr Language japanese('j', 'a');
        const std::vector<FeatureKey> garage
            = keysOf({ u"Parkhaus"_s, u"Schranke"_s, u"Automaten"_s }, german);
        QVERIFY(isSameSubject(garage, keysOf({ u"Parkhäuser"_s, u"Schranken"_s, u"Rabatt"_s }, german)));
        QVERIFY(!isSameSubject(garage, keysOf({ u"Anmeldung"_s, u"Fingerabdruck"_s }, german)));
        QVERIFY(
            isSameSubject(keysOf({ u"駐車場"_s }, japanese), keysOf({ u"駐車場"_s, u"割引"_s }, japanese)));
    }

    void aGroupWithoutAKnownLanguageIsComparedInTheLanguageOfTheOther()
    {
        constexpr Language german('d', 'e');
        const std::vector<FeatureKey> refused
            = keysOf({ u"Gutschein"_s, u"Schranke"_s, u"Rechnung"_s }, german);
        const QStringList words{ u"Gutscheinen"_s, u"Schranken"_s, u"Rechnungen"_s };
        QVERIFY(!isSameSubject(keysOf(words, Language()), refused));
        QVERIFY(isSameSubject(keysOf(words, german), refused));
    }
};

TRIAGE_TEST(TestProposals, QCoreApplication)
#include "tst_proposals.moc"
