import { endsInAsking, isOrdering, namesLoss } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { numberHomographs } from '../../quantities/number-homographs.ts'
import { anyOf, inTotal, numberValues, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { readReplaced } from '../corrections/read-replaced.ts'
import { endOfSizes, sizesOf } from '../lines/split-mentions.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { takeMarks } from '../moulds/count-marks.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { saysEnough } from '../references/enough-words.ts'
import { kindStems } from '../references/kind-stems.ts'
import { readReferences } from '../references/read-references.ts'
import { isAsking } from '../sentences/asked-clause.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { isNumbered, timeBefore } from '../sentences/numbered-nouns.ts'
import { type MailReading, type MailRow, ofKind, rowAbove, rowsOfKind } from './mail-reading.ts'
import { withoutContacts } from './part-line.ts'

/** A number that may count pieces; none of a size, a standard or a paper. */
const figure = new RegExp(
  String.raw`(?<![\p{L}\d.,:/x×*=+±°#_-])(?:\d{1,3}(?![\p{L}\d_]|[.,:/-]\d|\s*(?:[x×*°%]|mm|hrc|shore|(?:t|to|tonn?\p{L}{0,5}|kn|kg|bar)(?!\p{L})))|(?:${wordOfSeveral})(?!\p{L}))`,
  'gu',
)
const change = [anyChange('correction'), anyChange('only'), anyChange('instead'), anyChange('eachBehind'), inTotal]
/** Words in folded letters beside a number that changes or multiplies another one. */
const changing = new RegExp(
  String.raw`(?<!\p{L})(?:${change.join('|')}|${anyOf('each')}|${anyOf('per')}|${units.packs}|plus|minus|double|doppelt|doppio|doble|dobro|more|less|fewer|mehr|weniger|exact\p{L}*|genau|esatt\p{L}*)(?!\p{L})`,
  'u',
)
const subset = new RegExp(String.raw`(?<!\p{L})${ofThem}\s*$`, 'u')
const mould = new RegExp(`^(?:${anyOf('moulds')})$`, 'u')
/** `Comanda nr. 445`, `č. 12`: no end of a sentence. */
const afterShort = String.raw`(?<!(?<!\p{L})(?:n[ro]|num|nbr|pos|poz|art|č|sz))`
const shortBefore = /(?<!\p{L})(?:(?:c|sz)\.|n[°º]|n[ro]\.?)\s*$/u
const sentenceEnd = new RegExp(String.raw`${afterShort}\.(?=\s|$)|[;!?](?=\s|$)`, 'iu')
const clauseEnd = new RegExp(String.raw`${afterShort}\.(?=\s|$)|[,;!?()](?=\s|$)|\s[–-]\s|\s\(`, 'iu')
/** `Local de entrega: Rua da Indústria, lote 7`: the figures of an address count no pieces. */
const address =
  /^(?:(?:liefer)?(?:adresse|anschrift)|(?:delivery|shipping) address|ship to|deliver to|adresse de livraison|lieu de livraison|indirizzo|luogo di consegna|direccion|lugar de entrega|dodaci adresa|adresa|misto dodani|adres|miejsce dostawy|cim|szallitasi cim|afleveradres|morada|local de entrega|endereco|loc de livrare|leveransadress|naslov)(?!\p{L})[^:]{0,20}:/u
/** A longer line is hardly a sentence. */
const maxLength = 1000

/**
 * Leaves open what a line says of quantities without any rule that reads it: a clause that asks for pieces or changes
 * them has a number which is neither one of a part nor a quantity. So a sentence that nobody has thought of leads to a
 * question, not to a wrong number.
 * @param added the rows that were read from the line; without one it is about those above
 */
export function doubtUnread(reading: MailReading, index: number, added: readonly MailRow[]): void {
  const line = reading.lines[index] ?? ''
  if (line.length > maxLength || address.test(foldLetters(line.trim()))) return
  const unread = added.length > 0 ? unreadBeside(line, added) : unreadBelow(reading, index, line)
  for (const { value, rows } of unread)
    for (const row of rows)
      if (/^\d+$/.test(row.quantity) && Number(row.quantity) !== value) row.quantity = `${row.quantity} ?`
}

interface Unread {
  value: number
  /** The rows that may be meant. */
  rows: readonly MailRow[]
}

function unreadBeside(line: string, added: readonly MailRow[]): Unread[] {
  const counts = added.map(({ quantity }) => Number(quantity)).filter((count) => count > 0)
  if (counts.length === 0 || !asks(line) || isChangeRead(line, counts)) return []
  const clauses = plain(readReplaced(line)?.line ?? line)
    .split(clauseEnd)
    .map(readClause)
  const stated = clauses.flatMap(({ figures }) => figures.map(({ value }) => value))
  const used = added
    .flatMap(({ requested, quantity }) => [requested, /^\d+$/.test(quantity) ? '' : quantity])
    .flatMap((said) => readClause(said).figures.map(({ value }) => value))
    .concat(lengthsApart(line, added))
  const counted = [...added]
  return (
    clauses
      .map((clause, at) => ({ ...clause, before: rowsBefore(clauses.slice(0, at + 1), added) }))
      // What asks has its number first: "two pins broke, send four, and two rings"
      .toSorted((a, b) => Number(b.isAsking) - Number(a.isAsking))
      .flatMap(({ folded, figures, isAsking, before }) => {
        const kinds = rowsNamed(added, folded)
        const sized = rowsSized(added, folded)
        const left = figures.filter(({ value }) => {
          const at = used.indexOf(value)
          if (at >= 0) used.splice(at, 1)
          const own = counted.findIndex(
            (row) => Number(row.quantity) === value && (kinds.length === 0 || kinds.includes(row) || sized.has(row)),
          )
          if (at < 0 && own >= 0) counted.splice(own, 1)
          return at < 0 && own < 0
        })
        const isShared = changing.test(folded)
        const count = Number(before.at(-1)?.quantity)
        return left.flatMap(({ value, start, end }) => {
          const isRead = isMadeOf(count, value, stated) || (isShared && count % value === 0)
          return !isAsking || isRead || isOfOther(folded, start, end)
            ? []
            : { value, rows: kinds.length > 0 ? kinds : before }
        })
      })
  )
}

/** Returns the rows of the kind that a clause names; a row has its kind before its sizes, or else behind them. */
function rowsNamed(added: readonly MailRow[], folded: string): MailRow[] {
  const named = added.map((row) => {
    const before = row.requested.slice(0, endOfSizes(row.requested))
    return { row, requested: namesKind(before) ? before : row.requested }
  })
  return ofKind(named, kindStems(folded)).map(({ row }) => row)
}

/** Returns the rows whose sizes stand in a clause, which may name several kinds. */
function rowsSized(added: readonly MailRow[], folded: string): ReadonlySet<MailRow> {
  const said = folded.replace(/\s/g, '').replaceAll(',', '.').replace(/[×*/]/g, 'x')
  return new Set(added.filter(({ requested }) => sizesOf(requested) !== '' && said.includes(sizesOf(requested))))
}

/** Returns the lengths of the rows whose sizes stand apart in a line: `pins 6x160 and six of the same diameter, 200 long` */
function lengthsApart(line: string, added: readonly MailRow[]): number[] {
  const joined = rowsSized(added, foldLetters(line))
  const apart = added.filter((row) => !joined.has(row) && sizesOf(row.requested) !== '')
  return apart.map(({ requested }) => Number(sizesOf(requested).split('x').at(-1)))
}

/** Returns the rows whose sizes stand in some clauses; all without one. */
function rowsBefore(clauses: readonly Clause[], added: readonly MailRow[]): readonly MailRow[] {
  const said = new Set(clauses.map(({ folded }) => sizesOf(folded)))
  const last = added.findLastIndex(({ requested }) => said.has(sizesOf(requested)))
  return last < 0 ? added : added.slice(0, last + 1)
}

/** Reads a line without parts that no rule has used. Where it names no kind, only a word for a change tells what it is about. */
function unreadBelow(reading: MailReading, index: number, line: string): Unread[] {
  if (reading.rows.length === 0 || hasSizes(line) || readReferences(line).length > 0) return []
  const above = rowAbove(reading, index)
  const sentences = plain(line).split(sentenceEnd).map(readClause)
  return sentences.flatMap(({ folded, figures, isAsking }) => {
    const stems = kindStems(folded)
    const rows =
      stems.length > 0 ? rowsOfKind(reading, stems) : changing.test(folded) && above !== undefined ? [above] : []
    const unread = isAsking ? figures.filter(({ start, end }) => !isOfOther(folded, start, end)) : []
    return unread.map(({ value }) => ({ value, rows }))
  })
}

/** Whether the quantity is the new one of a sentence that changes it: `it was 8, make it 10` */
function isChangeRead(line: string, counts: readonly number[]): boolean {
  const marked = markNewCount(line)
  return marked !== line && takeMarks(marked).marks.now.some((count) => counts.includes(count))
}

/** Whether pieces follow from a number with another one: `2 packs of 50`, `10 + 2 spare`, `three dozen` */
function isMadeOf(count: number, value: number, stated: readonly number[]): boolean {
  return [...stated, 12, 1].some((other) => value * other === count || value + other === count)
}

/** `one delivery for all three`: of the moulds */
const forAll =
  /(?<!\p{L})(?:for|fur|fuer|pour|para|per|voor|pro|za|dla|pentru|till)\s+(?:all(?:e|a)?(?:\s+the)?|the|die|les|los|las|gli|tutt[ie] e|os|as|de|vse|vsechny|wszystkie|toate)\s+$/u

/** Whether a number is that of an order, a mould, days and the like, or of some of the pieces. */
function isOfOther(folded: string, start: number, end: number): boolean {
  const before = folded.slice(0, start)
  if (
    forAll.test(before) &&
    folded
      .slice(end)
      .split(/[\s,]+/)
      .every((word) => word === '' || isOrdering(word))
  )
    return true
  const [word = ''] = /[\p{L}]+(?=[^\p{L}]*$)/u.exec(before) ?? []
  // "Gate 4", "Halle 3": a noun directly before a number is not counted by it.
  const isName =
    /\p{L}\s*$/u.test(before) && word !== '' && !isOrdering(word) && !changing.test(word) && !namesKind(word)
  if (isName && /^\s*(?:$|[^\s\p{L}])/u.test(folded.slice(end))) return true
  return (
    subset.test(before) ||
    timeBefore.test(before) ||
    shortBefore.test(before) ||
    isNumbered(word) ||
    mould.test(word) ||
    isOtherNoun(folded.slice(end).trim())
  )
}

interface Clause {
  folded: string
  figures: readonly { value: number; start: number; end: number }[]
  /** Whether it asks for something, or changes a number. */
  isAsking: boolean
}

function asks(text: string): boolean {
  // "We saw that six were bent" changes nothing.
  if (namesLoss(text)) return text.split(/\s+/).some(isAsking)
  return (
    text.split(/\s+/).some((word) => endsInAsking(word)) ||
    changing.test(foldLetters(text)) ||
    saysEnough(foldLetters(text))
  )
}

function readClause(clause: string): Clause {
  const folded = foldLetters(clause)
  const figures = findAll(figure, folded).flatMap(({ index, 0: said }) => {
    const value = numberValues.get(said.replace(/\s+/g, '_')) ?? Number(said)
    return numberHomographs.has(said) ? [] : { value, start: index, end: index + said.length }
  })
  return { folded, figures, isAsking: asks(clause) }
}

/** Removes the numbers that have a rule of their own. */
function plain(line: string): string {
  // The new number of a change stands in the clause of its part.
  return withoutFormer(withoutContacts(withoutPrices(withoutTimes(line)))).replace(/,(?= \d{1,3} pcs)/g, '')
}
