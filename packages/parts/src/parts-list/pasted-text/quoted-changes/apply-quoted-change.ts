import { foldLetters } from '../../fold-letters.ts'
import { replaceSize } from '../corrections/change-size.ts'
import { areAlike, sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { doubtQuantity, type MailRow, ofKind } from '../mail/mail-reading.ts'
import { fromStart } from '../references/find-positions.ts'
import { isSameTrait, isTrait } from './changed-value.ts'
import type { QuotedChange } from './read-quoted-change.ts'

/** Returns the rows that a change names by their kind or position, and those of them that all its words fit. */
function rowsMeant(rows: readonly MailRow[], change: QuotedChange): { named: MailRow[]; fitting: MailRow[] } {
  const last = Math.max(0, ...rows.map(({ position }) => position ?? 0))
  const places = change.positions.map((position) => fromStart(position, last))
  const placed = places.length === 0 ? rows : rows.filter(({ position }) => places.includes(position ?? 0))
  const described = placed.filter(({ requested }) => change.traits.every((trait) => hasTrait(requested, trait)))
  const [named, alike] = [placed, described].map((each) =>
    change.stems.length === 0 ? [...each] : ofKind(each, change.stems),
  )
  const sized = ofSize(named ?? [], change)
  return { named: sized.length > 0 ? sized : (named ?? []), fitting: ofSize(alike ?? [], change) }
}

/** Whether a part has a word, with other endings or in another language. */
function hasTrait(requested: string, trait: string): boolean {
  const folded = foldLetters(trait)
  const stem = folded.slice(0, Math.max(4, folded.length - 3))
  return (
    foldLetters(requested).includes(stem) ||
    wordsOf(requested).some((word) => isTrait(trait) && isSameTrait(word, trait))
  )
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}-]*/gu) ?? []
}

function ofSize(rows: readonly MailRow[], { size, sizes }: QuotedChange): MailRow[] {
  if (sizes !== '') return rows.filter(({ requested }) => sizesOf(requested) === sizes)
  if (size === '') return [...rows]
  const ofDiameter = rows.filter(({ requested }) => figuresOf(requested).at(0) === size)
  return ofDiameter.length > 0 ? ofDiameter : rows.filter(({ requested }) => figuresOf(requested).at(-1) === size)
}

function figuresOf(requested: string): string[] {
  return sizesOf(requested).split('x')
}

/**
 * Changes the row that a change means, if it means one in one way only; otherwise all quoted ones that it may mean are left
 * open. A quoted row then stands where its sizes are written anew.
 * @param line index of the line of the change
 * @returns whether it may mean any
 */
export function applyQuotedChange(
  rows: readonly MailRow[],
  change: QuotedChange,
  line: number,
  isQuoted: (row: MailRow) => boolean,
): boolean {
  const { named, fitting } = rowsMeant(rows, change)
  if (change.meaning === 'dropped') {
    fitting.forEach(doubtQuantity)
    return fitting.length > 0
  }
  const [way, ...others] = fitting.flatMap((row) => waysOf(row, change).map((now) => ({ row, now })))
  if (way !== undefined && way.now !== unsure && others.length === 0 && change.isDecided) {
    Object.assign(way.row, way.now, change.sizes !== '' && isQuoted(way.row) ? { line } : {})
    return true
  }
  const doubted = (fitting.length > 0 ? fitting : named).filter(isQuoted)
  doubted.forEach(doubtQuantity)
  return doubted.length > 0
}

/** What a row becomes. */
type Way = Partial<MailRow> | typeof unsure
const unsure = Symbol('unsure')

/** Returns each way in which a change may be about a row: its pieces, one of its sizes, its material. */
function waysOf(row: MailRow, { meaning, former, now }: QuotedChange): Way[] {
  if (meaning === 'trait') return traitOf(row, former, now)
  if (meaning === 'sizes') return sizesOfRow(row, former, now)
  const counted = row.quantity.replace(/ \?$/, '')
  const isCount =
    (meaning === null || meaning === 'pieces') && (former === '' || counted === former) && /^\d+$/.test(now)
  const ofCount: Way[] = isCount ? [{ quantity: row.quantity.replace(/^\d+|^$/, now) }] : []
  return meaning === 'pieces' ? ofCount : [...ofCount, ...sizeOfRow(row, meaning, former, now)]
}

function sizesOfRow(row: MailRow, former: string, now: string): Way[] {
  const [before, sizes, behind] = splitSizes(row.requested) ?? []
  if (sizes === undefined || sizesOf(sizes) !== former || !areAlike(sizes, now)) return []
  return [{ requested: `${before}${now}${behind}` }]
}

function sizeOfRow(row: MailRow, meaning: QuotedChange['meaning'], said: string, now: string): Way[] {
  const figures = figuresOf(row.requested)
  // A clause behind another one may have no former size.
  const former = said === '' ? ((meaning === 'diameter' ? figures.at(0) : figures.at(-1)) ?? '') : said
  const isMeant =
    meaning === 'length'
      ? figures.at(-1) === former && Number(former) === Math.max(...figures.map(Number))
      : meaning === 'diameter'
        ? figures.at(0) === former && figures.length === 2
        : meaning === 'thickness'
          ? figures.at(-1) === former && Number(former) === Math.min(...figures.map(Number))
          : meaning === null || meaning === 'size'
            ? figures.includes(former)
            : false
  if (!isMeant) return []
  // "The pins are 12, not 4" may count pieces, whatever the quoted number was.
  if (meaning === null && !isLikeLength(former, now, figures)) return [unsure]
  const requested = replaceSize(row.requested, Number(former), now)
  // Of two equal sizes nobody knows which one is meant.
  if (requested === null || splitSizes(requested) === null) return [unsure]
  return [{ requested }]
}

/** Whether two figures without a word may only be lengths: `the pins 60 instead of 50` */
function isLikeLength(former: string, now: string, figures: readonly string[]): boolean {
  const [shorter = 0, longer = 0] = [Number(former), Number(now)].toSorted((one, other) => one - other)
  return figures.at(-1) === former && shorter >= minLength && longer <= 3 * shorter
}

/** Fewer millimetres may also be pieces or a diameter. */
const minLength = 40

function traitOf(row: MailRow, former: string, now: string): Way[] {
  const words = wordsOf(row.requested)
  const [same, ...others] = words.filter((word) => isTrait(word) && isSameTrait(word, former))
  if (same === undefined) return []
  if (others.length > 0) return [unsure]
  return [{ requested: row.requested.replace(same, now) }]
}
