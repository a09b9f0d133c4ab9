import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { hasSizes } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import type { Meaning } from '../../headings/heading-pattern.ts'
import { units } from '../../quantities/read-pieces.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { agreed, denial, denying } from '../corrections/agreed-words.ts'
import { anyChange, isCancelled, shouldBe } from '../corrections/change-words.ts'
import { sizeOfWord } from '../corrections/size-words.ts'
import { firstMentions, sizesOf } from '../lines/split-mentions.ts'
import { asksToTakeOut } from '../mail/dropped-kinds.ts'
import { findPositions } from '../references/find-positions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { isSameTrait, isTrait, readChangedValue, unitOf } from './changed-value.ts'
import { isMistake, isMoving } from './mistake-words.ts'
import { tells } from './telling-words.ts'

/** What a clause of an answer changes of a part of the list below it, or above it. */
export interface QuotedChange {
  /** Beginnings of the words for its kind, in folded letters. */
  stems: readonly string[]
  positions: readonly number[]
  /** A diameter or another size beside its kind: `the pins dia. 5`; empty without one. */
  size: string
  /** All its sizes, as `sizesOf` writes them; empty without them. */
  sizes: string
  /** Other words, which the part has: `the tubular ones` */
  traits: readonly string[]
  former: string
  now: string
  /** Whether the sentence is sure of it. */
  isDecided: boolean
  /** What the figures are, if a word says so: pieces, or which size; null for another one. */
  meaning: 'pieces' | 'trait' | 'size' | 'sizes' | 'dropped' | Meaning | null
}

const number = /(?<![\p{L}\d.,-])\d{1,4}(?:[.,]\d{1,2})?(?![\d.,]*\d|\s*[x×*°%/])/gu
const diameterSign = String.raw`(?:ø|⌀|dia\.?|diam\p{L}*\.?|durchm\p{L}*\.?|d\s?=|fi|prum\p{L}*\.?|sredn\p{L}*\.?|premer\p{L}*\.?|atmer\p{L}*\.?)`
/** `Ø5`, `dia. 5 mm`, `5er`, `5-ös`, `M6` */
const diameter = new RegExp(
  String.raw`(?<!\p{L})${diameterSign}\s*(\d{1,3}(?:[.,]\d)?)(?:\s*mm)?(?![\d.,]*\d|\p{L})|(?<![\p{L}\d.,-])(\d{1,3}(?:[.,]\d)?)(?:ern?|\s?-?(?:es|os|as)|er-|\s?mm-?)(?=\s+\p{L}|-?\p{L})|(?<![\p{L}\d.,-])(\d{1,3}(?:[.,]\d)?)-(?:es|os|as)\p{L}{1,4}(?=\s)|(?<!\p{L})m\s?(\d{1,2})(?![\d.,]*[\dx×*])`,
  'gu',
)
/** Between a kind and its size: `the pins of 5` */
const ofSize = /^\s+(?:in|of|von|mit|de|da|di|do|van|po|pa|fi|od|cu|din|w|v|z|s)\s+$/u
/** What stands for the kind of the change before, before its size: `de los de 5`, `di quelli da 5` */
const onesOfSize =
  /(?<!\p{L})(?:ceux|celles|quell[ie]|[ld]?[oa]s|n[oa]s|die|ce(?:le|i|lor)|dem?)\s+(?:d[aei]|van|pa)\s+$/u
const onlyWord = new RegExp(`^${anyChange('only')}$`, 'u')
const pieceWord = new RegExp(`^${units.pieces}$`, 'u')
const opening = new RegExp(String.raw`(?<!\p{L})(?:${anyChange('opening')}|${anyChange('correction')})(?!\p{L})`, 'gu')
const shouldBeSaid = new RegExp(String.raw`(?<!\p{L})${shouldBe}(?!\p{L})`, 'gu')
/** `30 pour les vis`, `nein, 30 bei den Schrauben` */
const countForKind = new RegExp(
  String.raw`^(?:[^\d]{0,40}[\s,:–-])?(\d{1,4})(?:\s*(?:${units.pieces}))?\s+(?:for|fur|bei|von|pour|per|di|para|voor|van|dla|do|pro|u|za|pri|pentru|la|pa|av|till)\s+(?=\p{L})`,
  'u',
)
const openingFirst = new RegExp(
  String.raw`^(?:\p{L}{1,4}[,!]?\s+){0,3}?(?:${anyChange('opening')}|wait|attends|attendez|aspetta|espera|wacht|vanta|stai|asteapta|czekaj|pockej|pockat|cakaj|varj|warte|moment)(?!\p{L})`,
  'u',
)
/** A longer clause says more. */
const maxClause = 160
const maxUnread = 3
const theLength = /(?<!\p{L})(?:l|al|dal|del|nel|sul)?la (?:lunghezza|longitud)(?!\p{L})/giu

/**
 * Reads a clause that changes a part which it names by its kind or its position; null for another clause.
 * @param before the change before it in its sentence, whose part a clause without one means
 */
export function readQuotedChange(clause: string, before: QuotedChange | null = null): QuotedChange | null {
  if (clause.length > maxClause || clause.includes('?') || isCancelled(clause) || asksForCut(clause)) return null
  const said = readChangedValue(clause)
  if (said === null) return before === null ? readCountForKind(clause) : readSizeOf(clause, before)
  const folded = foldLetters(said.rest)
  const stems = kindStems(folded)
  const found = findPositions(folded)
  const positions = found.flatMap((each) => each.positions)
  const isOfBefore = stems.length === 0 && found.length === 0 && before !== null && before.now !== ''
  if (stems.length === 0 && !isOfBefore && (found.length === 0 || positions.length > 1)) return null
  const isOfFigures = /\d/.test(said.former)
  const isOfSizes = hasSizes(said.former)
  const unplaced = found.toReversed().reduce((text, { start, end }) => blank(text, start, end), said.rest)
  const named = takeNamed(unplaced)
  const [newSizes = null] = isOfSizes ? named.sizes : []
  const { rest: unsized, sizes } = takeDiameters(named.rest)
  if (named.sizes.length > 1 || (isOfSizes && newSizes === null)) return null
  const figures = isOfFigures && !isOfSizes ? findAll(number, foldLetters(unsized)) : []
  const {
    now,
    size,
    rest,
    meaning: ofUnit,
  } = isOfFigures && !isOfSizes
    ? takeFigure(unsized, figures, said.now, isOfBefore ? null : stems)
    : { now: newSizes ?? said.now, size: '', rest: unsized, meaning: null }
  if (/\d/.test(rest) || sizes.length + (size === '' ? 0 : 1) > 1) return null
  const words = wordsOf(rest)
  if (words === null) return null
  const others = words.filter((word) => !stems.some((stem) => foldLetters(word).includes(stem)))
  const meanings = new Set(others.flatMap((word) => sizeOfWord(foldLetters(word)) ?? []))
  const isMistaken = (folded.match(/\p{L}+/gu) ?? []).some(isMistake)
  const [meant, ...more] = isOfFigures ? [] : others.filter((word) => isTrait(word) && !isSameTrait(word, said.former))
  const value = now ?? (more.length === 0 ? (meant ?? null) : null)
  if (value === null || meanings.size > 1 || (meanings.size > 0 && !isOfFigures)) return null
  const traits = others.filter((word) => word !== meant && !isBeside(word))
  // "I got the length of item 1 wrong in this morning's order" has many words that say nothing of the part.
  const isTold = isMistaken && positions.length > 0 && meanings.size > 0
  const unread = isTold ? [] : traits
  // The Italian "alla lunghezza" has the words of "to length".
  const told = isTold
    ? others.filter((word) => sizeOfWord(foldLetters(word)) === null).join(' ')
    : unplaced.replace(theLength, ' ')
  if (namesWork(told)) return null
  if (unread.length > maxUnread) return null
  const [meaning = said.unit ?? ofUnit] = meanings
  // References read what a line says of a position, if it tells of no mistake.
  if (stems.length === 0 && !isOfBefore && !isTold) return null
  const part = isOfBefore ? { stems: before.stems, positions: before.positions } : { stems, positions }
  return {
    ...part,
    size: size || (sizes[0] ?? ''),
    sizes: isOfSizes ? '' : sizesOf(named.sizes[0] ?? ''),
    traits: unread,
    former: isOfSizes ? sizesOf(said.former) : said.former.replace(',', '.'),
    now: isOfSizes ? value : value.replace(',', '.'),
    isDecided: isMistaken || !tells(clause),
    meaning: isOfSizes ? 'sizes' : isOfFigures ? meaning : 'trait',
  }
}

/** Reads a clause that takes a kind out of the list, beside others with sizes: `drop the locating ring and add 4 pins 6x160` */
export function readTakenOut(clause: string): QuotedChange | null {
  const folded = foldLetters(clause)
  const stems = clause.length > maxClause || !asksToTakeOut(folded) ? [] : kindStems(folded)
  if (stems.length === 0 || /[\d?]/.test(clause) || namesWork(clause)) return null
  const words = wordsOf(clause)?.filter((word) => !asksToTakeOut(foldLetters(word)) && !isBeside(word))
  const traits = words?.filter((word) => !stems.some((stem) => foldLetters(word).includes(stem)))
  if (traits === undefined || traits.length > maxUnread) return null
  const part = { stems, positions: [], size: '', sizes: '', traits }
  return { ...part, former: '', now: '', isDecided: true, meaning: 'dropped' }
}

/** Reads a clause that gives the part of the change before it another size: `the springs blue, not red, and length 102` */
function readSizeOf(clause: string, before: QuotedChange): QuotedChange | null {
  const figures = findAll(number, foldLetters(clause))
  const words = wordsOf(clause)
  const meanings = new Set(words?.flatMap((word) => sizeOfWord(foldLetters(word)) ?? []))
  const [meaning] = meanings
  const [figure, ...others] = figures
  if (figure === undefined || meaning === undefined || words === null || before.meaning === 'dropped') return null
  const rest = blank(clause, figure.index, figure.index + figure[0].length)
  if (others.length > 0 || meanings.size > 1 || /\d/.test(rest) || namesWork(clause)) return null
  if (!words.every((word) => isBeside(word) || word === 'mm') || kindStems(foldLetters(clause)).length > 0) return null
  const part = { stems: before.stems, positions: before.positions, size: before.size, sizes: '', traits: [] }
  const isDecided = before.isDecided && !tells(clause)
  return { ...part, former: '', now: figure[0].replace(',', '.'), isDecided, meaning }
}

/** Reads `ah no wait, 30 for the screws`, which has no former number. */
function readCountForKind(clause: string): QuotedChange | null {
  const folded = foldLetters(clause)
  const found = openingFirst.test(folded) ? countForKind.exec(folded) : null
  const behind = clause.slice(found?.[0].length ?? 0)
  const stems = kindStems(foldLetters(behind))
  if (found === null || stems.length === 0 || /[\d,]/.test(behind)) return null
  if (namesWork(clause)) return null
  const first =
    folded
      .slice(0, folded.search(/\d/))
      .replace(openingFirst, ' ')
      .match(/\p{L}+/gu) ?? []
  const words = wordsOf(behind)
  if (words === null || !first.every((word) => isBeside(word) || waiting.test(word))) return null
  const traits = words.filter((word) => !isBeside(word) && !stems.some((stem) => foldLetters(word).includes(stem)))
  if (traits.length > maxUnread) return null
  return {
    ...{ stems, positions: [], size: '', sizes: '', traits },
    ...{ former: '', now: found[1] ?? '', isDecided: !tells(clause), meaning: 'pieces' },
  }
}

const waiting = new RegExp(
  `^(?:${anyChange('opening')}|wait|attends|attendez|aspetta|espera|wacht|vanta|stai|asteapta|czekaj|pockej|pockat|cakaj|varj|warte|moment|${denying})$`,
  'u',
)

function blank(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`
}

/** Takes the parts that are named by all their sizes out of a text. */
function takeNamed(text: string): { rest: string; sizes: string[] } {
  const mentions = firstMentions(text)
  const rest = mentions.toReversed().reduce((left, { start, end }) => blank(left, start, end), text)
  return { rest, sizes: mentions.map(({ start, end }) => text.slice(start, end)) }
}

/** Takes the diameters with a sign out of a text. */
function takeDiameters(text: string): { rest: string; sizes: string[] } {
  const found = findAll(diameter, foldLetters(text))
  const rest = found.reduceRight((left, { index, 0: { length } }) => blank(left, index, index + length), text)
  return {
    rest,
    sizes: found.map((match) => (match.slice(1).find((each) => each !== undefined) ?? '').replace(',', '.')),
  }
}

/**
 * Finds the new figure of a clause, beside which a size of the part may stand.
 * @param stems null for a part of the kind that the clause before has named
 */
function takeFigure(
  text: string,
  figures: readonly RegExpExecArray[],
  stated: string | null,
  stems: readonly string[] | null,
): { now: string | null; size: string; rest: string; meaning: 'pieces' | 'size' | null } {
  const folded = foldLetters(text)
  const isSize = ({ index }: RegExpExecArray) => {
    const before = folded.slice(0, index)
    if (stems === null) return onesOfSize.test(before)
    const kind = stems.flatMap((stem) => [...before.matchAll(new RegExp(String.raw`\p{L}*${stem}\p{L}*`, 'gu'))]).at(-1)
    return kind !== undefined && ofSize.test(before.slice(kind.index + kind[0].length))
  }
  const [first, second, third] = figures
  const none = { now: null, size: '', rest: text, meaning: null }
  if (third !== undefined) return none
  const wanted = stated === null ? (second ?? first) : undefined
  const size = stated === null ? (second === undefined ? undefined : first) : first
  if ((stated === null && wanted === undefined) || (stated !== null && second !== undefined)) return none
  if (size !== undefined && !isSize(size)) return none
  const behind = wanted === undefined ? '' : folded.slice(wanted.index)
  const [unit = ''] =
    new RegExp(String.raw`^\d+(?:[.,]\d+)?\s*(?:mm(?!\p{L})|(?:${units.pieces})(?!\p{L})\.?)`, 'u').exec(behind) ?? []
  const rest = [wanted, size].reduce((left, match) => {
    if (match === undefined) return left
    const length = match === wanted && unit !== '' ? unit.length : match[0].length
    const [ones = ''] = stems === null && match === size ? (onesOfSize.exec(folded.slice(0, match.index)) ?? []) : []
    return blank(left, match.index - ones.length, match.index + length)
  }, text)
  return { now: stated ?? wanted?.[0] ?? null, size: size?.[0].replace(',', '.') ?? '', rest, meaning: unitOf(unit) }
}

/** Returns the words of a clause without those of its correction; null for a clause that denies or leaves open something. */
function wordsOf(rest: string): string[] | null {
  const composed = rest.normalize('NFC')
  const folded = foldLetters(composed)
  const said = [opening, shouldBeSaid].reduce(
    (text, pattern) =>
      findAll(pattern, folded).reduce((left, { index, 0: all }) => blank(left, index, index + all.length), text),
    composed,
  )
  if (denial.test(foldLetters(said))) return null
  return said.match(/\p{L}+/gu) ?? []
}

/** Whether a word says nothing of the part. */
function isBeside(word: string): boolean {
  const folded = foldLetters(word)
  return (
    word.length < 3 ||
    isFillerWord(word) ||
    isOrdering(word) ||
    agreed.has(folded) ||
    pieceWord.test(folded) ||
    onlyWord.test(folded) ||
    isMistake(folded) ||
    isMoving(folded) ||
    sizeOfWord(folded) !== null
  )
}
