// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/commonwords.h"

#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::routing {

namespace {

// Grammar.
constexpr const char16_t *english
    = u"a about above across after again against all almost along already also although always am among an "
      u"and another any "
      "anybody anyone anything are aren around as at away back be became because become been before being "
      "below between "
      "both but by came can cannot cant come comes coming could couldn did didn do does doesn doing don done "
      "down during each "
      "either else enough even ever every everybody everyone everything except far few for from further gave "
      "get gets getting "
      "give given gives giving go goes going gone got had hadn happen happens has hasn have haven having he "
      "hence her here "
      "hers herself him himself his how however i if in indeed instead into is isn it its itself just keep "
      "keeps kept least "
      "less let lets like ll made make makes making many may maybe me might mine more most mostly much must "
      "my myself near "
      "need needed needs neither never next no nobody none nor not nothing now nowhere of off often oh ok "
      "okay on once one "
      "only onto or other others otherwise our ours ourselves out over own per perhaps please put quite "
      "rather re really "
      "said same say says see seem seemed seems seen several shall she should shouldn since so some somebody "
      "somehow someone "
      "something sometimes somewhere soon still such take takes taking tell than thank thanks that the their "
      "theirs them "
      "themselves then there therefore these they thing things this those though through thus till to "
      "together told too took "
      "toward tried tries try trying under unless until up upon us use used useful uses using ve very via "
      "want wanted wants "
      "was wasn way ways we well went were weren what whatever when whenever where whether which while who "
      "whoever whole whom "
      "whose why will with within without won would wouldn yes yet you your yours yourself s t d m im ive id";
// Words of questions about feedback, and words that are said of anything.
constexpr const char16_t *ofFeedback
    = u"feedback item items user users customer customers client clients "
      u"people person persons team opinion opinions mention mentions "
      "mentioned mentioning ask asks asked asking request requests "
      "requested complain complains complained complaining "
      "complaint complaints issue issues problem problems trouble "
      "suggestion suggestions suggest report reports reported "
      "reporting comment comments main biggest major common commonly "
      "frequent frequently often popular usual recent "
      "recently lately latest theme themes topic topics summary summarise "
      "summarize overview think thinks thought feel feels "
      "feeling find finds found know knows show shows kind kinds type types "
      "reason reasons cause causes lot lots bit able "
      "good bad great nice better best worse worst work works working "
      "worked fix fixed add added start started stop stopped "
      "today yesterday day days week weeks month months year years time "
      "times hello hi dear regards currently actually "
      "basically simply possible possibly impossible sure right wrong new "
      "old big small long short first second last two "
      "three help helps happy love hate wish hope hard easy easily support "
      "look looks looking looked seem app product service "
      "awesome amazing perfect cool super lovely wonderful fantastic terrible awful useless horrible poor";
constexpr const char16_t *otherLanguages
    = u"der die das den dem des ein eine einer eines einem einen und oder aber nicht kein keine ist sind war "
      u"waren wird werden "
      "wurde hat haben hatte ich du er sie es wir ihr mir mich sich mit von vom zu zum zur bei beim fur auf "
      "aus nach uber "
      "unter vor wenn dass weil wie was warum wer wo wann auch noch nur schon sehr mehr immer wieder man "
      "kann konnen muss "
      "soll bitte im am als an so sein mein meine ihre ihren gibt habe bin "
      "le la les un une des du de et ou mais ne pas est sont etait je tu il elle nous vous ils elles mon ma "
      "mes son sa ses "
      "ce cette ces qui que quoi dont pour par avec sans sur dans en au aux plus tres tout tous pourquoi "
      "comment quand bien "
      "el los las unos unas y o pero no es son era yo ella nosotros mi mis su sus este esta estos que quien "
      "por para con sin "
      "sobre del al muy mas todo todos como cuando donde porque se lo me te ha hay "
      "il lo gli uno una di da con per tra fra che non sono era io lui noi questo questa come quando perche "
      "o os um uma e ou mas nao eu ele ela nos seu sua isso este esta para com sem por em no na dos das "
      "muito "
      "de het een en niet ik je hij zij wij dit dat van op te met voor zijn is er maar ook nog wel";

std::unordered_set<FeatureKey> read(std::initializer_list<const char16_t *> lists)
{
    FeatureReader reader;
    for (const char16_t *words : lists)
        reader.add(QStringView(words), 1);
    std::unordered_set<FeatureKey> keys;
    for (const SurfaceWord &word : reader.surfaceWords())
        keys.insert(word.key);
    return keys;
}

} // namespace

bool isCommonWord(FeatureKey key)
{
    static const std::unordered_set<FeatureKey> all = read({ english, ofFeedback, otherLanguages });
    return all.contains(key);
}

bool isFunctionWord(FeatureKey key)
{
    static const std::unordered_set<FeatureKey> all = read({ english, otherLanguages });
    return all.contains(key);
}

bool isWordOfFeedback(FeatureKey key)
{
    static const std::unordered_set<FeatureKey> all = read({ ofFeedback });
    return all.contains(key);
}

} // namespace triage::routing
