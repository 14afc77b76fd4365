// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/text/functionwords.h"

#include "search/folding.h"

#include <QHash>
#include <QStringList>

#include <array>
#include <map>

namespace triage::routing {

namespace {

/// The function words of a language: groups that end in a semicolon, each an English word and the words that
/// have its part. Of a word that is in two groups the first counts.
struct FunctionWords
{
    Language language;
    const char16_t *groups;
};

constexpr std::array tables{
    FunctionWords{
        { 'd', 'e' },
        u"the der die das den dem des; a ein eine einer eines einem einen; and und sowie; or oder; but "
        u"aber sondern jedoch doch; not nicht nie niemals; no kein keine keinen keinem keiner keines "
        u"nein; is ist; are sind seid; was war; were waren; be sein; am bin; been gewesen; have habe "
        u"haben hast hab; has hat; had hatte hatten; will werde werden wird wirst wurde wurden; would "
        u"wurde wurden; can kann kannst konnen konnt; could konnte konnten konntest; must muss mussen "
        u"musst musste mussten; should soll sollte sollen sollten; may darf durfen durfte; i ich; you "
        u"du sie ihr euch ihnen dich dir; he er; it es; we wir; they ihnen; me mich mir; us uns; my "
        u"mein meine meinen meinem meiner meines; your dein deine deinen deinem deiner ihre ihren "
        u"ihrem ihrer euer eure; our unser unsere unseren unserem unserer; his seine seinen seinem "
        u"seiner; myself sich selbst; this dies diese dieser dieses diesem diesen; that dass jene "
        u"jener jenes; which welche welcher welches welchen welchem; who wer wen wem; what was; where "
        u"wo wohin woher; when wann wenn als; why warum weshalb wieso; how wie; if ob falls; because "
        u"weil denn da; than als; so so also; with mit; without ohne; of von vom; to zu zum zur; in in "
        u"im ins; on auf am an ans; at bei beim; for fur; from aus ab seit; about uber; by durch; "
        u"under unter; before vor vorher; after nach danach; between zwischen; until bis; during "
        u"wahrend; against gegen; also auch; only nur; just eben gerade einfach; already schon "
        u"bereits; still noch; again wieder nochmal; very sehr; more mehr; most meisten; much viel "
        u"viele vielen; all alle alles allen aller; some einige manche etwas; any irgend irgendein "
        u"irgendwelche; every jede jeder jedes jeden jedem; always immer; never nie niemals; now jetzt "
        u"nun; then dann; there dort da; here hier; something etwas; nothing nichts; someone jemand; "
        u"please bitte; thanks danke; want mochte will wollen mochten wollte willst; need brauche "
        u"braucht brauchen benotige; get bekomme bekommen kriege bekam erhalte erhalten; make machen "
        u"mache macht gemacht; do tun tue tut; does tut; give geben gibt gib gebe; go gehen gehe geht; "
        u"take nehmen nimm nimmt; let lass lassen lasst; see sehen sehe; tell sag sage sagen; out aus "
        u"raus; up auf; while wahrend; other andere anderen anderer anderes; own eigene eigenen" },
    FunctionWords{
        { 'f', 'r' },
        u"the le la les l; a un une; of de du des d; and et; or ou; but mais; not pas ne n; no non "
        u"aucun aucune; is est; are sont sommes etes; was etait etais; were etaient; be etre; been "
        u"ete; am suis; have ai avoir avons avez ont as; has a; had avait avais avaient; will vais va "
        u"vont allons allez; would serait voudrais aimerais; can peux peut peuvent pouvez pouvons "
        u"puis; could pourrais pourrait pouvais pourriez; must dois doit doivent; should devrais "
        u"devrait devraient; need faut besoin; i je j; you tu vous te t toi; he il; she elle; it ce c "
        u"cela ca; we nous on; they ils elles; me me m moi; him lui; them leur leurs; my mon ma mes; "
        u"your ton ta tes votre vos; our notre nos; his son sa ses; myself se s soi; this cet cette "
        u"ces ceci; that que qu; which quel quelle quels quelles lequel laquelle; who qui; what quoi; "
        u"where ou; when quand lorsque; why pourquoi; how comment; if si; because parce car puisque; "
        u"than que; so donc alors ainsi; with avec; without sans; to a au aux; in dans en; on sur; at "
        u"chez; for pour; from depuis des; about propos environ; by par; under sous; before avant; "
        u"after apres; between entre; until jusqu jusque; during pendant; against contre; also aussi "
        u"egalement; only seulement uniquement; just juste; already deja; still encore toujours; again "
        u"encore nouveau; very tres; more plus; less moins; much beaucoup trop; all tout toute tous "
        u"toutes; some quelques certains certaines; every chaque; always toujours; never jamais; now "
        u"maintenant; then puis ensuite; there y la; here ici; something quelque chose; nothing rien; "
        u"someone quelqu; please plait plaît svp; thanks merci; want veux veut veulent voulez vouloir; "
        u"get obtenir recevoir recois recu; make faire fais fait faites font; do faire; give donner "
        u"donne donnez; go aller; take prendre prends prenez pris; let laisse laisser; see voir vois; "
        u"tell dis dire dit; other autre autres; same meme" },
    FunctionWords{
        { 'e', 's' },
        u"the el la los las lo; a un una unos unas; of de del; and y e; or o u; but pero sino; not no; "
        u"no ningun ninguna ninguno; is es esta; are son estan somos; was era estaba fue; were eran "
        u"fueron; be ser estar; am soy estoy; been sido estado; have he tengo tener tenemos tienen "
        u"haber; has ha tiene; had habia tenia; will voy va van vamos; would gustaria quisiera; can "
        u"puedo puede pueden podemos poder puedes; could podria podrias podrian; must debo debe deben; "
        u"should deberia deberian; i yo; you tu usted ustedes te ti; he el; she ella; it ello eso; we "
        u"nosotros; they ellos ellas; me me mi; us nos; him le les; my mi mis; your tu tus su sus; our "
        u"nuestro nuestra nuestros nuestras; his suyo suya; myself se si; this este esta estos estas "
        u"esto; that que ese esa esos esas aquel aquella; which cual cuales; who quien quienes; what "
        u"que; where donde adonde; when cuando; why porque; how como; if si; because porque pues; than "
        u"que; so entonces asi; with con conmigo; without sin; to a al; in en; on sobre; for para por; "
        u"from desde; about acerca; by por; under bajo; before antes; after despues tras; between "
        u"entre; until hasta; during durante; against contra; also tambien; only solo solamente; just "
        u"justo; already ya; still aun todavia; again vuelve nuevo; very muy; more mas; less menos; "
        u"much mucho mucha muchos muchas; all todo toda todos todas; some algun alguna algunos "
        u"algunas; any cualquier cualquiera; every cada; always siempre; never nunca jamas; now ahora; "
        u"then luego; there hay ahi alli; here aqui; something algo; nothing nada; someone alguien; "
        u"please favor; thanks gracias; want quiero quiere quieren queremos querer; need necesito "
        u"necesita necesitamos necesitan; get obtener recibir recibo; make hacer hago hace hacen "
        u"hecho; do hacer haz; give dar da dame; go ir; take tomar toma; let deja dejar; see ver veo; "
        u"tell di dime decir; other otro otra otros otras; same mismo misma" },
    FunctionWords{
        { 'i', 't' },
        u"the il lo la i gli le l; a un uno una; of di del della dei degli delle dello dell d; and e "
        u"ed; or o oppure; but ma pero; not non; no nessun nessuno nessuna; is e; are sono siamo "
        u"siete; was era; were erano; be essere; been stato stata stati; have ho abbiamo avere hanno "
        u"avete; has ha; had aveva avevo; can posso puo possono possiamo; could potrei potrebbe; must "
        u"devo deve devono; should dovrei dovrebbe; i io; you tu voi lei ti vi; he lui egli; she lei; "
        u"it esso cio; we noi ci; they loro essi; me mi me; my mio mia miei mie; your tuo tua tuoi tue "
        u"suo sua vostro vostra; our nostro nostra; myself si se; this questo questa questi queste; "
        u"that che quello quella quei; which quale quali; who chi; what cosa; where dove; when quando; "
        u"why perche; how come; if se; because perche poiche; so quindi allora cosi; with con col; "
        u"without senza; to a al alla ai alle allo all ad; in in nel nella nei nelle nell; on su sul "
        u"sulla sui sulle sull; for per; from da dal dalla dai dalle dall; by da; before prima; after "
        u"dopo; between tra fra; until fino; also anche; only solo soltanto; already gia; still "
        u"ancora; very molto; more piu; less meno; all tutto tutta tutti tutte; some alcuni alcune "
        u"qualche; every ogni; always sempre; never mai; now ora adesso; there c vi; here qui qua; "
        u"something qualcosa; nothing niente nulla; please favore; thanks grazie; want voglio vuole "
        u"vorrei volere; make fare faccio fa fatto; other altro altra altri altre" },
    FunctionWords{
        { 'n', 'l' },
        u"the de het; a een; of van; and en; or of; but maar; not niet; no geen nee; is is; are zijn "
        u"bent; was was; were waren; be zijn; been geweest; am ben; have heb hebben hebt; has heeft; "
        u"had had hadden; will zal zullen wil; would zou zouden; can kan kunnen kunt; could kon "
        u"konden; must moet moeten; may mag mogen; i ik; you je jij u jullie jou; he hij; she zij ze; "
        u"it het; we wij we; they zij; me mij me; us ons; him hem; them hun hen; my mijn; your jouw "
        u"uw; our onze ons; myself zich zelf; this dit deze; that dat die; which welke welk; who wie; "
        u"what wat; where waar; when wanneer toen; why waarom; how hoe; if als; because omdat want; "
        u"than dan; so dus zo; with met; without zonder; to naar te; in in; on op aan; at bij; for "
        u"voor; from vanaf uit; about over; by door; under onder; before voordat; after na; between "
        u"tussen; until tot; also ook; only alleen slechts; just net gewoon; already al; still nog; "
        u"again weer opnieuw; very heel erg zeer; more meer; much veel; all alle alles; some sommige "
        u"enkele; every elke elk ieder iedere; always altijd; never nooit; now nu; then dan; there er "
        u"daar; here hier; something iets; nothing niets; please alstublieft graag; thanks bedankt "
        u"dank; want wil willen; get krijg krijgen krijgt; make maken maak maakt; do doen doe; other "
        u"andere ander" },
    FunctionWords{
        { 'p', 't' },
        u"the o a os as; a um uma uns umas; of de do da dos das; and e; or ou; but mas; not nao; no "
        u"nenhum nenhuma; is e esta; are sao estao somos; was era estava foi; be ser estar; am sou "
        u"estou; have tenho tem temos ter; has tem; had tinha; can posso pode podem podemos; could "
        u"poderia; must devo deve devem; should deveria; i eu; you voce voces tu te; he ele; she ela; "
        u"it isso isto; we nos; they eles elas; me me mim; my meu minha meus minhas; your teu tua seu "
        u"sua seus suas; our nosso nossa nossos nossas; myself se; this este esta estes estas; that "
        u"que esse essa aquele aquela; which qual quais; who quem; where onde; when quando; why "
        u"porque; how como; because porque pois; so entao assim; with com; without sem; to ao aos "
        u"para; in em no na nos nas num numa; on sobre; for por para pelo pela; from desde; before "
        u"antes; after depois apos; between entre; until ate; also tambem; only apenas somente so; "
        u"already ja; still ainda; very muito; more mais; less menos; all todo toda todos todas tudo; "
        u"some algum alguma alguns algumas; every cada; always sempre; never nunca; now agora; there "
        u"la ha; here aqui; something algo; nothing nada; please favor; thanks obrigado obrigada; want "
        u"quero quer queria; need preciso precisa; make fazer faz faco feito; other outro outra outros "
        u"outras" },
    FunctionWords{
        { 'd', 'a' },
        u"the den det de; a en et; of af; and og; or eller; but men; not ikke; no ingen nej; is er; "
        u"was var; be vaere; been vaeret; have har have; had havde; will vil skal; would ville skulle; "
        u"can kan; could kunne; must skal ma; i jeg; you du i; he han; she hun; it det; we vi; they "
        u"de; me mig; us os; you dig jer; them dem; my min mit mine; your din dit dine; our vores; "
        u"myself sig selv; this denne dette disse; that at som der; which hvilken hvilket hvilke; who "
        u"hvem; what hvad; where hvor; when nar da; why hvorfor; how hvordan; if hvis om; because "
        u"fordi; than end; so sa; with med; without uden; to til; in i; on pa; at ved hos; for for; "
        u"from fra; about om; by af; under under; before for; after efter; between mellem; also ogsa; "
        u"only kun; just bare; already allerede; still stadig; again igen; very meget; more mere; much "
        u"meget; all alle alt; some nogle noget nogen; every hver hvert; always altid; never aldrig; "
        u"now nu; there der; here her; please venligst; thanks tak; want vil onsker; get far faet; "
        u"make gor lave; other anden andre andet" },
    FunctionWords{
        { 's', 'v' },
        u"the den det de; a en ett; of av; and och; or eller; but men; not inte ej; no ingen inget "
        u"inga nej; is ar; was var; be vara; been varit; have har ha; had hade; will ska skall kommer; "
        u"would skulle; can kan; could kunde; must maste; i jag; you du ni; he han; she hon; it det; "
        u"we vi; they de dom; me mig; us oss; you dig er; them dem; my min mitt mina; your din ditt "
        u"dina; our var vart vara; myself sig sjalv; this denna detta dessa; that att som; which "
        u"vilken vilket vilka; who vem; what vad; where var dar; when nar da; why varfor; how hur; if "
        u"om; because eftersom; than an; so sa; with med; without utan; to till; in i; on pa; at vid "
        u"hos; for for; from fran; about om; under under; before innan fore; after efter; between "
        u"mellan; until tills; also ocksa aven; only bara endast; already redan; still fortfarande "
        u"annu; again igen; very mycket valdigt; more mer mera; all alla allt; some nagra nagot nagon; "
        u"every varje; always alltid; never aldrig; now nu; there dar; here har; please snalla; thanks "
        u"tack; want vill; get far fa fatt; make gor gora; other annan andra annat" },
    FunctionWords{
        { 'n', 'o' },
        u"the den det de; a en et ei; of av; and og; or eller; but men; not ikke; no ingen nei; is er; "
        u"was var; be vaere; been vaert; have har ha; had hadde; will vil skal; would ville skulle; "
        u"can kan; could kunne; must ma; i jeg; you du dere; he han; she hun; it det; we vi; they de; "
        u"me meg; us oss; you deg; them dem; my min mitt mine; your din ditt dine; our var vart vare; "
        u"myself seg selv; this denne dette disse; that at som; which hvilken hvilket hvilke; who "
        u"hvem; what hva; where hvor; when nar da; why hvorfor; how hvordan; if hvis om; because "
        u"fordi; than enn; so sa; with med; without uten; to til; in i; on pa; at ved hos; for for; "
        u"from fra; about om; by av; under under; before for; after etter; between mellom; also ogsa; "
        u"only bare kun; already allerede; still fortsatt enna; again igjen; very veldig; more mer; "
        u"much mye; all alle alt; some noen noe; every hver hvert; always alltid; never aldri; now na; "
        u"there der; here her; please vennligst; thanks takk; want vil onsker; get far fa fatt; make "
        u"gjor gjore lage; other annen andre annet" },
    FunctionWords{
        { 'f', 'i' },
        u"and ja seka; or tai; but mutta; not ei en et emme ette eivat; is on; are ovat; was oli; be "
        u"olla; been ollut; am olen; i mina; you sina te; he han; it se; we me; they he ne; me minua "
        u"minut minulle; my minun; your sinun teidan; our meidan; this tama taman tata tassa; that tuo "
        u"etta; which joka mika jotka; who kuka; what mita mika; where missa; when kun milloin; why "
        u"miksi; how miten kuinka; if jos; because koska; than kuin; so niin; with kanssa; without "
        u"ilman; for varten; before ennen; after jalkeen; also myos; only vain; already jo; still "
        u"viela; again taas uudelleen; very hyvin erittain; more enemman; all kaikki kaikkia; always "
        u"aina; never koskaan; now nyt; then sitten; there siella; here taalla; can voi voin voivat; "
        u"must pitaa taytyy; have minulla; please kiitos" },
    FunctionWords{
        { 'h', 'u' },
        u"the a az; a egy; and es; or vagy; but de hanem; not nem; no nincs sem; is van; are vannak; "
        u"was volt; be lenni; i en; you te on; he o; it ez; we mi; they ok; me engem nekem; this ez "
        u"ezt ezek; that hogy az azt azok; which amely ami amelyik; who aki ki; what mi mit; where hol "
        u"ahol; when mikor amikor; why miert; how hogyan; if ha; because mert; than mint; so igy "
        u"tehat; with vele; without nelkul; for ert szamara; before elott; after utan; between kozott; "
        u"until ig; also is szinten; only csak; already mar; still meg; again ujra megint; very "
        u"nagyon; more tobb; all minden mind osszes; some nehany valami; always mindig; never soha; "
        u"now most; then akkor; there ott; here itt; can lehet tud tudom; must kell; want szeretnem "
        u"akarok szeretne; please kerem; thanks koszonom" },
    FunctionWords{
        { 'r', 'o' },
        u"the al a ai ale cel cea cei cele; a un o unui unei niste; of de; and si; or sau; but dar "
        u"insa; not nu; is este e; are sunt suntem; was era fost; be fi; have am avem au; has are; had "
        u"avea; i eu; you tu dumneavoastra te va; he el; she ea; we noi ne; they ei ele; me ma mi mie; "
        u"him il ii lui; my meu mea mei mele; your tau ta tai vostru; our nostru noastra; myself se "
        u"isi; this acest aceasta acesta aceste acestei; that ca care acel acea; who cine; what ce; "
        u"where unde; when cand; why dece; how cum; if daca; because pentruca deoarece; so deci asa; "
        u"with cu; without fara; to la spre; in in din; on pe; for pentru; from dela; by de; before "
        u"inainte; after dupa; between intre; until pana; also deasemenea tot; only doar numai; "
        u"already deja; still inca; again iar; very foarte; more mai; all toate toti tot; some unii "
        u"unele cateva; every fiecare; always mereu; never niciodata; now acum; then apoi atunci; "
        u"there acolo; here aici; can pot poate; must trebuie; want vreau doresc; please rog; thanks "
        u"multumesc" },
    FunctionWords{
        { 'r', 'u' },
        u"and и; or или; but но а; not не; no нет; is есть; was был была было были; be быть; i я; you "
        u"ты вы вас вам тебя тебе; he он; she она; it оно это; we мы; they они; me меня мне мной; him "
        u"его ему; her ее ей; them их им; us нас нам; my мой моя мое мои моего моей моих; your ваш "
        u"ваша ваше ваши твой твоя; our наш наша наше наши; myself себя себе; this этот эта эти этого "
        u"этой этом; that что тот та те того; which который которая которые которое; who кто; where "
        u"где куда; when когда; why почему зачем; how как; if если; because потому поскольку; than "
        u"чем; so так; with с со; without без; to к ко; in в во; on на; at у при; for для; from от из; "
        u"about о об; by по; under под; before перед до; after после; between между; also также тоже; "
        u"only только лишь; just просто; already уже; still еще; again снова опять; very очень; more "
        u"больше более; all все всех всё; some некоторые; every каждый; always всегда; never никогда; "
        u"now сейчас теперь; then тогда потом; there там; here здесь тут; something что-то; nothing "
        u"ничего; can могу может можно можете мочь; must должен нужно надо; would бы; want хочу хотел "
        u"хотелось; please пожалуйста; thanks спасибо" },
    FunctionWords{
        { 't', 'r' },
        u"a bir; and ve; or veya ya; but ama fakat ancak; not degil; no hayir yok; is var; i ben; you "
        u"sen siz; he o; we biz; they onlar; me beni bana bende; him onu ona; us bizi bize; you size "
        u"sizi sana; my benim; your senin sizin; our bizim; this bu bunu buna; that su ki; which "
        u"hangi; who kim; what ne; where nerede nereye; when zaman; why neden nicin; how nasil; if "
        u"eger; because cunku; so boyle; with ile; for icin; from den dan; before once; after sonra; "
        u"until kadar; also de da; only sadece yalnizca; already zaten; still hala; again tekrar yine; "
        u"very cok; more daha; all tum hepsi butun; some bazi; every her; always hep; never asla hic; "
        u"now simdi; here burada; there orada; can olabilir; must gerek lazim; want istiyorum; please "
        u"lutfen; thanks tesekkurler" },
    FunctionWords{
        { 'a', 'r' },
        u"the ال; and و; or او ام; but لكن ولكن; not لا ليس لم لن غير; is هو هي; was كان كانت; have "
        u"لدي لديه; i انا; you انت انتم; we نحن; they هم; this هذا هذه; that ان ذلك تلك الذي التي; who "
        u"من; what ما ماذا; where اين; when متى عندما; why لماذا; how كيف; if اذا لو; because لان; "
        u"with مع; without بدون دون; to الى; in في; on على; for ل لي; from من; about عن; before قبل; "
        u"after بعد; between بين; until حتى; also ايضا; only فقط; still لا يزال; again مجددا; very "
        u"جدا; more اكثر; all كل جميع; some بعض; now الان; there هناك; here هنا; can يمكن يمكنني; must "
        u"يجب; want اريد; please رجاء فضلك; thanks شكرا" },
    FunctionWords{
        { 'h', 'e' },
        u"and ו; or או; but אבל אך; not לא אינו אינה; no אין; is הוא היא; was היה היתה הייתה; be "
        u"להיות; have יש; i אני; you אתה את אתם; we אנחנו; they הם הן; me אותי לי; him אותו לו; her "
        u"אותה לה; us לנו; my שלי; your שלך שלכם; our שלנו; of של; this זה זאת זו אלה אלו; that ש כי "
        u"אשר; who מי; what מה; where איפה היכן; when מתי כאשר; why למה מדוע; how איך כיצד; if אם; "
        u"because כי בגלל; with עם; without בלי ללא; to אל ל; the את; in ב; on על; for עבור בשביל; "
        u"from מן מ; about אודות; before לפני; after אחרי; between בין; until עד; also גם; only רק; "
        u"already כבר; still עדיין; again שוב; very מאוד מאד; more יותר עוד; all כל הכל; some כמה; "
        u"always תמיד; never אף; now עכשיו כעת; there שם; here כאן פה; can יכול יכולה אפשר ניתן; must "
        u"צריך צריכה חייב; want רוצה; please בבקשה; thanks תודה" },
};

QHash<QString, QString> read(const char16_t *groups)
{
    QHash<QString, QString> counterparts;
    for (const QString &group : QStringView(groups).toString().split(u';')) {
        const QStringList words = group.simplified().split(u' ');
        for (qsizetype i = 1; i < words.size(); ++i) {
            const QString folded = search::foldWord(words[i]);
            if (!counterparts.contains(folded))
                counterparts.insert(folded, words.front());
        }
    }
    return counterparts;
}

std::map<Language, QHash<QString, QString>> readAll()
{
    std::map<Language, QHash<QString, QString>> all;
    for (const FunctionWords &table : tables)
        all.emplace(table.language, read(table.groups));
    return all;
}

const std::map<Language, QHash<QString, QString>> &allFunctionWords()
{
    static const std::map<Language, QHash<QString, QString>> all = readAll();
    return all;
}

} // namespace

bool hasFunctionWords(Language language)
{
    return allFunctionWords().contains(language);
}

const QString *englishCounterpart(const QString &folded, Language language)
{
    const std::map<Language, QHash<QString, QString>> &all = allFunctionWords();
    const auto words = all.find(language);
    if (words == all.end())
        return nullptr;
    const auto found = words->second.constFind(folded);
    return found == words->second.constEnd() ? nullptr : &*found;
}

} // namespace triage::routing
