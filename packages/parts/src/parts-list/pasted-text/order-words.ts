import { foldLetters } from '../fold-letters.ts'

interface OrderWords {
  /** Words that ask for parts; a number behind them is a quantity: `AZH-6x200 brauchen wir 12`. */
  asking: string
  /** Other words around the name of a part: greetings, articles, adverbs, the kind of the mail. */
  around: string
  /** Words of courtesy, which may stand behind a part and its quantity; `_` is a blank. Some of them also ask. */
  courtesy: string
  /** Words that end a mail; what follows is a name. */
  closing: string
}

/**
 * Words of sentences that order parts, by language, which say nothing about the part beside them. A translator adds words
 * here and nowhere else; accents are optional.
 */
const orderWords = {
  de: {
    asking:
      'bitte brauche brauchen bräuchte bräuchten benötige benötigen bestelle bestellen bestellt ordern wir ich uns noch jetzt nun nochmal nochmals dringend senden schicken liefern hätten hätte gern gerne möchten möchte bekommen bekämen nehmen nimm nehmt liefert schickt schick sendet bestell ordere orderen brauch bräucht braucht legt leg packt pack könntet machen mach gebraucht erbitten ersuchen anfragen',
    around:
      'und sowie stattdessen einplanen ordern sie ihr mir wieder nochmal nochmals dazu außerdem zusätzlich dann schnell zusenden zuschicken nachliefern anbieten mitschicken mit könnten könnt können würden werden sind das von vom den der die dem bei für es hallo hi moin servus guten tag morgen vielen dank auch nur insgesamt wie immer letztes letzte mal hiermit anbei bestellung nachbestellung auftrag anfrage angebot bedarf artikel artikelnummer bis heute montag dienstag mittwoch donnerstag freitag bekommen haben eben kurz folgende folgendes folgender weitere weiteren weiterer zusammen also ja hier unten oben zum zur beim ihnen euch eure ihre unsere unser unserer unserem meine mein außer dafür davon hätten falls wenn möglich dringend gestern wegen ebenso ebenfalls bloß doch danach zuletzt schließlich einmal einmalig aber jedoch hingegen dagegen',
    courtesy: 'bitte danke',
    closing: 'lg mfg vg bg gruß gruss grüße gruesse',
  },
  en: {
    asking:
      'please need needs we us now urgently send ship supply deliver quote order want require requires required make take put book get give looking after reorder purchase buy',
    around:
      'and i you instead again also another then quickly ordering could can would like add of the for some more hi hey hello may over dear is are be will from just total inquiry enquiry offer item article by today tomorrow monday tuesday wednesday thursday friday get have these those this that our your my me further additional plus still there here below above following with on at in as well first next finally lastly only both ready job tool mould mold week soon possible if any it them they which has had been was were do does so but or however though',
    courtesy: 'please pls thanks thank_you asap',
    closing: 'regards cheers br rgds sincerely',
  },
  cs: {
    asking:
      'prosím prosíme potřebujeme potřebuji objednáváme objednávám chceme nyní poslat pošlete zaslat dodat dodejte potřeboval potřebovali bychom bych chtěli chtěl objednat zašlete dejte připravte vezmeme žádáme dodali',
    around:
      'ještě také navíc opět znovu nutně rychle nabídněte nám mi bychom by rádi dobrý den ahoj díky od pro objednávka poptávka položka do zítra dnes dále následující tyto tento naše vaše vám ihned co nejdříve na rovněž ale však',
    courtesy: 'prosím děkuji',
    closing: 'pozdrav pozdravem',
  },
  es: {
    asking:
      'necesitamos necesito pedimos queremos quisiera quisiéramos ahora enviar envíen mandar suministrar pónganme póngame pónganos póngannos mándenme mándennos mándame envíenos envíennos envíame prepárenme preparen prepáranos hacen falta haría harían necesitaríamos necesitaría quería queríamos pedir pedirles solicitamos solicito deseamos desearíamos encargar encargamos poned ponme ponnos',
    around:
      'pedir además también otra vez urgente enviarnos ofertar nos me más hola buenos días de los las el la para pedido consulta artículo mañana hoy un unos unas lo le les al del en con aparte siguiente siguientes estos estas este esta ese esa nuestro nuestra ya ambos ambas luego después por último finalmente mismo todo todos igualmente asimismo se pero aunque añadid añade añadan añadir',
    courtesy: 'por_favor gracias',
    closing: 'saludos atentamente',
  },
  fr: {
    asking:
      'svp merci faut faudrait commandons voudrions souhaitons désirons maintenant envoyer envoyez livrer livrez fournir veuillez prévoir préparer préparez mettez mettre ajoutez ajouter faudra manque manquent aurait aurions besoin nous vous souhaiterions souhaiterais voudrais aimerais aimerions commande commander commandez prendrai prendrons prends',
    around:
      'et besoin avons nous il commander encore aussi également puis urgent de des les le la du pour bonjour salut chiffrer commande demande article demain un une au aux en avec ce ces cet cette suivants suivantes suivant notre votre nos vos ainsi enfin ensuite plus tôt possible dès que svp tous toutes je on ils mais rajoute rajoutez ajoute rajouter',
    courtesy: "s'il_vous_plaît svp merci",
    closing: 'cordialement salutations cdt',
  },
  hu: {
    asking:
      'kérem kérjük kérünk kérek kérnénk kell kellene szükséges rendelünk rendelek szeretnénk most küldjenek rendelnénk rendelnék rendelni szeretnék kellenének kellenek küldeni küldjék szállítsanak kérném adjanak összekészíteni megrendeljük megrendelem',
    around:
      'és szükségünk van lenne még is továbbá sürgősen küldeni szállítani nekünk üdvözlöm üdv helló köszönöm köszönjük ajánlatot rendelés megrendelés cikk holnapig az alábbi következő ezek illetve majd pedig szíves kérés szívesen ön önök nekem hozzá de azonban legyen viszont',
    courtesy: 'kérem',
    closing: 'üdvözlettel tisztelettel',
  },
  it: {
    asking:
      'servono serve occorrono occorre ordiniamo ordino vorremmo vorrei ora inviare inviateci spedire fornire facciamo ordinare mandami mandateci mandate preparate prepara preparami fammi fatemi fammeli fammele metti mettete aggiungi aggiungete avrei avremmo bisogno necessito gradiremmo servirebbero servirebbe prendiamo prendo inviatemi spediteci',
    around:
      'per cortesia ci mi necessitiamo ancora anche inoltre adesso urgente quotare dei degli delle di del buongiorno salve ciao ordine richiesta articolo entro domani il lo la gli le un una uno al alla ai alle dal dalla con in poi infine invece seguenti seguente questi queste questo questa nostro vostro più subito prima possibile ma però',
    courtesy: 'per_favore grazie',
    closing: 'saluti cordialmente',
  },
  nl: {
    asking:
      'graag alstublieft hebben nodig wij we bestellen bestel willen nu sturen stuur leveren lever heb hebt zou zouden wil wilt kunt kun maak doe doen zet neem nemen stuurt levert klaarleggen klaarzetten',
    around:
      'en aub ons ik mij bestelt zouden nog ook daarnaast dan dringend snel opsturen van de het voor hallo goedemorgen goedemiddag bedankt dank offerte bestelling aanvraag artikel morgen een deze die dit dat onze uw jullie met op in bij te er eens volgende onderstaande daarbij verder liefst zo spoedig mogelijk nogmaals tevens maar echter',
    courtesy: 'alstublieft graag',
    closing: 'groet groeten mvg',
  },
  pl: {
    asking:
      'proszę prosimy potrzebujemy potrzebuję zamawiamy zamawiam chcemy teraz wysłać przesłać dostarczyć dać dajcie przygotować przyślijcie zamówić zamówimy weźmiemy potrzebne potrzebny potrzebna będzie będą poprosimy poproszę prosilibyśmy dodać dostarczenie przesłanie',
    around:
      'oraz chciałbym jeszcze także również dodatkowo ponownie pilnie szybko wycenić nam mi dla dzień dobry cześć witam zamówienie zapytanie artykuł jutra następujące następujący te ten to nasz wasz na do też potem dalej dalszej jak najszybciej państwa pan pani panie pana ale jednak',
    courtesy: 'proszę dziękuję',
    closing: 'pozdrawiam pozdrowienia',
  },
  pt: {
    asking:
      'precisamos preciso encomendamos encomendar queremos queríamos gostaríamos agora enviar enviem fornecer são queria precisava precisávamos mandem mande envie preparem ponha ponham necessitamos necessito solicitamos pretendemos pretendia encomendo',
    around:
      'ainda também mais urgente cotar nos me dos das de do da para olá bom boa dia tarde obrigado encomenda pedido consulta artigo amanhã um uma uns umas os as ao aos no na nas em com ou depois seguinte seguintes este esta estes estas nosso nossa por fim logo possível mesmo ambos ambas igualmente mas porém',
    courtesy: 'por_favor',
    closing: 'cumprimentos atenciosamente abraço',
  },
  ro: {
    asking:
      'rog rugăm nevoie dorim doresc comandăm vrea acum trimiteți trimite livrați dori vrem vreau comand puneți pregătiți expediați trimiteți-ne solicităm trebuie livrați-ne',
    around:
      'și avem comanda am încă mai de asemenea urgent ne îmi pentru bună ziua salut mulțumesc mulțumim ofertă comandă cerere articol mâine un niște cu în la pe următoarele următorul aceste acest noastră voastră apoi iar cât repede posibil cel cea cele dar însă',
    courtesy: 'vă_rog',
    closing: 'respect stimă',
  },
  se: {
    asking:
      'behöver beställer beställa skulle vill ha gärna nu skicka leverera skickar lägg lägga beställde önskar önskas behövs ta tar kan ni du lägger packa får få',
    around:
      'och snälla vi jag oss mig ännu också dessutom även snabbt offerera av de den för hej order beställning förfrågan artikel imorgon en ett det dessa denna följande vår vårt er ert till med på om så snart som möjligt sedan sen helst redan men dock',
    courtesy: 'tack',
    closing: 'hälsningar mvh hälsning',
  },
  sl: {
    asking:
      'prosim prosimo potrebujemo potrebujem rabimo naročamo naročam želimo zdaj pošljite poslati dobavite potreboval potrebovali rabil rabili naročil naročili naročite pripravite dostavite želel želeli vzamemo dajte',
    around:
      'bi še tudi dodatno ponovno nujno hitro nam mi od za pozdravljeni živjo hvala ponudbo naročilo povpraševanje artikel jutri ta to ti te naslednje naslednji naš vaš na in pa potem nato čim prej mogoče prosil prosila prosili ampak vendar toda',
    courtesy: 'prosim',
    closing: 'pozdravom pozdrav',
  },
} as const satisfies Record<string, OrderWords>

const courtesy = [...wordsOf('courtesy')].map((words) => words.replaceAll('_', ' '))
const words = {
  asking: wordsOf('asking'),
  any: new Set([...wordsOf('asking'), ...wordsOf('around'), ...courtesy.flatMap((said) => said.split(' '))]),
}
const marks = /^[^\p{L}]+|[^\p{L}]+$/gu

function wordsOf(kind: keyof OrderWords): Set<string> {
  return new Set(Object.values(orderWords).flatMap((language) => foldLetters(language[kind]).split(' ')))
}

function isOneOf(known: ReadonlySet<string>, word: string): boolean {
  return known.has(foldLetters(word).replace(marks, '')) && !/\d/.test(word)
}

/** Symbols of parts and materials in capitals, which are words in small letters: the English "was". */
const symbols: ReadonlySet<string> = new Set(['AS', 'AZ', 'CU', 'OR', 'WAS'])

/** Whether a word of a sentence says nothing about a part; a ditto mark does. */
function isAround(word: string): boolean {
  if (symbols.has(word.replace(marks, ''))) return false
  return /^[-–:;,.!?&+]$/.test(word) || isOneOf(words.any, word)
}

/** Removes words of an order from both ends of a text that has others, too. */
export function withoutOrdering(text: string): string {
  const found = [...text.matchAll(/\S+/g)]
  const first = found.find(([word]) => !isAround(word))
  const last = found.findLast(([word]) => !isAround(word))
  if (first === undefined || last === undefined) return text
  const rest = text.slice(first.index, last.index + last[0].length)
  return last === found.at(-1) ? rest : rest.replace(/[,;:]$/, '')
}

const closing = new RegExp(
  String.raw`[.,;!?]\s+(?:\p{L}+\s+){0,2}(?:${[...wordsOf('closing')].join('|')})(?!\p{L})[^\d]*$`,
  'u',
)

/** Removes the end of a mail from its only line. */
export function withoutClosing(text: string): string {
  return text.slice(0, closing.exec(foldLetters(text))?.index)
}

const courtesyAtEnd = new RegExp(String.raw`(?:^|[\s,;])(?:${courtesy.join('|')})[\s.!,;]*$`)

/** Removes words of courtesy at the end of a text. */
export function withoutCourtesy(text: string): string {
  return text.slice(0, courtesyAtEnd.exec(foldLetters(text))?.index)
}

/** Whether a word is one of an order, which says nothing about a part. */
export function isOrdering(word: string): boolean {
  return isOneOf(words.any, word)
}

/** Whether the last word of a text asks for what stands before it. */
export function endsInAsking(text: string): boolean {
  return isOneOf(words.asking, /\S*$/.exec(text.trimEnd())?.[0] ?? '')
}

/** What a label in a mail names beside a quantity: `Zeichnung: 3305`. */
const labelled = /(?:^|\s)\p{L}[\p{L}. ]{1,25}[:=].*$/u

/** Whether a text has only labelled values and words of an order, so that a quantity beside it is that of the line above. */
export function saysNoMore(text: string): boolean {
  const found = text.replace(labelled, '').match(/\S+/g) ?? []
  return found.every((word) => isOneOf(words.any, word) || !/[\p{L}\d]{3}/u.test(word))
}
