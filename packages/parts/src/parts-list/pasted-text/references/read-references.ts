import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesDiameter, namesKind, namesPartAlone, statesLength } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { asksForCut, mayChangePart } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { agreed, but, denial, denying } from '../corrections/agreed-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { readCorrection, to, withoutCorrection, withoutFormer } from '../corrections/read-correction.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { namesAll } from '../lines/all-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { takeMarks } from '../moulds/count-marks.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { readBecoming } from './becoming.ts'
import { agreesAlone, clausesOfKinds, isOffered } from './clauses-of-kinds.ts'
import { isDeliveryWord } from './delivery-words.ts'
import { enoughWords } from './enough-words.ts'
import { findPositions, isOrdinal } from './find-positions.ts'
import { kindStems, stemOf, withoutKinds } from './kind-stems.ts'
import { orders, withoutOfferNamed } from './offer-words.ts'
import { readPostponed } from './postponed.ts'
import { asksForCertificate, certified } from './read-certificate.ts'
import { firstLetter } from './read-letters.ts'

/** What a line of a mail says about parts that other lines name. */
export interface Reference {
  /** Numbers of the positions, -1 for the last one; empty if a kind of parts is named. */
  positions: readonly number[]
  /** Beginnings of words for the kind, in folded letters. */
  stems: readonly string[]
  /** Words that may change or cancel the part; else empty. */
  words: string
  /** The new quantity; empty if none is stated. */
  quantity: string
  /** The former number in a sentence with the new one, which may be a size, too: `200 instead of 160`; else null. */
  former: number | null
  /** Only these parts are meant, so each other one is in doubt. */
  isOnly: boolean
  /** By which the quantity is multiplied: `Pos. 5 bitte verdoppeln` */
  factor: number
  /** The words are work on the parts, not their quantity. */
  isWork: boolean
  /** It stands above a list, which may number its parts in another way. */
  isTitle?: boolean
}

const cancelled = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')
const corrected = new RegExp(String.raw`(?<!\p{L})${anyChange('correction')}(?!\p{L})`, 'u')
const only = new RegExp(String.raw`(?<!\p{L})${anyChange('only')}(?!\p{L})`, 'u')
/** Other words for "only" are also conjunctions. */
const onlyOfKinds =
  /(?<!\p{L})(?:only|nur|jen|pouze|solo|solamente|unicamente|soltanto|seulement|uniquement|csak|slechts|alleen|tylko|jedynie|apenas|somente|doar|numai|endast|bara|samo)(?!\p{L})/u
const onlyAlone = new RegExp(`^${anyChange('only')}$`, 'u')
const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×-])(\d{1,5}|${numberWord})(?![\p{L}\d]|[.,]\d)(?:\s*${units.pieces})?`,
  'gu',
)
const clauseEnd = /[.;!?](?=\s|$)|,\s|\s(?=(?:aber|but|mais|ma|pero|maar|ale|men|ampak)\s)/u
const clauseEnds = new RegExp(clauseEnd, 'gu')

/** `6/10/150`, which is no date */
const hasSlashedSizes = /(?<![\d/.,])\d{1,2}(?:[.,]\d)?\/\d{1,2}(?:[.,]\d)?\/\d{3}(?![\d/])/

/** Reads a line that names positions or a kind of parts without sizes; empty for any other line. */
export function readReferences(written: string): Reference[] {
  const line = withoutPrices(withoutOfferNamed(written))
  if (line.length > maxLength || namesPartAlone(line) || hasSlashedSizes.test(line)) return []
  const folded = foldLetters(line)
  const found = findPositions(folded)
  if (found.length === 0) return readKinds(line, folded)
  const ofPositions = found.map(({ start, end, positions }, at) => {
    const before =
      line
        .slice(found[at - 1]?.end ?? 0, start)
        .split(clauseEnd)
        .at(-1) ?? ''
    const later = readPostponed(before + line.slice(start, end) + clauseOf(line.slice(end, found[at + 1]?.start)))
    if (later !== '') return { positions, stems: [], ...saidOf(later), isWork: false }
    const next = found[at + 1]?.start
    const rest = line.slice(end, next === undefined ? next : beforeDenial(line, end, next))
    const said = foldLetters(rest)
    const leads = butFirst.exec(said) ?? countNext.exec(said)
    const behind = read(clauseOf(rest.slice(leads?.[0].length ?? 0)))
    const isAlone = saysNothing(behind)
    const denied = isAlone && at > 0 ? line.slice(beforeDenial(line, found[at - 1]?.end ?? 0, start), start) : ''
    const leading = wordsBefore(line, start)
    const first = excepted.test(foldLetters(leading)) ? saidOf(leading) : read(leading)
    const own = isAlone && at === 0 ? first : denied === '' ? behind : read(denied)
    return { positions, stems: [], ...own, isWork: false }
  })
  if (ofPositions.every(saysNothing) && ordersThese(line, wordsBefore(line, found[0]?.start ?? 0)))
    return [
      { positions: found.flatMap(({ positions }) => positions), stems: [], ...saidOf(''), isOnly: true, isWork: false },
    ]
  return [...ofPositions, ...readFormer(line)]
}

/** `Pos. 2 aber nur 10 Stück`, `Pos. 3, Menge 8`, `pos. 1, mettez-en 30` */
const butFirst = new RegExp(
  String.raw`^\s*(?:(?:aber|but|mais|ma|pero|maar|ale|men|ampak)(?=\s)|,\s+(?=${anyOf('labels')}\.?\s*[:=]?\s*\d|(?:[\p{L}-]+\s+){1,2}\d{1,4}(?:\s*${units.pieces})?\s*[.!]?$))`,
  'u',
)
/** `alles bis auf Pos. 3` */
const excepted = /(?<!\p{L})bis auf(?:\s\p{L}{2,3})?\s*$/u

/** Whether a sentence only orders its positions; one with a word for the time or the way of a delivery may be about some of several. */
function ordersThese(line: string, leading: string): boolean {
  const words = foldLetters(line).match(/\p{L}+/gu) ?? []
  return orders(leading) && words.every((word) => isOrdering(word) || !isDeliveryWord(word))
}
/** `pos. 3 and 4, 2 of each`: behind a comma that ends no clause */
const countNext = new RegExp(
  String.raw`^\s*,\s+(?=(?:${anyOf('each')}\s+)?(?:\d{1,4}(?![\d.,]|\s*[x×*])|${wordOfSeveral}(?!\p{L})))`,
  'u',
)

/** Returns the words of a clause before a position; the Romance article "le" is also the Slovene "only". */
function wordsBefore(line: string, start: number): string {
  const words = line.slice(0, start).split(clauseEnd).at(-1) ?? ''
  return ofSlovene.test(foldLetters(line.slice(start))) ? words : words.replace(article, '')
}

/** Returns where words begin that deny the position behind them: `take pos. 1, but not pos. 2` */
function beforeDenial(line: string, from: number, to: number): number {
  return from + (deniedNext.exec(foldLetters(line.slice(from, to)))?.index ?? to - from)
}

const withoutWord = 'without|ohne|sans|senza|sin|bez|brez|fara|utan|zonder|sem'
const deniedNext = new RegExp(
  String.raw`(?<!\p{L})(?:${but}\s+)?(?:${denying}|${withoutWord})\s+(?:\p{L}{1,3}\s+)?$`,
  'u',
)
const article = /(?<!\p{L})le\s*$/iu
const ofSlovene = /^(?:postavk|vrstic|tock)/

/** Reads the clauses that name a position only by an ordinal and its former number: `and for the first 30 instead of 20` */
function readFormer(line: string): Reference[] {
  return line.split(clauseEnd).flatMap((clause) => {
    if (findPositions(foldLetters(clause)).length > 0) return []
    const said = read(clause)
    return said.former === null ? [] : [{ positions: [], stems: [], ...said, isWork: false }]
  })
}

/** Reads what a line says about the part above that has the same letter; null for another line, and if letters are signs of a list. */
export function readLettered(
  line: string,
  position: number | null,
  rows: readonly { position: number | null }[],
): Reference | null {
  if (position === null || position < firstLetter) return null
  const counted = new Set(rows.map((row) => row.position))
  if (![position, firstLetter, firstLetter + 1].every((letter) => counted.has(letter))) return null
  return { positions: [position], stems: [], ...read(line), isWork: false }
}

function saysNothing({ words, quantity, isOnly, factor }: Said): boolean {
  return words === '' && quantity === '' && !isOnly && factor === 1
}

const maxLength = 300

function clauseOf(text: string): string {
  return text.slice(0, clauseEnd.exec(text)?.index)
}

/** Reads what a line says about each kind of parts, as one of them may be fine and the next one changed. */
function readKinds(line: string, folded: string): Reference[] {
  const clauses = clausesOfKinds(line)
  const said = clauses.length < 2 ? [] : clauses.map((clause) => readKind(clause, foldLetters(clause)))
  const isApart = said.length > 0 && said.every(({ length }, at) => length > 0 || agreesAlone(clauses[at] ?? ''))
  return isApart ? said.flat() : readKind(line, folded)
}

/** Reads `die Hülsen nur 2 Stück`, `the sleeves are no longer needed`: a kind with a change. */
function readKind(line: string, folded: string): Reference[] {
  const stems = kindStems(folded)
  if (stems.length === 0) return []
  const clauses = line.split(clauseEnds)
  const at = clauses.findIndex((part) => stems.some((stem) => foldLetters(part).includes(stem)))
  const clause = clauses[at] ?? line
  const plain = withoutKinds(clause, stems)
  const left = readWithout(line, folded)
  if (left.length > 0) return left
  const now = readBecoming(plain)
  if (now !== '') return [{ positions: [], stems, ...saidOf(''), quantity: now, isWork: false }]
  const said = read(plain)
  const later = readPostponed(clause)
  if (later !== '') return [{ positions: [], stems, ...saidOf(later), isWork: false }]
  const isChange =
    cancelled.test(folded) ||
    said.factor !== 1 ||
    ((only.test(folded) || corrected.test(folded) || withoutFormer(clause) !== clause) && said.quantity !== '')
  if (isChange) return [{ positions: [], stems, ...said, isWork: false }]
  if (asksForCertificate(clause))
    return [{ positions: [], stems: kindStems(foldLetters(clause)), ...workOf(certified) }]
  const kept = /\d/.test(line) || namesWork(clause) ? [] : clauses.flatMap(readOnlyKinds)
  if (kept.length > 0) return kept
  if (!namesWork(clause) && !asksForCut(clause) && !statesOther(clause)) return []
  const work = [clause, ...clauses.slice(at + 1).filter((part) => /\d/.test(part))].join(', ')
  return [{ positions: [], stems, ...workOf(withoutOrdering(withoutKinds(work, stems))) }]
}

function workOf(words: string): Omit<Reference, 'positions' | 'stems'> {
  return { ...saidOf(words), isWork: true }
}

const withoutKind = new RegExp(String.raw`(?<!\p{L})(?:${withoutWord})\s+(?=[^.;!?]*$|[^.;!?]*[.;!?])`, 'u')

/** Reads `all as quoted, without the sleeves`: only an order of all parts leaves out a kind, as others lack a part of themselves. */
function readWithout(line: string, folded: string): Reference[] {
  const found = withoutKind.exec(folded)
  const words = (folded.slice(0, found?.index).match(/\p{L}+/gu) ?? []).some(
    (word) => agreed.has(word) || isOffered(word),
  )
  if (found === null || !(words || namesAll(folded.slice(0, found.index)))) return []
  const said = clauseOf(line.slice(found.index))
  const stems = kindStems(foldLetters(said))
  return stems.length === 0 ? [] : [{ positions: [], stems, ...saidOf(said.trim()), isWork: false }]
}

/** Returns what words say that only stay with the part. */
function saidOf(words: string): Said {
  return { words, quantity: '', former: null, isOnly: false, factor: 1 }
}

/** Reads `only the core pins and the guide bushes`, which leaves out all other kinds. */
function readOnlyKinds(clause: string): Reference[] {
  const folded = foldLetters(clause)
  const found = onlyOfKinds.exec(folded)
  if (found === null) return []
  const kinds = folded.slice(found.index + found[0].length).split(betweenKinds)
  return kinds.filter(namesKind).map((kind) => {
    const stems = (kind.match(/\p{L}{3,}/gu) ?? []).filter((word) => namesKind(word) || !isOrdering(word))
    return {
      positions: [],
      stems: stems.map((word) => stemOf(word).replace(shortPlural, '')),
      words: '',
      quantity: '',
      former: null,
      isOnly: true,
      factor: 1,
      isWork: false,
    }
  })
}

/** `pins` */
const shortPlural = /(?<=^\p{L}{3})s$/u
const betweenKinds = new RegExp(String.raw`\s*,\s*|\s+${joining}\s+`, 'u')

/** Whether a clause states a length although it names no part by its sizes: `the sleeves 187.5 long` */
function statesOther(clause: string): boolean {
  return !namesDiameter(clause) && /\d{2}/.test(clause) && (mayChangePart(clause) || statesLength(clause))
}

type Said = Pick<Reference, 'words' | 'quantity' | 'former' | 'isOnly' | 'factor'>

/**
 * Reads a number as the new quantity if nothing else can be meant: it has a unit, or it begins the clause, or the word
 * before it asks for it. `bis 30`, `L=160` and other words may change the part, so they stay with it.
 */
function read(clause: string): Said {
  const now = readNow(clause)
  if (now !== '') return { words: '', quantity: now, former: null, isOnly: false, factor: 1 }
  const folded = foldLetters(withoutUnchanged(withoutCorrection(clause)))
  if (doubled.test(folded) && !/\d/.test(folded))
    return { words: '', quantity: '', former: null, isOnly: false, factor: 2 }
  const counts = findAll(count, folded).flatMap(({ index, 0: said }) => {
    const quantity = sayPieces(said)
    return quantity === '' ? [] : [{ quantity, before: folded.slice(0, index).trimEnd(), hasUnit: unit.test(said) }]
  })
  const [stated, ...others] = counts
  const rest = folded.replace(count, ' ').replace(eachBehind, ' ').replace(enough, ' ')
  const isReplacing = withoutFormer(clause) !== clause
  const moving = stated === undefined ? '' : (movingTo.exec(stated.before)?.[1] ?? '')
  const words = rest.match(/\p{L}+/gu) ?? []
  // "We do not need it" has only words of an order. A number instead of another one may have any verb before it.
  const isPlain =
    !cancelled.test(folded) &&
    !otherSign.test(rest) &&
    (isReplacing && stated !== undefined
      ? words.every((word) => isBeside(word) || word === moving || word === 'ne' || ofUs.test(word) || isOrdinal(word))
      : !denial.test(folded) && words.every(isBeside))
  const isStated = stated === undefined || stated.hasUnit || asksAtEnd(stated.before) || isReplacing
  if (!isPlain || !isStated || others.length > 0) return saidOf(clause.trim())
  const quantity = stated?.quantity ?? ''
  const former = isReplacing ? (readCorrection(clause)?.former ?? null) : null
  return { words: '', quantity, former, isOnly: quantity === '' && only.test(folded), factor: 1 }
}

/** Reads a new number that a clause says alone in a phrase of its own: `ahora son 20`; empty for another one. */
function readNow(clause: string): string {
  const { rest, marks } = takeMarks(markNewCount(clause))
  const isPlain = !/\d/.test(rest) && (foldLetters(rest).match(/\p{L}+/gu) ?? []).every(isBeside)
  return isPlain && marks.now.length === 1 ? String(marks.now[0]) : ''
}

const doubled =
  /(?<!\p{L})(?:dobl(?:ad|en|amos)|dobr(?:em|amos)|duplaz\p{L}*|duplan[aei]?|verdoppel\p{L}*|doppelt\p{L}{0,2}|double[rz]?|doubled|twice|doubler|raddoppi\p{L}*|doppio|duplicar|duplicad|duplica\p{L}*|doble|dobrar|dobro|dobra\p{L}*|dubl\p{L}*|dubbel\p{L}*|dubbl\p{L}*|verdubbel\p{L}*|podwoi\p{L}*|podwoj\p{L}*|zdvojnasob\p{L}*|dvojnasob\p{L}*|megduplaz\p{L}*|duplaj\p{L}*|podvoji\p{L}*|en double|zweimal|deux fois|dos veces|due volte|duas vezes|twee keer|tweemaal|tva ganger|ketszer|de doua ori|dvakrat|dwa razy|dwukrotni[ea])(?!\p{L})/u
/** Whether a line has a word that doubles a number. */
export function doubles(line: string): boolean {
  return doubled.test(foldLetters(line))
}

const eachBehind = new RegExp(String.raw`(?<!\p{L})${anyChange('eachBehind')}(?!\p{L})`, 'u')
const enough = new RegExp(String.raw`(?<!\p{L})${enoughWords}(?!\p{L})(?: det med(?!\p{L}))?`, 'u')

const unit = new RegExp(`${units.pieces}$`, 'u')
/** Signs of sizes and prices: `Ø8`, `5 %` */
const otherSign = /[^\p{L}\d\s:;,.!?()=>→–-]/u
/** `to 8`, `je 8`, `8-ra` */
const beside = new RegExp(`^(?:${to}|${anyOf('each')}|${anyOf('labels')}|do|pa|za|pe|r[ae]|go|goes|up|down)$`, 'u')

/** `idzie na 8`, `passa a 6` */
const movingTo = new RegExp(String.raw`(?<!\p{L})(\p{L}+)\s+${to}$`, 'u')
/** Verbs of "we": `punem`, `passiamo`, `dejamos`, `mettons`, `vezmeme`, `bierzemy`, `vesszük` */
const ofUs = /^\p{L}{2,}(?:iamo|[aei]mos|ons|[aei]my|[aei]me|[aei]mo|unk|juk|zuk|[aei]m)$/u

function isBeside(word: string): boolean {
  const isAgreed = agreed.has(word) || isOffered(word)
  return isAgreed || isOrdering(word) || onlyAlone.test(word) || beside.test(word) || isDeliveryWord(word)
}

function asksAtEnd(text: string): boolean {
  const word = /\p{L}*$/u.exec(text)?.[0] ?? ''
  return word === '' || endsInAsking(word) || onlyAlone.test(word) || beside.test(word)
}
