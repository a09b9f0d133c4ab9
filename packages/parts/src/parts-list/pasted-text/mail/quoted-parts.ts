import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { nameMaterial } from '../../material-words.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { denial } from '../corrections/agreed-words.ts'
import { leavesRest } from '../corrections/answered-questions.ts'
import { changesAll, changesShareOfAll } from '../corrections/change-all.ts'
import { meansColour } from '../corrections/change-colour.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { quoted } from '../lines/clean-line.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import { readFromTo } from '../references/becoming.ts'
import { clausesOfKinds } from '../references/clauses-of-kinds.ts'
import { fromStart, positionsNamed } from '../references/find-positions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { asksForCertificate, certified } from '../references/read-certificate.ts'
import { doubles } from '../references/read-said.ts'
import { withoutRemembering } from './dropped-kinds.ts'
import { leadsToFormerOrder } from './former-order.ts'
import { doubtful, doubtQuantity, type MailReading, type MailRow, ofKind } from './mail-reading.ts'
import { isHeader } from './part-line.ts'

/** Returns for each line how often it was quoted or forwarded. A list below the heading of a former order is quoted. */
export function levelsOf(lines: readonly string[]): number[] {
  let forwarded = 0
  let isInHeader = false
  let former: 'none' | 'headed' | 'listed' = 'none'
  return lines.map((line) => {
    if (former === 'headed' && line.trim() !== '') former = 'listed'
    if (former === 'listed' && line.trim() === '') former = 'none'
    const below = former === 'listed' ? 1 : 0
    if (leadsToFormerOrder(line)) former = 'headed'
    const signs = quoted.exec(line)?.[0] ?? ''
    const isHeading = isHeader(foldLetters(line.slice(signs.length).trim()))
    if (isHeading && !isInHeader) forwarded++
    isInHeader = isHeading
    return forwarded + below + signs.replace(/\s/g, '').length
  })
}

/**
 * Leaves open the quantity of a quoted part that the answer names again, by its sizes or by its kind with a figure or
 * another change: it is the same part or a further one.
 */
export function doubtAnswered(
  rows: readonly MailRow[],
  levels: readonly number[],
  lines: readonly string[],
): MailRow[] {
  const nearest = new Map<string, number>()
  for (const { line, requested } of rows) {
    const sizes = sizesOf(requested)
    nearest.set(sizes, Math.min(nearest.get(sizes) ?? Number.POSITIVE_INFINITY, levels[line] ?? 0))
  }
  const changed = new Set(rows.length === 0 || rows.length > maxRows ? [] : rowsOfAnswer(rows, levels, lines))
  return rows.map((row) => {
    const sizes = sizesOf(row.requested)
    const isRepeated = sizes !== '' && (nearest.get(sizes) ?? 0) < (levels[row.line] ?? 0)
    return isRepeated || changed.has(row) ? { ...row, quantity: doubtful(row.quantity) } : row
  })
}

/** Leaves open the quoted positions that an answer with others does not name: `please go ahead with items 1 and 2` */
export function doubtUnnamed({ rows, references, levels }: MailReading): void {
  const ofPositions = [...references].filter(([, said]) => said.some(({ positions }) => positions.length > 0))
  // "As offered, but item 2 only 6" changes one of all.
  const agreed = ofPositions.filter(([, said]) =>
    said.every((one) => one.words + one.quantity === '' && one.factor === 1),
  )
  const nearest = Math.min(...agreed.map(([index]) => levels[index] ?? 0))
  const named = new Set(ofPositions.flatMap(([, said]) => said.flatMap(({ positions }) => positions)))
  for (const row of rows) {
    const isUnnamed = row.position !== null && !named.has(row.position) && (levels[row.line] ?? 0) > nearest
    if (isUnnamed) doubtQuantity(row)
  }
}

/** Leaves open the quoted parts that an answer does not name, if it leaves out the rest: `go ahead with the 6x160, cancel the rest` */
export function doubtRest(reading: MailReading): void {
  const { rows, references, levels, lines } = reading
  const named = new Set([...references.values()].flat().flatMap(({ positions }) => positions))
  lines.forEach((line, index) => {
    if (!leavesRest(line)) return
    const level = levels[index] ?? 0
    const sizes = new Set(rows.filter((row) => (levels[row.line] ?? 0) <= level).map((row) => sizesOf(row.requested)))
    for (const row of meantTogether(reading, index))
      if (!sizes.has(sizesOf(row.requested)) && !(row.position !== null && named.has(row.position))) doubtQuantity(row)
  })
}

/**
 * Leaves all parts open if a line changes the pieces of all: `all as quoted, but double the quantity`, `von jedem 2 mehr`
 * @param textAt what the mail says in a line of which no rule for moulds has changed the pieces
 */
export function doubtAllChanged(reading: MailReading, textAt: (line: number) => string): void {
  const { lines, references, rows } = reading
  lines.forEach((line, index) => {
    if (changesShareOfAll(textAt(index))) {
      for (const row of rows) doubtQuantity(row)
      return
    }
    if (references.has(index) || namesPartAlone(line)) return
    const isOfAll = changesAll(line)
    if (!isOfAll && !doubles(line)) return
    const quotedRows = meantTogether(reading, index)
    // A line directly below a part has changed it.
    const isBelow = rows.some((row) => row.line === index - 1)
    for (const row of quotedRows.length > 0 || !isOfAll || isBelow ? quotedRows : rows) doubtQuantity(row)
  })
}

/** Returns the quoted parts that an answer may mean together; directly below a part it means that part alone. */
function meantTogether({ rows, levels }: MailReading, index: number): MailRow[] {
  const quotedRows = rows.filter((row) => (levels[row.line] ?? 0) > (levels[index] ?? 0))
  return quotedRows.some((row) => row.line === index - 1) ? [] : quotedRows
}

/** Counts the lines of a quoted list without numbers, as an answer may: `the last item`, `line 2`. */
export function numberQuoted({ rows, levels }: MailReading): void {
  if (rows.some(({ position }) => position !== null)) return
  const quotedRows = rows.filter(({ line }) => (levels[line] ?? 0) > 0)
  const lines = [...new Set(quotedRows.map(({ line }) => line))]
  for (const row of quotedRows) row.position = lines.indexOf(row.line) + 1
}

/** Leaves open the quoted positions that a line of the answer names beside parts: `the last item 30, and no 3x160` */
export function doubtNamed({ rows, references, levels, lines }: MailReading): void {
  const last = Math.max(...rows.map(({ position }) => position ?? 0))
  if (last === 0) return
  lines.forEach((line, index) => {
    const level = levels[index] ?? 0
    const named = references.has(index) ? [] : positionsNamed(line).map((position) => fromStart(position, last))
    for (const row of named.length === 0 ? [] : rows) {
      const isMeant = row.position !== null && named.includes(row.position) && (levels[row.line] ?? 0) > level
      if (isMeant) doubtQuantity(row)
    }
  })
}

/** In a longer mail a sentence hardly means one part by its kind. */
const maxRows = 100

/**
 * Returns the rows that a sentence of the answer, or one below them, names by their kind: with a figure, as left out, or
 * denied.
 */
function rowsOfAnswer(rows: readonly MailRow[], levels: readonly number[], lines: readonly string[]): MailRow[] {
  const own = new Set(
    rows.flatMap(({ line, requested, quantity }) => (quantity + sizesOf(requested) === '' ? [] : line)),
  )
  return lines.flatMap((line, at) => {
    const level = levels[at] ?? 0
    const before = rows.filter((row) => (levels[row.line] ?? 0) > level || (row.line < at && !own.has(at)))
    const mayChange =
      before.length > 0 && line.length < maxLength && !isHeader(foldLetters(line)) && !namesPartAlone(line)
    // A further part of the list, whose sizes may stand below.
    const isItem = itemStart.test(line)
    const clauses = mayChange ? line.split(/[.;!?](?:\s|$)/).flatMap(clausesOfKinds) : []
    return clauses.flatMap((clause) => {
      const now = withoutFormer(clause)
      const figures: readonly string[] = now.match(/\d+/g) ?? []
      const isLeftOut = isCancelled(clause) || denial.test(withoutRemembering(foldLetters(clause)))
      const counts = countsOfKinds(clause)
      const stems = kindStems(foldLetters(clause))
      const meant = stems.length === 0 && isLeftOut ? rowsNamed(before, clause) : ofKind(before, stems)
      // "15 pins instead of 10" has changed the ten pins, and no other ones.
      const isChanged = now !== clause || readFromTo(clause) !== null
      if (isChanged && !isLeftOut && meant.some(({ quantity }) => figures.includes(quantity))) return []
      const isOther = givesMaterial(clause, meant)
      return meant.filter(({ line, quantity, requested }) => {
        if (isOther && (levels[line] ?? 0) > level) return /^\d+$/.test(quantity)
        if (meansColour(clause, requested)) return false
        if (asksForCertificate(clause) && requested.endsWith(certified)) return false
        // Other figures of a line below its part have changed the row already.
        const isSaid = (levels[line] ?? 0) > level ? figures.length > 0 : counts.length > 0 || certificate.test(clause)
        const isApplied = figures.includes(quantity) || counts.includes(quantity)
        return (isLeftOut || (isSaid && !isItem)) && /^\d+$/.test(quantity) && !isApplied
      })
    })
  })
}

/** Whether a text names a material that none of the parts has: `the pins rather hardened than nitrided` */
function givesMaterial(text: string, rows: readonly MailRow[]): boolean {
  const said = materialsIn(text)
  const known = new Set(said.size === 0 ? [] : rows.flatMap(({ requested }) => [...materialsIn(requested)]))
  return rows.length > 0 && [...said].some((material) => !known.has(material))
}

function materialsIn(text: string): Set<string> {
  const words = text.split(/[\s,;:()]+/).filter((word) => /\p{L}{4}|1\.\d{4}/u.test(word) && belongsToPart(word))
  return new Set(words.map(nameMaterial))
}

/** Returns the rows with a word that begins like a noun of a text, as "seals" are no kind without their other word. */
function rowsNamed(rows: readonly MailRow[], text: string): MailRow[] {
  const nouns = (text.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !isOrdering(word) && !isFillerWord(word) && !isCancelled(word),
  )
  const stems = nouns.map((noun) => foldLetters(noun)).map((noun) => noun.slice(0, Math.max(4, noun.length - 2)))
  return rows.filter(({ requested }) =>
    (foldLetters(requested).match(/\p{L}{4,}/gu) ?? []).some((word) => stems.some((stem) => word.startsWith(stem))),
  )
}

const itemStart = /^\s*(?:(?:[-–•*]|\d{1,3}[.):])\s*)?\d{1,5}\s+\p{L}/u

/** Returns the numbers of words for kinds of parts: `vier Säulen und 4 Buchsen`, `bushes then 6`, `one more bush`. */
function countsOfKinds(clause: string): string[] {
  const folded = foldLetters(clause)
  const before = findAll(countBefore, folded).flatMap(({ index, 0: { length }, 1: count = '' }) => {
    const words = folded.slice(index + length).split(/\s+/, maxBetween + 1)
    return words.some(namesKind) ? sayPieces(count) : []
  })
  const [, words = '', behind = ''] = countBehind.exec(folded) ?? []
  const isOfKind = words.split(/\s+/).some(namesKind) && !ofOthers.test(words)
  const further = oneMore.exec(folded)
  const isFurther = further !== null && folded.slice(further.index).split(/\s+/, 5).some(namesKind)
  return [...before, ...(isOfKind ? [sayPieces(behind)] : []), ...(isFurther ? ['1'] : [])]
}

/** `le boccole facciamole 6`, at the end of a clause */
const countBehind = new RegExp(
  String.raw`((?:\p{L}+\s+){0,2}\p{L}+)[\s:–-]+(\d{1,3}|${wordOfSeveral})(?:\s*${units.pieces})?(?:\s+(?:bitte|please|prosim|prosze|graag|tack))?[\s.!]*$`,
  'u',
)
/** At the end of the words before a number, what makes it a date or the number of something else. */
const ofOthers = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('moulds')}|kw|wk|woche|week|veck[ao]n?|tyden|tydzien|tyg|teden|het|semaine|settimana|semana|saptamana|bis|am|zum|vom|ab|by|until|on|den|nr|no|num|pos|dn[ie]|dne|von|from|order|auftrag|bestellung|lager|halle)$`,
  'u',
)
const oneMore =
  /(?<!\p{L})(?:one more|another|noch eine?n?|encore une?|(?:otr[oa]|outr[oa])|(?:un altro|un'altra|ancora un[ao']?)|nog een|jeszcze jed\p{L}+|jeste jed\p{L}+|meg egy|inca (?:un|o)|en till|ytterligare (?:en|ett)|se en[oa]?|mais uma?)(?!\p{L})/u

const countBefore = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/=-])(\d{1,4}|${wordOfSeveral})(?:\s*${units.pieces})?\s+(?=\p{L})`,
  'gu',
)
/** Words between a number and its kind: `vier neue Säulen`. */
const maxBetween = 1
const certificate = /(?<![\d.,])3[.,]1(?![\d.,])/
const maxLength = 1000
