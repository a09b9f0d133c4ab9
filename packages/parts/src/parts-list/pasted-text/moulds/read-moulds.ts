import { isOrdering } from '../../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberWord } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { withoutPapers } from '../omissions/delivery/without-papers.ts'
import { doubles } from '../references/read-said.ts'
import { countBuilt, countMade } from './built-times.ts'
import { countCavities, leadsToWholeMould } from './cavity-sections.ts'
import { alike, isOfCavities, mouldName, onceForAll, readMouldSigns, withoutMouldNames } from './mould-signs.ts'
import {
  eachMould,
  every,
  figureWords,
  mould,
  numberIn,
  ofMoulds,
  ofOneMould,
  perMould,
  quantities,
  sign,
} from './per-mould.ts'
import { statesPerUnknown } from './per-unknown.ts'

/** `einmalig, nicht pro Form:`: what stands below is of all moulds. */
const notPerMould = new RegExp(
  String.raw`(?<!\p{L})(?:nicht|not|pas|non|no|niet|nie|ne|nem|nao|nu|inte)\s+${perMould}`,
  'u',
)

/** Whether a line without a part denies that pieces are those of one mould: `not per mould`, `Only once:`, `For the whole mould:` */
export function deniesPerMould(line: string): boolean {
  const folded = foldLetters(line)
  const isDenied =
    notPerMould.test(folded) || (line.endsWith(':') && onceForAll.test(folded)) || leadsToWholeMould(line)
  return isDenied && !namesPartAlone(line)
}

const everything = String.raw`(?<!\p{L})(?:alles?|das ganze|everything|all(?: of it)?|the lot|tout|le tout|todo|tutto|tudo|wszystko|vsechno|vse|mindent?|toate|totul|allt|alltihop)`
/** `everything times two`, `graag alles maal twee`, `tout en double`, `double everything` */
const ofEverything = new RegExp(
  String.raw`${everything}(?:\s+\p{L}+){0,2}\s+(?:${sign}\s*(\d{1,2}|${numberWord})(?!\p{L}|\d)|(\d{1,2}|${numberWord})\s*${sign}(?!\p{L})|(doppelt|zweimal|twice|en double|doble|doppio|dvojmo|dubbel|duplo|dublu|podwojnie|dvakrat|ketszer))|(?<!\p{L})(doubl|verdoppel|duplic|duplique|raddoppi|verdubbel|podwoj|zdvojnasob|dubbla|dublat|podvoj|duplaz)\p{L}*\s+(?:\p{L}{1,5}\s+)?${everything}(?!\p{L})`,
  'gu',
)
/** `die Mengen gelten je Form`, `quantities are for one mould` */
export const quantitiesOfOne = new RegExp(
  String.raw`(?<!\p{L})(?:${quantities}\p{L}*|${figureWords})(?!\p{L})[^.!?:;\n\d]{0,60}(?:${perMould}|${eachMould}|(?<!\p{L})${anyOf('per')}\s+${every}|(?<!\p{L})(?:galler|avser)\s+(?:for\s+)?(?:ett|en)\s+${mould}|(?<!\p{L})egy\s+(?:szerszam|form)\p{L}*)|^(?:${perMould}|${eachMould})\s*(?:[(,:]|$)|[.,(]\s*(?:${perMould}|${eachMould})\s*\)?\s*:?$`,
  'u',
)
/** `todo por duplicado`, `multiply by three`, `Stückzahlen mal drei` */
const multiplied = new RegExp(
  String.raw`(?<!\p{L})(?:multipl\p{L}+|duplicad[oa]s?|dreifach|zweifach|in duplo)|(?<!\p{L})${quantities}\p{L}*[^.!?:;\n]{0,30}\s${sign}\s*(?:\d|${numberWord}(?!\p{L}))|${everything}(?!\p{L}).{0,60}\s(?:\d{1,2}|${numberWord})\s+(?:${alike}\s+){0,2}${mould}`,
  'u',
)

/** How many moulds the quantities of a mail are for. */
export interface MouldsOfMail {
  /** All quantities are those of one mould. */
  isPerMould: boolean
  /** Null if the mail does not say it, or says several numbers. */
  moulds: number | null
  /** Of one mould; null if the mail does not say it, or says several numbers. */
  cavities: number | null
  /** All quantities are those of one cavity. */
  isPerCavity?: boolean
  /** The line stands below a heading with its moulds, so that "each" is each of them. */
  isHeaded?: boolean
}

/** Of what nobody can say how many there are. */
export const ofUnknown: MouldsOfMail = { isPerMould: true, moulds: null, cavities: null }

/** Reads what the lines without parts say about the moulds: `for two identical moulds, quantities are per mould` */
export function readMoulds(lines: readonly string[]): MouldsOfMail {
  const beside = lines.map(withoutPapers).filter((line) => line !== '' && !namesPartAlone(withoutMouldNames(line)))
  if (beside.some(statesPerUnknown)) return ofUnknown
  const said = beside.filter(isAboutMoulds).map(foldLetters)
  const signs = beside.map(readMouldSigns)
  const times = beside
    .map(foldLetters)
    .filter((line) => !namesKind(line) && !takenBack.test(line))
    .flatMap(timesOfEverything)
  const stated = said.flatMap((line) =>
    findAll(ofMoulds, line).flatMap((found) => (isOfCavities(found) ? [] : numberIn(found))),
  )
  const built = beside.flatMap((line) => countBuilt(line) ?? (isOfOneMould(line) ? countMade(line) : null) ?? [])
  // "For one mould" says what the quantities are.
  const numbers = new Set(
    [
      ...times,
      ...built,
      ...stated,
      ...signs.flatMap(({ moulds, ofCavities }) => (moulds === null || ofCavities ? [] : moulds)),
    ].filter((number) => number > 1),
  )
  const [number = null] = numbers.size === 1 && !times.includes(0) ? numbers : []
  // Three moulds whose quantities are to be doubled are a riddle.
  const moulds = number !== 2 && said.some(doubles) ? null : number
  const cavities = countCavities(beside)
  return {
    isPerMould:
      times.length > 0 || beside.some(isOfOneMould) || (numbers.size > 0 && signs.some(({ isOfOne }) => isOfOne)),
    cavities: beside.flatMap(countMoulds).every((number) => number === cavities) ? cavities : null,
    moulds: said.some((line) => multiplied.test(line) && findAll(ofEverything, line).length === 0) ? null : moulds,
  }
}

const mouldWord = new RegExp(`^(?:${mould})$`, 'u')

/** Returns by which a line asks to multiply everything; 0 where it may say something else of everything. */
function timesOfEverything(line: string): number[] {
  return line.split(/[.!?;](?:\s|$)/).flatMap((sentence) => {
    const found = findAll(ofEverything, sentence)
    if (found.length === 0 || looked.test(sentence)) return []
    const words = replaceFound(sentence, found, () => ' ').match(/\p{L}{3,}/gu) ?? []
    const isPlain = words.every(isOrdering) || words.some((word) => mouldWord.test(word))
    return found.map((said) => (isPlain ? (said[3] || said[4] ? 2 : numberIn(said)) : 0))
  })
}

/** Returns how many moulds a line counts, whatever else it says. */
function countMoulds(line: string): number[] {
  return findAll(ofMoulds, foldLetters(line)).flatMap((found) =>
    isOfCavities(found) || numberIn(found) < 2 ? [] : numberIn(found),
  )
}

const isOfOneMould = remember((line: string): boolean => {
  if (namesPartAlone(line) || findAll(ofOneMould, foldLetters(line)).length > 0) return false
  return quantitiesOfOne.test(foldLetters(line)) || multiplied.test(foldLetters(line))
})

/** `(M-901 and M-902)`, `(ref. TD-28)` */
const namesAside = new RegExp(
  String.raw`\(\s*(?:\p{L}{2,10}\.?:?\s+)?${mouldName}(?:(?:\s*[,/+&]\s*|\s+${joining}\s+)${mouldName}){0,9}\s*\)`,
  'gu',
)

/** `dos moldes iguales | de tapón`: what moulds make may be the noun of a part. */
const madeGoods = new RegExp(
  String.raw`(?<=${mould}(?:\s+${alike})?)\s+(?:de|di|of|for|para|per|pour|voor|fur|pro|na|za|till|pentru)\s+(?:\p{L}{1,4}\s+)?\p{L}{3,}`,
  'gu',
)

/** Whether a line says how many moulds a mail is for, or that its quantities are those of one, and names no part. */
export function isAboutMoulds(line: string): boolean {
  if (line === '' || namesPartAlone(withoutMouldNames(line))) return false
  const folded = foldLetters(line).replace(namesAside, ' ')
  if (namesKind(folded.replace(madeGoods, ' '))) return false
  const rest = withoutMouldNames(folded).replace(ofMoulds, ' ').replace(ofEverything, ' ')
  return !/\d/.test(rest) && (rest !== folded || isOfOneMould(line))
}

/** Beginnings of words for looking again at what one has written, and for what was: `I counted everything twice`, `alles doppelt geprüft` */
const looked =
  /(?<!\p{L})(?:re)?(?:count(?:ed|ing)|check|measur|verif|compar|went (?:over|through)|(?:nach|durch|vor)?(?:ge)?(?:zahlt|pruft|messen|rechnet|sehen|schaut|gangen)|uberpruf|kontroll|compte|mesur|relu|revu|controle|contad|contei|comprob|medid|revis|repas|contat|controll|misur|rivist|ripass|(?:na)?(?:ge)?(?:teld|keken|meten|rekend)|nagek|controleer|policz|sprawdz|zmierz|przelicz|spocit|(?:pre)?pocit|zkontrol|premer|zmer|(?:at|meg)?szamol|ellenor|lemer|megmer|atneztem|numarat|verific|masurat|rakn|kontrollerat|matt(?!\p{L})|prestel|preveri|izmeri|pregleda|last time|letzte[sn]? mal|derniere fois|ultima (?:volta|vez)|vorige keer|ostatnio|minule|legutobb|data trecuta|forra gangen|zadnjic)/u
const takenBack = new RegExp(String.raw`(?<!\p{L})${anyChange('opening')}(?!\p{L})`, 'u')
