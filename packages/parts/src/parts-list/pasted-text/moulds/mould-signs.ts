import { namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { joining } from '../corrections/change-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { namesCavities } from './cavity-words.ts'

/** What a text is made for several times besides moulds, in folded letters: machines, presses and sets. */
const others =
  '(?:maschinen?|machines?|press(?:e[ns]?|a)?|maquinas?|prensas?|macchin[ae]|maszyn[aye]?|gep(?:re|hez|ek)?|maskin(?:er|en)?|masin[ai]|stroj[eiu]?|sets?|satze?n?|juegos?|jeux?|sad[ayu]?|komplet(?:y|ow|u|ov|a|e|i)?|keszlet(?:et|re)?|garnitur(?:e?n?|a|y)|setur[ia]|setul(?:ui)?|zestaw(?:y|ow)?|sats(?:er)?|jogos?|conjuntos?|serie|seri[ai])'
/** A mould, or a compound with its noun at the end: `Schwesterwerkzeuge`, `zustermatrijzen` */
const mouldNoun = String.raw`(?:${anyOf('moulds')}|\p{L}{3,20}(?:werkzeuge?n?|formen|matrijzen|verktyg(?:en)?))`
const noun = String.raw`(?:${mouldNoun}|${others})(?!\p{L}|\s*(?:n[ro]?[.°º]?\s*)?\d{3,})`
const anyNoun = new RegExp(String.raw`(?<!\p{L})(?:${mouldNoun}|${others})(?!\p{L})`, 'u')
export const both =
  '(?:both|beide[nr]?|ambos|ambas|entramb[ie]|les deux|ob[ae]|obie|obydwie|ambele|bada|mindket|mindketto)'
/** The German "paar" may be a few. */
const pair = '(?:pair of|paire de|coppia di|par de|pereche de)'
const every =
  '(?:each|every|per|je|pro|jede[rsnm]?|chaque|par|cada|por|ogni|elke?|iedere?|kazd\\p{L}+|na|za|po|fiecare|pe|varje|vsak\\p{L}*|minden)'
const one =
  '(?:one|single|ein(?:e[rsnm]?)?|einzelne[sn]?|un[aeo]?|um|uma|een|enkele?|jedn\\p{L}+|egy|egyetlen|en|ett|en[aeo])'
/** Words before a mould that say that it is like others, or new. */
export const alike =
  '(?:gleich|shodn|totozn|twin|sister|gemel|gemeos|jumeaux|blizniacz|ident|neu|baugleich|same|new|more|weitere|nuov|nuev|nouv|nov|now|nya|noi|igua|ugual|pareil|stejn|jednak|taki|azonos|egyform|uj|nieuw|gelijk|dezelfd|zelfd|lika|enak|aceea)\\p{L}*'
const same = String.raw`(?:\s+${alike}){0,2}`
/** `three identical tools`, `les deux moules` */
const numberFirst = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×*-]|\d\s)(?<number>\d{1,2}|${wordOfSeveral}|${both}|${pair})${same}\s+${noun}`,
  'gu',
)
/** `los moldes son dos y`, `formy máme 3` */
const numberLast = new RegExp(
  String.raw`(?<!(?<!\p{L})${every}\s+)(?<!\p{L})${noun}(?<words>(?:\s+\p{L}{1,8}){1,2}\s+|\s*[:=]\s*)(?<number>\d{1,2}|${wordOfSeveral})(?=\s*(?:$|[.,;:!)](?!\d)|(?:y|e|und|and|et|a|i|in|si|en|och|es|ter)\s))`,
  'gu',
)
/** The name of a mould, in folded letters: `A`, `W-2211`, and with its year `2026/14`. */
export const mouldName = '(?:20\\d\\d/\\d{1,4}(?!\\d)|[a-z]|(?!20\\d\\d/\\d)[a-z]{0,3}-?\\d{1,6}[a-z]?)'
/** The Dutch "t/m" joins no two names. */
const beforeLast = String.raw`(?:\s+${joining}\s+|\s*[/+&]\s*(?=\S*\d))`
const names = String.raw`${mouldName}(?:\s*,\s*${mouldName})*`
/** `12-14`, `12 bis 14`, `moules 12 à 14`; the Czech "a" joins two names. */
const through = String.raw`(?:\s?[-–]\s?|\s+(?:bis|to|through|az|do|t/m|tot|till|pana la|ate)\s+|(?<=(?:moules|outils|moldes|utillajes|stampi)\s+\d{1,6})\s+(?:a|au|al)\s+)`
/** Before the names of moulds, not before their number: `moldes n.º 5502 y 5503` */
const numberSign = String.raw`(?:(?:n(?:[ro]?s?|um)|c|st)[.°º]{0,2}\s*(?=\p{L}{0,3}-?\d{3}))?`
/** `tool A and tool B`, `Werkzeuge 2211, 2212 und 2213`, `Moulds 12, 13:`, `moules 12 à 14` */
const listed = new RegExp(
  String.raw`(?<!\p{L})${mouldNoun}(?:\s+\(?${numberSign}|,\s+(?=\p{L}{1,3}-?\d))(?<names>(?<first>\d{1,6})${through}(?<last>\d{1,6})(?![\p{L}\d]|[.,]\d)|${names}${beforeLast}(?:${anyOf('moulds')}\s+)?${mouldName}(?![\p{L}\d]|[.,]\d)|${names}\s*,\s*${mouldName}(?=\s*(?::|$)))`,
  'gu',
)
const ofYear = /20\d\d\/\d{1,4}(?!\d)/g
const betweenNames = new RegExp(String.raw`\s*,\s*|${beforeLast}`, 'u')
/** What a mould or a set has, before the number; the Czech and Slovenian "is" means "each" in German. */
const has =
  '(?:is|are|has|have|contains?|consists of|ist|sind|hat|enthalt|besteht aus|est|sont|a|contient|comprend|e|sono|ha|contiene|es|son|tiene|lleva|heeft|bevat|to|ma|zawiera|je|jsou|obsahuje|sao|tem|leva|contem|are|este|contine|ar|har|innehaller|ima|so|vsebuje|tartalmaz)'
/** `para cada molde`, `for one tool`, `za jedno orodje`, `každá sada je` */
const ofOne = new RegExp(
  String.raw`(?<!\p{L})(?:${every}(?:\s+${one})?|${one}(?:\s+(?:solo|seul|sola|singolo))?)\s+${noun}(?:\s+${has}(?=\s+\d))?`,
  'u',
)
/** What stands for one of the moulds that were counted before it: `each needs`, `en cada uno` */
const each = new RegExp(
  // "0.85 each" is a price.
  String.raw`(?<!\p{L}|\d[.,]\d{2}\s?)(?:each|apiece|je(?:weils|des|de)|pro\s+stuck|chac\p{L}+|cada(?:\s+un[oa]|\s+um[a]?)?|ciascun\p{L}*|cadauno|ognun\p{L}+|elk(?:e|\s+ervan)?|ieder|kazd\p{L}+|fiecare|vardera|varje|vart?\s+och\s+en|vart\s+och\s+ett|var\s+sin|vsak\p{L}*|mindegyik\p{L}*|egyenkent|(?<=\s{4})(?:je|po)(?=\s+\d)|je(?=\s*:$)|(?:fur|for|pour|para|per|voor|pro|dla|till|pentru|za|na|do|w|v|i|in|en|em)\s+${one}(?:\s+(?:solo|seul|sola|singolo|only|alone))?)(?!\p{L})`,
  'u',
)

/** Says of a part that it is not needed for each mould, in folded letters: `una volta sola: 20 spine` */
export const onceForAll =
  /[(,;\s]*(?<!\p{L})(?:einmalig|nur (?:ein|1)\s?mal|once only|only once|just once|one-off|(?:une|1) seule fois|(?:una|1) sola vez|(?:una|1) (?:sola volta|volta sola)|(?:uma|1) (?:so|unica) vez|jen jednou|pouze jednou|jednorazowo|tylko raz|csak egyszer|egyszeri|eenmalig|slechts een keer|o singura data|bara en gang|samo enkrat|enkratno|(?:fur|for|pour|para|per|voor|pro|dla|for|pentru|za) (?:alle |all |both |beide[nr]? |ambos |ambas |entramb[ie] |les deux |ob[ae] |obie |bada |ambele |tutt[ie] |todos |tous )(?:zusammen|gemeinsam|together|combined|juntos|insieme|ensemble|reunis|samen|dohromady|razem|tillsammans|skupaj|impreuna))(?!\p{L})[\s:)]*/u

/** What a line says about the moulds, machines or sets that its pieces are for. */
export interface MouldSigns {
  /** Null if the line counts none, has two numbers, or counts cavities and names moulds. */
  moulds: number | null
  isCounted: boolean
  ofCavities: boolean
  /** Sets may also be packs. */
  ofSets: boolean
  /** Places of what is no quantity: the numbers with their nouns, and the words that stand for one mould. */
  spans: readonly Span[]
  /** Whether what the line says is of one mould. */
  isOfOne: boolean
  /** Where it says so. */
  place: number
}

const none: MouldSigns = {
  moulds: null,
  isCounted: false,
  ofCavities: false,
  ofSets: false,
  spans: [],
  isOfOne: false,
  place: 0,
}

interface Span {
  start: number
  end: number
  said: string
}

/** Reads signs of several moulds in any order of the words: `para cada molde 6 expulsores 6x160. Son 3 moldes.` */
export const readMouldSigns = remember((line: string): MouldSigns => {
  const folded = foldLetters(line)
  if (!anyNoun.test(folded)) return none
  const all = [numberFirst, numberLast, listed].flatMap((pattern) => findAll(pattern, folded)).filter(hasPlainWords)
  // "For one mould" says what the quantities are.
  const several = all.filter((one) => numberOf(one) > 1)
  const found = several.length > 0 ? several : all
  const counted = found.map(spanOf)
  const rest = blank(folded, counted)
  const single = ofOne.exec(rest) ?? (found.length > 0 ? each.exec(rest) : null)
  const numbers = new Set(found.map(numberOf))
  const cavities = new Set([...found, ...(single === null || !ofOne.test(rest) ? [] : [single])].map(isOfCavities))
  const [moulds = null] = numbers.size === 1 && cavities.size === 1 ? numbers : []
  return {
    moulds,
    ofCavities: cavities.has(true),
    ofSets: found.some(([text]) => sets.test(text)),
    isCounted: found.length > 0,
    spans: single === null ? counted : [...counted, spanOf(single)],
    isOfOne: single !== null,
    place: single?.index ?? line.length,
  }
})

function blank(text: string, spans: readonly Span[]): string {
  const characters = text.split('')
  for (const { start, end } of spans) characters.fill(' ', start, end)
  return characters.join('')
}

/** A mail is hardly for more. */
const maxMoulds = 20

/** Both are two. */
function numberOf({ groups: { number = '', names = '', first = '', last = '' } = {} }: RegExpExecArray): number {
  const further = Number(last) - Number(first)
  // "2211-3" is the name of one.
  if (first !== '') return further > 0 && further < maxMoulds ? further + 1 : 1
  return names === '' ? Number(sayPieces(number)) || 2 : names.replace(ofYear, 'w').split(betweenNames).length
}

/** Removes a list of moulds by their names. */
export function withoutMouldNames(line: string): string {
  return replaceFound(line, findAll(listed, foldLetters(line)), () => '')
}

function hasPlainWords({ groups: { words = '', names = '' } = {} }: RegExpExecArray): boolean {
  const named = names.split(betweenNames)
  // "forma B si 4 dopuri": the form of a heater, and the pieces of the next part.
  if (named.some((name) => /^[a-z]$/.test(name)) && named.some((name) => /^\d+$/.test(name))) return false
  return words.trim() === '' || (!namesKind(words) && sayPieces(`1 ${words.trim()}`) === '')
}

const sets = new RegExp(String.raw`(?<!\p{L})(?:${others}|set|satz)(?!\p{L})`, 'u')

const aside = /\([^()]*\)/g

/**
 * Removes brackets that only say how many cavities a mould has: `Tool 2207 (8 cavities, on the Arburg)`. They stay where the
 * pieces may be those of one cavity.
 */
export function withoutCavitiesAside(line: string): string {
  const rest = line.replace(aside, (said) => {
    const counts = readMouldSigns(said)
    return counts.ofCavities && !counts.isOfOne ? '' : said
  })
  if (rest === line) return line
  const folded = foldLetters(withoutPrices(rest))
  return namesCavities(folded) || each.test(folded) ? line : rest
}

/** Whether what a pattern has found counts cavities, of which a mould may have several. */
export function isOfCavities([text]: RegExpExecArray): boolean {
  return namesCavities(text)
}

export function spanOf({ index, 0: { length } }: RegExpExecArray): Span {
  return { start: index, end: index + length, said: ' ' }
}
