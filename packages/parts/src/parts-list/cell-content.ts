import { splitArticleNumber } from '../article-number/split-article-number.ts'
import { parseConfiguredPart } from '../configured-part.ts'
import { normalise } from '../designation/normalise.ts'
import { foldLetters } from './fold-letters.ts'
import { sizeHeadings } from './headings/size-headings.ts'
import { materialsAlone } from './material-words.ts'
import { readPieces } from './quantities/read-pieces.ts'
import { remember } from './remember.ts'

const standard = /\b(?:din|iso|en)[\s-]*\d{3,5}/i
const joinedSizes = /\d\s*(?:mm|["″”])?\s*[x×*]\s*[ør]?\s*\d/i
/** `Ø6`, `d=7`, `D 110`, `dia 8`, `fi5`, `diamètre 6`, `100 mm dia`, `8er` */
const diameter =
  /[øØ⌀∅]\s*\d|(?<![\p{L}\d])(?:d1?|dm|dia|di[aá]m\p{L}*|durchm\p{L}*|fi|pr[uů]m\p{L}*|[sś]redn\p{L}*|[aá]tm\p{L}*)\.?\s*[=:]?\s*\d{1,3}(?:[.,]\d+)?(?![\p{L}\d])|\d\s*(?:mm\s*)?dia\b|(?<!\d)\d{1,2}(?:[.,]\d)?er\b/iu
/** `G1/4`, `G 3/8"`: a pipe thread, which is all that names a plug or a nipple besides its kind. */
export const pipeThread = /(?<![\p{L}\d])g\s?(?:\d{1,2}\s)?[1-7]\/(?:2|4|8|16)(?!\d)/iu
/** `t=1.5 w=11.5` */
const labelledSizes = /\p{L}\d?\s*=\s*\d.*\p{L}\d?\s*=\s*\d/u
/**
 * Beginnings of words for kinds of parts, ours and those of others, in folded letters. The browser has no families; a test
 * holds that none of ours is missing.
 */
const kindsOfParts = {
  de: 'auflagesch auswerf ausw\\. ausstoss ausdrucker ruckdruck ruckstoss \\bawst \\baws\\b stift hue?lse bue?chse sae?ule bolzen\\b nadel platte zentrier leiste distanz[klhsp] schraube zyl\\.?-?st zyl\\.?.?schr inbus imbus innensechs dichtring kontur-?kern (?:werkzeug|system|druck|form(?:en)?)feder nippel\\b schlauchtull heizpatron heizelement thermo(?:element|fuhler) stopfen\\b (?:transport|hebe|trag|ring|kran)ose(?:n|\\b) patronenheiz schlauchanschl temperaturfuhl',
  en: 'rest_button ejector \\bej\\.?[\\s-]+\\p{L} eject\\b \\bpins?\\b \\be-?pins?\\b \\bslv\\b sleeve bush bshg\\b pillar guide_(?:rod|post|column) \\bplate locating register_ring sprue \\brisers? spacer parallel_b screw cap_scr \\bshcs?\\b \\bskt\\b sockets?_h allen_[bchs] \\bbolts?\\b dowel \\bdwl o-?ring \\bsprings?\\b \\bplugs?\\b nipple cartridge_heater heater_cartridge thermocouple eyebolt lifting_(?:eye|ring) heating_cartridge hose_(?:barb|tail|connect) temperature_(?:sensor|probe) location_ring seal_ring \\bo_rings?\\b',
  cs: 'trubkov vyhazova vyraze vyhaz vodic sloup \\btrub[ek] kolik \\btrn[yu]?\\b jadr[oa] vtokov vlozk pouzde?r krouz prirub sroub sestihran pruzin \\bcep[yu]?\\b \\bdesk[ay]\\b \\bdesek\\b mezidesk rozper[kn] zatk zatek\\b zaslepk \\bvsuvk hadicov topn[aey]_patr termoclan (?:zavesn|transportn|zvedac|nosn)\\p{L}+_ok[ao]?\\b stredic(?:i|ich|iho|im)_ topn\\p{L}+_(?:patron|vloz|teles|tyc) natrub(?:k|ek) teplotni\\p{L}*_cid \\bdesk(?:u|ou|am|ami|ach)\\b',
  es: 'tubular \\bvastagos?\\b \\bexp\\.?[\\s-]+\\p{L}{4} expuls botador eyector recuperador column casquillo \\bbujes?\\b boquilla bebedero anillo disco_cent aro_cent placa tornill pasador clavija \\bmachos?\\b \\bnoyos?\\b \\bpernos?\\b espiga muelle resorte juntas?_t regleta \\bcal[cz]os?\\b sufridera cancamo \\btap(?:on|ones)\\b racor cartucho_calef termopar aros?_de_cent discos?_de_cent bridas?_de_cent centrador(?:a|es|as)?\\b sondas?_de_temp armella resistencias?_de_cart juntas?_torica',
  fr: 'ejecteur tubulair \\btiges?\\b doigt aiguille broche noyau lames?_d colonne douille fourreau \\bbuses?\\b bague anneau disque_de collerette rondel plaque semelle tasseau entretoise \\bcales?\\b reglette goupille pion_de \\bvis\\b \\bchc\\b pans_creux visserie joints?_t ressort bouchons?_(?:con|fil|de_ferm|din|a_six) \\braccords?\\b porte-caoutch cartouches?_chauff thermocouple bouchons?_(?:g_?)?\\d bouchons?_d.obt obturateurs?_(?:fil|con) embouts?_cannel flasques?_de_cent tubes?_d.eject oeillets?_de_lev pitons?_de_lev resistances?_cart sondes?_de_temp plots?_de_sout piliers?_de_sout coussinets? canons?_de_(?:cent|guid) pions?_cyl',
  hu: 'kiloko kidobo visszatolo csap magtu magrud huvely beoml oszlop \\brud\\b persely gyuru tarcsa csavar imbusz kulcsnyil illesztosz \\bszeg(?:ek)?\\b hengeres_?szeg rugo (?:mag|uregl|feszek|koz|alap|forma|felfogo|kiloko|tarto)lap \\blapok lemez tavtart distanc \\blecek?\\b emeloszem magtusk hengerszeg dugot?\\b csonk(?:ok)?\\b futopatron hoelem (?:zaro|vak)?dugok\\b (?:tomlo|huto)\\p{L}*(?:veg|csatl) kozpontosito patronfuto \\blapot\\b',
  it: 'estrattor tubolar espulsor \\bestr\\b candel colonn boccol bussol camici \\banell[oi] ugell \\bpunzon[ei]\\b flangia_di disco_di piastr \\bvit[ei]\\b tcei bulloneri viteri[ae] brugol \\bspin[ae]\\b \\bpern[oi]\\b \\bgran[oi]\\b guarnizion mol(?:la|le)\\b distanzial listell golfar \\btapp[oi]\\b \\braccord[oi]\\b portagomm cartucc[ei]\\p{L}*_risc termocopp disch?[oi]_(?:di_)?centr flang[ei]\\p{L}*_(?:di_)?centr occhiell[oi]_di_soll resistenz[ae]_a_cart nippl[oi]\\b lamell[ae]_estr manicott[oi]_estr',
  nl: 'uitwerp uitsto uitdruk terugdruk geleide leipen leibus zuil kernpen \\bpen(?:nen)?\\b (?:pas|retour|cilinder|centreer|stel)pen huls hulzen \\bbus(?:sen)?\\b (?:spuit|giet|kraag)bus centreer \\bbout(?:en)?\\b (?:inbus|kop|zeskant)bout schroe plaat(?!s) platen\\b afstandsl (?:opbouw|tussen)lijst \\bveren\\b \\bringen\\b oogbout (?:sluit|afsluit)stop plug(?:gen|s)?\\b nippel slangpil (?:matrijs|gereedschaps)ve(?:er|ren)\\b verwarmingspat thermokop (?:hijs|hef|transport)o(?:og|gen)\\b drukve(?:er|ren)\\b (?:draad|blind)stop stoppen_(?:g_?)?\\d slang(?:tul|aansl) geleiding(?:sbus|skol|szuil) ringbout patroonelem verwarmingselem temperatuursens spruitbus steun(?:pil|kol|zuil)',
  pl: 'wypycha wyrzutnik cofacz trzpien rdzen prowadz \\bslup tulej tulei\\b dysz[aye]_wt pierscien kraze?k plyt srub wkret kolek kolk(?:[iao]|ow) sworz listw listew klocek klock przekladk przekladek sprezyn kolum(?:n|ien) krazk kor(?:ek|ki|kow)\\b zaslepk uszczel(?:k|ek) \\bzlaczk krociec \\bkrocc nypel grzalk termopar uch[oa]?_transport kolnierz\\p{L}*_centr zaslepek \\bzlaczek \\bnypl[eia]\\b czujnik\\p{L}*_temp grzalek',
  pt: 'extra[c]?tor extrator[ae] lamina ejetor \\bpinos?\\b colun casquilho bucha bico_de \\banel\\b \\baneis placa parafuso umbra[ck]o sextavado cavilha \\bmolas?\\b chapa espacador \\bolha(?:l|is)\\b hastes?_(?:de_)?extra buj(?:ao|oes) tamp(?:ao|oes) \\bgitos?\\b \\bniple bicos?_de_(?:refri|mang) resistencias?_de_cart termopar aros?_de_cent discos?_de_cent flanges?_de_cent cartuchos?_de_aquec sondas?_de_temp olhais',
  ro: 'arunca impingator coloan poanso[ao]?n bucs duz[ae]_(?:de_)?inj \\binel \\bplac[ai]\\b \\bplaci surub \\bstift boltur distantier rigla \\barcuri \\bdop(?:uri)?\\b garnitur \\bniplu cartus\\p{L}*_incalz termocupl \\bstut flans[ae]?\\p{L}*_(?:de_)?centr discuri_de_centr \\bdopurilor ochiuri_de_rid rezistent\\p{L}+_(?:tip_)?cartus senzori?_de_temp \\bbuso[ai]n ejectoar',
  se: 'utstot utkast avstot returp pinn(?:e|en|ar|arna)\\b hyls(?:a|an|or|orna)?\\b ingots pelar styrp bussning karnst ring\\b (?:s|-|\\b)ring(?:ar|en|arna)\\b skruv insex mc6s platt(?:a|an|or|orna)\\b distans mellanlagg fjader (?:stod|distans)list propp(?:en|ar)?\\b plugg kolonn nipp(?:el|lar) varmepatron termoelement \\p{L}{3}ogl(?:a|or) (?:styr|centrer|tatnings)ring oglebult patronvarm temperaturgiv slang(?:sock|stos|anslut|koppl)',
  sl: 'izmeta izbijac vodiln \\bpus[aei]?\\b steb(?:er|r) sornik jedrn dolivn vlivn obroc prirobnic plosc vijak zatic letev \\bletv opornik tesnil vzmet \\bcep(?:i|e|ov)\\b nastav(?:ek|ki|kov)\\b greln\\p{L}+_vloz termoclen dvizn\\p{L}+_(?:uh|us) centrirn greln\\p{L}+_patron patronsk\\p{L}*_grel nastavk\\p{L}*_za_cev cevn\\p{L}+_nast prikljuc?k\\p{L}*_za_cev temperaturn\\p{L}+_tip \\bnipli\\b',
}
const tradeWord = patternOf(Object.values(kindsOfParts))
const tradeWordIn = new Map(Object.entries(kindsOfParts).map(([language, words]) => [language, patternOf([words])]))

/** Beginnings with the same first letter stand together: each place of a text is compared only with those of its letter. */
function patternOf(kinds: readonly string[]): RegExp {
  const beginnings = kinds.join(' ').replaceAll('_', String.raw`[\s-]*`).split(' ')
  const byLetter = Map.groupBy(beginnings, (beginning) => /^[a-z](?![?*+{])/.exec(beginning)?.[0] ?? '')
  const groups = [...byLetter].map(([letter, alike]) => {
    return `${letter}(?:${alike.map((beginning) => beginning.slice(letter.length)).join('|')})`
  })
  return new RegExp(groups.join('|'), 'u')
}

/** Longest text of a material with its treatment, in characters. */
const maxBesideLength = 80
const tolerance =
  /^(?:t(?:100|50|20|10)|(?:[+±]|\+\/-)\s*(?:1|0?[.,]\d+)(?:\s*\/?\s*[+-]?\s*0(?:[.,]0+)?)?|[+-]?0(?:[.,]0+)?\s*\/\s*\+\s*0?[.,]\d+)(?:\s*mm)?$/i

const byNumber = new Intl.Collator('en', { numeric: true })
const position = /^\s*(?:pos\.?\s*)?(\d{1,5}(?:[.-]\d{1,3}){0,2})[.)]?[a-z]?\s*$/i

/** Whether a text may name a part: by its number, its standard, its sizes, or a word of the trade with a figure. */
export function namesPart(text: string): boolean {
  if (!/\d/.test(text) || text.length > 400) return false
  return namesPartAlone(text) || namesKind(text)
}

/** Whether a text names a part without words of the trade, as "200 Auswerferseite" is a group of parts. */
export const namesPartAlone = remember((text: string): boolean => {
  if (!/\d/.test(text) || text.length > 400) return false
  const signs = [standard, joinedSizes, diameter, labelledSizes, pipeThread]
  return signs.some((sign) => sign.test(text)) || isArticleNumber(text)
})

/** Whether a text names the kind of a part, without its sizes. */
export const namesKind = remember((text: string): boolean => {
  return tradeWord.test(foldLetters(text))
})

/** Whether a text names the kind of a part in one of some languages. */
export function namesKindIn(text: string, languages: readonly string[]): boolean {
  return languages.some((language) => tradeWordIn.get(language)?.test(foldLetters(text)) === true)
}

export function hasSizes(text: string): boolean {
  return joinedSizes.test(text)
}

const lengthWords = Object.values(sizeHeadings)
  .flatMap(({ length }) => length.split(', '))
  .concat('länge', 'lang', 'length', 'long', 'lg', 'l', 'dl')
const length = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(lengthWords.map(foldLetters))].join('|')})\\.?\\s*[:=]?\\s*\\d`,
  'u',
)

const statedLength = new RegExp(String.raw`[\s,;]*${length.source}\d*(?:[.,]\d+)?(?:\s*mm)?`, 'u')

/** Whether a text has a length with its word: `längd 160`, `L=160`. */
export function statesLength(text: string): boolean {
  return length.test(foldLetters(text.slice(0, maxBesideLength)))
}

/** Removes a length with its word and the comma before it. */
export function withoutLength(text: string): string {
  const found = statedLength.exec(foldLetters(text))
  return found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
}

export function namesDiameter(text: string): boolean {
  return diameter.test(text)
}

export function namesStandard(text: string): boolean {
  return standard.test(text)
}

/** Whether a text names only a material, its treatment or a standard, so that it belongs to the part beside it. */
export const belongsToPart = remember((text: string): boolean => {
  return text.length <= maxBesideLength && materialsAlone.test(normalise(text))
})

/** Whether a text is a tolerance of a length, a class or limits. */
export function isTolerance(text: string): boolean {
  return tolerance.test(text)
}

const writtenNumber = /^\s*\p{Lu}{3,5}[\s-]+\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?){1,3}\s*$/u

/** Whether a text looks like an article number of this shop, as people write it: `FSE 20/36/75`. */
export function isArticleNumber(text: string): boolean {
  const number = writtenNumber.test(text) ? text.trim().replace(/\s+/, '-').replaceAll('/', 'x') : text
  const part = parseConfiguredPart(number)
  return part !== null && splitArticleNumber(part.articleNumber) !== null
}

/** Whether a column numbers its rows: 1, 2, 3 or 10, 20, 30 or 1.1, 1.2; some numbers may be missing. */
export function isPositions(cells: readonly string[]): boolean {
  const read = cells.flatMap((cell) => position.exec(cell)?.[1] ?? [])
  if (read.length < 2 || read.length * 10 < cells.length * 9) return false
  const pairs = read.slice(1).map((number, index): [string, string] => [read[index] ?? '', number])
  const rising = pairs.filter(([before, after]) => byNumber.compare(before, after) < 0)
  const even = rising.filter(([before, after]) => [1, 5, 10, 100].includes(stepOf(before, after)))
  return rising.length * 10 >= pairs.length * 8 && even.length * 2 >= pairs.length
}

function stepOf(before: string, after: string): number {
  const [a, b] = [before, after].map((number) => number.split(/[.-]/).map(Number))
  const level = (b ?? []).findIndex((figure, index) => figure !== a?.[index])
  return (b?.[level] ?? 0) - (a?.[level] ?? 0)
}

export function isQuantity(cell: string): boolean {
  const quantity = readPieces(cell)?.count ?? 0
  return quantity > 0 && quantity < 100_000
}

/** Whether a text is an amount of money, or a measure: it has decimals or a currency. */
export function isMoney(cell: string): boolean {
  return /^(?:[€$£]|eur|chf|usd|czk)?\s*\d[\d.,'\s]*[.,]\d{1,2}(?:\s*(?:[€$£]|\p{L}{1,3}\.?-?))?$|[€$£]/iu.test(cell)
}

/** Whether a cell has more than blanks. */
export function isFilled(cell: string): boolean {
  return cell !== '' && cell.trim() !== ''
}

/** Returns the share of a column's cells that pass `isSo`, 0 to 1. */
export function share(cells: readonly string[], isSo: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length
}
