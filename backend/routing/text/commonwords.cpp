// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/commonwords.h"

#include "routing/text/functionwords.h"

#include <array>
#include <map>
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

/// The words of questions about feedback, and words that are said of anything, in a language.
struct WordsOfFeedback
{
    Language language;
    const char16_t *words;
};

// The forms of nouns and verbs that differ by stem; function words are elsewhere (functionwords.cpp).
constexpr std::array wordsOfFeedback{
    WordsOfFeedback{
        { 'd', 'e' },
        u"feedback rückmeldung rückmeldungen meinung meinungen nutzer nutzerin nutzern benutzer anwender "
        u"kunde "
        u"kunden kundin kundinnen leute menschen person personen team support app produkt service problem "
        u"probleme "
        u"problemen beschwerde beschwerden beschweren beschwert klagen kritik kritisieren kritisiert "
        u"vorschlag "
        u"vorschläge wunsch wünsche wünschen bitten frage fragen gefragt anfrage anfragen kommentar "
        u"kommentare bericht "
        u"berichte berichten berichtet melden gemeldet sagen sagt gesagt meinen meint denken denkt finden "
        u"finde "
        u"findet fühlen erwähnen erwähnt thema themen grund gründe ursache ursachen zusammenfassung "
        u"überblick "
        u"häufig häufige häufigste häufigsten oft wichtig wichtigste wichtigsten größte größten meist "
        u"meisten "
        u"aktuell zuletzt heute gestern tag tage tagen woche wochen monat monate monaten jahr jahre jahren "
        u"mal zeit "
        u"gut gute guten guter besser beste besten schlecht schlechte schlechten schlechter schlimm toll "
        u"super "
        u"schön leider eigentlich wirklich ganz gar ziemlich funktioniert funktionieren klappt klappen geht "
        u"gehen "
        u"läuft kommt kommen steht gerne gern hallo liebe grüße falsch richtig neu neue neuen neuer neues "
        u"alt alte "
        u"groß große klein kleine lang lange kurz schwer leicht hilfe helfen hilft ärgern ärgert stört nervt "
        u"bräuchte wäre wären könnt dabei damit dafür dazu davon daran darauf darüber worüber womit wofür "
        u"jedoch "
        u"sehen sieht etwa beispiel seit ohne trotz obwohl während jedesmal mehrere beiden sogar bisher "
        u"derzeit" },
    WordsOfFeedback{
        { 'f', 'r' },
        u"avis retour retours commentaire commentaires opinion opinions utilisateur utilisateurs "
        u"utilisatrice client "
        u"clients cliente clientes gens personne personnes équipe support service produit application appli "
        u"app "
        u"problème problèmes plainte plaintes plaindre plaignent reproche reproches suggestion suggestions "
        u"demande "
        u"demandes demander demandent demandé question questions signaler signalent signalé mentionner "
        u"mentionnent "
        u"parler parlent dire disent dit pense pensent penser trouve trouvent trouver sujet sujets thème "
        u"thèmes "
        u"raison raisons cause causes résumé principal principaux principale principales souvent fréquent "
        u"fréquents "
        u"récemment dernier dernière derniers dernières aujourd hui hier jour jours semaine semaines mois an "
        u"ans "
        u"année années fois temps bon bonne bons bonnes mieux meilleur meilleure mauvais mauvaise pire bien "
        u"mal "
        u"super génial parfait nul malheureusement vraiment actuellement fonctionne fonctionnent fonctionner "
        u"marche "
        u"marchent marcher bonjour merci cordialement faux nouveau nouvelle nouveaux nouvelles vieux grand "
        u"grande "
        u"petit petite long longue court difficile facile aide aider serait faire fait font faudrait chose "
        u"choses "
        u"plusieurs même mêmes autre autres peu lors alors pourtant cependant chaque sinon mettre met" },
    WordsOfFeedback{
        { 'e', 's' },
        u"opinión opiniones comentario comentarios usuario usuarios usuaria cliente clientes gente persona "
        u"personas "
        u"equipo soporte servicio producto aplicación app problema problemas queja quejas quejan quejarse "
        u"reclamo "
        u"reclamos sugerencia sugerencias solicitud solicitudes pedir piden pide pregunta preguntas reportar "
        u"reportan "
        u"reporte mencionan mencionar hablan hablar dicen decir dice piensan pensar creen encuentran "
        u"encontrar tema "
        u"temas razón razones causa causas motivo motivos resumen principal principales frecuente frecuentes "
        u"frecuencia "
        u"últimamente último última últimos últimas hoy ayer día días semana semanas mes meses año años vez "
        u"veces "
        u"tiempo bueno buena buenos buenas mejor mejores malo mala malos peor bien mal genial perfecto "
        u"desgraciadamente lamentablemente realmente actualmente funciona funcionan funcionar hola gracias "
        u"saludos "
        u"incorrecto nuevo nueva nuevos nuevas viejo grande pequeño largo corto difícil fácil ayuda ayudar "
        u"sería "
        u"hacer hace hacen cosa cosas varios varias mismo misma otro otra otros otras poco poner favor deja "
        u"dejar" },
    WordsOfFeedback{
        { 'i', 't' },
        u"opinione opinioni commento commenti utente utenti cliente clienti persone gente squadra supporto "
        u"servizio prodotto applicazione app problema problemi lamentela lamentele lamentano suggerimento "
        u"suggerimenti richiesta richieste chiedono domanda domande segnalano segnalazione dicono parlano "
        u"pensano trovano tema temi motivo motivi causa cause spesso principale principali oggi ieri giorno "
        u"giorni settimana settimane mese mesi anno anni volta volte tempo buono buona bene male meglio "
        u"peggio cattivo funziona funzionano ciao grazie nuovo nuova vecchio grande piccolo difficile "
        u"facile aiuto fare cosa cose purtroppo" },
    WordsOfFeedback{
        { 'p', 't' },
        u"opinião opiniões comentário comentários usuário usuários utilizador utilizadores cliente clientes "
        u"pessoas gente equipe suporte serviço produto aplicativo aplicação app problema problemas "
        u"reclamação reclamações reclamam sugestão sugestões pedido pedidos pedem pergunta perguntas relatam "
        u"dizem falam pensam acham encontram tema temas motivo motivos causa causas frequente principal "
        u"principais hoje ontem dia dias semana semanas mês meses ano anos vez vezes tempo bom boa bem mal "
        u"melhor pior ruim funciona funcionam olá obrigado novo nova velho grande pequeno difícil fácil "
        u"ajuda fazer coisa coisas infelizmente" },
    WordsOfFeedback{
        { 'n', 'l' },
        u"feedback mening meningen opmerking opmerkingen gebruiker gebruikers klant klanten mensen team "
        u"ondersteuning dienst product app probleem problemen klacht klachten klagen suggestie suggesties "
        u"verzoek verzoeken vragen vraag melden meldt zeggen denken vinden thema onderwerp onderwerpen reden "
        u"redenen oorzaak vaak belangrijkste vandaag gisteren dag dagen week weken maand maanden jaar jaren "
        u"keer tijd goed goede beter beste slecht slechte slechter werkt werken hallo bedankt nieuw nieuwe "
        u"oud groot klein moeilijk makkelijk hulp helpen helaas echt" },
    WordsOfFeedback{
        { 'a', 'r' },
        u"ملاحظات ملاحظة رأي آراء المستخدم المستخدمين المستخدمون العملاء العميل الناس الفريق الدعم الخدمة "
        u"المنتج التطبيق مشكلة مشاكل المشكلة المشاكل شكوى شكاوى يشتكي يشكو اقتراح اقتراحات طلب طلبات يطلب "
        u"سؤال أسئلة يقول يقولون يذكر موضوع مواضيع سبب أسباب غالبا اليوم أمس يوم أيام أسبوع أسابيع شهر "
        u"أشهر سنة سنوات مرة مرات وقت جيد جيدة أفضل سيئ سيئة أسوأ يعمل تعمل مرحبا جديد جديدة قديم كبير "
        u"صغير صعب سهل مساعدة" },
    WordsOfFeedback{
        { 'h', 'e' },
        u"משוב דעה דעות משתמש משתמשים לקוח לקוחות אנשים צוות תמיכה שירות מוצר אפליקציה בעיה בעיות תלונה "
        u"תלונות מתלוננים הצעה הצעות בקשה בקשות מבקשים שאלה שאלות מדווחים אומרים חושבים נושא נושאים סיבה "
        u"סיבות לעתים היום אתמול יום ימים שבוע שבועות חודש חודשים שנה שנים פעם פעמים זמן טוב טובה טובים "
        u"רע רעה גרוע עובד עובדת שלום חדש חדשה ישן גדול קטן קשה קל עזרה" },
};

// Words of Japanese, Chinese and Thai, in which a word is not told by spaces.
constexpr const char16_t *unspacedWords
    = u"について に関して に対して によって として ところ ください できません できない ありません ありがとう "
      u"ございます すみません お願い 場合 問題 意見 要望 苦情 不満 ユーザー "
      u"ユーザ 利用者 お客様 顧客 アプリ サービス 製品 サポート フィードバック 改善 今日 昨日 毎日 毎回 最近 "
      u"使用 利用 必要 "
      u"可能 自分 私 私たち 何度 思い 思う 使い 使う 言う する して ます です 良い 悪い 新しい "
      u"我们 你们 他们 她们 自己 这个 那个 这些 那些 什么 怎么 为什么 如何 哪里 可以 不能 没有 不是 就是 "
      u"还是 因为 所以 但是 "
      u"如果 或者 而且 一个 一下 现在 已经 非常 总是 每次 请问 谢谢 希望 需要 觉得 用户 客户 反馈 意见 问题 "
      u"建议 投诉 应用 "
      u"产品 服务 今天 昨天 最近 我們 你們 他們 這個 那個 什麼 怎麼 為什麼 沒有 因為 用戶 客戶 問題 建議 "
      u"ครับ ค่ะ คะ และ หรือ แต่ ที่ ของ ใน ไม่ ได้ มี เป็น จะ ให้ กับ จาก ว่า ก็ มาก ปัญหา ผู้ใช้ ลูกค้า แอป";

std::unordered_set<FeatureKey> readUnspaced()
{
    std::unordered_set<FeatureKey> keys;
    for (const QString &word : QStringView(unspacedWords).toString().split(u' '))
        keys.insert(keyOfUnspacedWord(word));
    return keys;
}

/// The stems of these words in each language.
std::map<Language, std::unordered_set<FeatureKey>> readWordsOfFeedback()
{
    std::map<Language, std::unordered_set<FeatureKey>> all;
    for (const WordsOfFeedback &table : wordsOfFeedback) {
        FeatureReader reader(table.language);
        reader.add(QStringView(table.words), 1);
        for (const SurfaceWord &word : reader.surfaceWords())
            all[table.language].insert(word.key);
    }
    return all;
}

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

bool isCommonWord(FeatureKey key, Language language)
{
    static const std::unordered_set<FeatureKey> ofGrammar = read({ english });
    static const std::unordered_set<FeatureKey> unspaced = readUnspaced();
    if (isWordOfFeedback(key, language) || unspaced.contains(key))
        return true;
    // The function words of languages with a table are their English counterparts.
    const bool isKnown = language == englishLanguage || hasFunctionWords(language);
    return isKnown ? ofGrammar.contains(key) : isCommonWord(key);
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

bool isWordOfFeedback(FeatureKey key, Language language)
{
    static const std::map<Language, std::unordered_set<FeatureKey>> all = readWordsOfFeedback();
    const auto words = all.find(language);
    if (words != all.end())
        return words->second.contains(key);
    return isWordOfFeedback(key);
}

} // namespace triage::routing
