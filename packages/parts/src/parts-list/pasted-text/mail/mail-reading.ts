import { foldLetters } from '../../fold-letters.ts'
import { remember } from '../../remember.ts'
import type { OrderLine } from '../lines/read-order-line.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import { isGroup, mayBeOfGroups } from '../references/kind-groups.ts'
import type { Reference } from '../references/reference.ts'
import type { Heading } from './share-heading.ts'

/** What a line of a mail asks for; a line may ask for several parts. */
export interface MailRow {
  /** Index of the line. */
  line: number
  requested: string
  /** Empty if none is stated. */
  quantity: string
  /** The tolerance that the mail states once for all cuts; empty without one. */
  tolerance: string
  /** The number of the line in its list; null without one. */
  position: number | null
}

/** What the lines of a mail have said so far. */
export interface MailReading {
  /** Without their numbers, signs of quotes and what was known before. */
  lines: string[]
  /** How often each line was quoted or forwarded. */
  levels: readonly number[]
  rows: MailRow[]
  /** The last row of each text, as `spell` writes it. */
  rowsByText: Map<string, MailRow>
  /** As `sizesOf` writes them. */
  rowsBySizes: Map<string, MailRow[]>
  /** By the index of their line. */
  references: Map<number, Reference[]>
  /** Of each part below: `je 10 Stück:`; below the heading of a section it ends with the section. */
  each: { quantity: string; isOfSection: boolean }
  /** Of a line before the part: `Menge: 10`. */
  next: { quantity: string; line: number }
  tolerance: string
  heading: Heading | null
  /** Index of the last line that is the heading of parts; -1 without one. */
  headingLine: number
}

export function beginReading(lines: readonly string[], levels: readonly number[]): MailReading {
  const next = { quantity: '', line: -1 }
  const collected = { rows: [], rowsByText: new Map(), rowsBySizes: new Map(), references: new Map() }
  return {
    lines: [...lines],
    levels,
    ...collected,
    each: { quantity: '', isOfSection: false },
    next,
    tolerance: '',
    heading: null,
    headingLine: -1,
  }
}

/** Returns a certain quantity as a question. */
export function doubtful(quantity: string): string {
  return /^\d+$/.test(quantity) ? `${quantity} ?` : quantity
}

/** Turns the certain quantity of a row into a question. */
export function doubtQuantity(row: { quantity: string }): void {
  row.quantity = doubtful(row.quantity)
}

export function addRow(reading: MailReading, line: number, row: OrderLine, position: number | null): void {
  const added = { line, ...row, tolerance: '', position }
  reading.rows.push(added)
  reading.rowsByText.set(spell(row.requested), added)
  const sizes = sizesOf(row.requested)
  const alike = reading.rowsBySizes.get(sizes)
  if (alike === undefined) reading.rowsBySizes.set(sizes, [added])
  else alike.push(added)
}

/** Returns the last row with the same text, whatever its blanks and signs; undefined without one. */
export function findRow({ rowsByText }: MailReading, requested: string): MailRow | undefined {
  return rowsByText.get(spell(requested))
}

/** Of more rows than these, a sentence hardly means one by its kind or its length; looking at all of them takes long. */
const maxRows = 100

/** Returns the latest rows of a kind of parts, which is named by the beginnings of its words in folded letters. */
export function rowsOfKind({ rows }: MailReading, stems: readonly string[]): MailRow[] {
  return ofKind(rows.slice(-maxRows), stems)
}

/** Returns the rows that have most of the words for a kind: "ejector pins" are no ejector sleeves. */
export function ofKind<Row extends { requested: string }>(rows: readonly Row[], stems: readonly string[]): Row[] {
  const roots = stems
    .filter((stem) => !isGroup(stem))
    .map((stem) => {
      const root = rootOf(stem)
      return root.length < minRoot ? stem : root
    })
  const named = rows.map(({ requested }) => {
    const text = `${foldLetters(requested)} ${rootOf(requested)}`
    return roots.filter((root) => text.includes(root)).length
  })
  const most = Math.max(0, ...named)
  if (most === 0) return []
  return rows.filter(({ requested }, at) => named[at] === most && mayBeOfGroups(requested, stems))
}

/** Returns the latest rows whose last size is a length: `the 315 ones` */
export function rowsOfLength({ rows }: MailReading, length: string): MailRow[] {
  return rows.slice(-maxRows).filter(({ requested }) => sizesOf(requested).split('x').at(-1) === length)
}

/** Leaves out what comes, goes or changes where a word is bent: `kolek, kolków`, `huls, hulzen`, `plaat, platen`. */
const rootOf = remember((text: string): string => {
  const folded = foldLetters(text).replaceAll('z', 's').replaceAll('v', 'f').replaceAll('e', '')
  return folded.replace(/(\p{L})\1/gu, '$1')
})
/** A shorter root is in too many words. */
const minRoot = 3

function spell(text: string): string {
  return foldLetters(text).replace(/[^a-z\d.,]+/g, '')
}

/** Returns the row above a line that the line may belong to; undefined without one. */
export function rowAbove({ rows }: MailReading, line: number): MailRow | undefined {
  const last = rows.at(-1)
  return last !== undefined && line - last.line <= 2 ? last : undefined
}
