import { parseCsv } from 'hucre/csv'
import { endsInAsking } from '../../../words/order-words.ts'
import { isQuantity, namesPartAlone } from '../../cell-content.ts'
import { guessTable, type Table } from '../../columns/guess-table.ts'
import { isHeadingRow } from '../../headings/heading-rows.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { arrangeRows } from '../../layout/arrange-rows.ts'
import { areNumbered } from '../../layout/without-list-numbers.ts'
import { readRows } from '../../rows/read-rows.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import { readMail } from '../mail/read-mail.ts'
import { multiplyPieces } from '../moulds/mould-pieces.ts'
import { type MouldsOfMail, readMoulds } from '../moulds/read-moulds.ts'
import { readAskedCount } from '../sentences/asked-count.ts'
import { alignColumns, isMould } from './align-columns.ts'
import { changeTables, mayChangeRows } from './change-tables.ts'
import { mailFields as fields, type MailTexts, textsOf } from './mail-texts.ts'
import { splitPipes } from './split-pipes.ts'

export interface PastedTable extends Pick<Table, 'headerRow' | 'headers' | 'columns'> {
  rows: string[][]
  /** Index of the line of the text where each row stands. */
  lines: number[]
}

type Separator = '\t' | ';' | ','

/**
 * Reads a copy from a spreadsheet, a CSV file or a mail: columns if there are any, otherwise one part per line. Parts
 * may also be around a table.
 */
export function readPastedTable(text: string): PastedTable {
  const separator = findSeparator(text)
  if (separator === null) return readLines(text)
  const rows = readDelimited(text, separator)
  if (separator === '\t' && (hasPartsAround(rows) || hasMouldsAround(rows) || hasChangesAround(rows)))
    return readLines(text)
  const arranged = arrangeRows(rows)
  const list = arranged.map(({ cells }) => cells)
  return { rows: list, lines: arranged.map(({ from }) => from), ...guessTable(list) }
}

function hasPartsAround(rows: readonly (readonly string[])[]): boolean {
  const around = rows.flatMap((cells) => (cells.length === 1 ? cells : []))
  if (rows.length - around.length < 2) return true
  // The first line with a part answers most mails.
  return around.some(hasParts) || hasParts(around.join('\n'))
}

/** Whether a line beside a table says how many moulds it is for. */
function hasMouldsAround(rows: readonly (readonly string[])[]): boolean {
  const { isPerMould, moulds } = readMoulds(rows.flatMap((cells) => (cells.length === 1 ? cells : [])))
  return isPerMould || moulds !== null
}

/** Whether a line above or below a table, as no heading of its sections, may change its rows. */
function hasChangesAround(rows: readonly (readonly string[])[]): boolean {
  const isOfTable = (cells: readonly string[]) => cells.length > 1
  const [first, last] = [rows.findIndex(isOfTable), rows.findLastIndex(isOfTable)]
  return rows.some(([line = ''], index) => (index < first || index > last) && mayChangeRows(line))
}

function hasParts(text: string): boolean {
  return readMail(text).length > 0
}

function linesOf(text: string): string[] {
  return text.split(text.includes('\r') ? /\r\n?|\n/ : '\n')
}

/** Reads rows of cells. A quoted cell may have separators, line breaks and doubled quotation marks. */
export function readDelimited(text: string, delimiter: Separator): string[][] {
  // An odd quotation mark means inches; it would quote all the text that follows.
  const fastMode = text.split('"').length % 2 === 0
  return parseCsv(text, { delimiter, fastMode }).map((cells) => cells.map((cell) => String(cell).trim()))
}

function findSeparator(text: string): Separator | null {
  if (text.includes('\t')) return '\t'
  const lines = linesOf(text).filter((line) => line.trim() !== '')
  const separated = lines.filter((line) => line.includes(';'))
  if (hasSentences(separated, ';')) return null
  if (separated.length > 0 && separated.length * 2 >= lines.length) return ';'
  return hasCommaColumns(text, lines) ? ',' : null
}

/**
 * Whether lines are sentences: one of them names several parts, and no headings say that these are sizes of one part. So
 * is a single one with a piece that asks for a number: `yesterday I ordered 10 pins 6x160; could you make it 14?`
 */
function hasSentences(lines: readonly string[], separator: Separator): boolean {
  if (isHeadingRow(readDelimited(lines[0] ?? '', separator)[0] ?? [])) return false
  const clauses = lines.length === 1 ? (lines[0]?.split(separator) ?? []) : []
  const isOrder = clauses.length > 1 && clauses.length < maxClauses && !clauses.some(isQuantity)
  if (isOrder && clauses.some((clause) => asksForNumber(clause) || isSentence(clause))) return true
  return lines.some((line) => new Set(line.split(separator).map(sizesOf).filter(Boolean)).size > 1)
}

/** Whether a piece of a line has several words that order parts: `ci servono 8 estrattori 6x200` */
function isSentence(clause: string): boolean {
  const words = clause.split(' ').filter(Boolean)
  return words.length > 3 && words.some((word) => endsInAsking(word))
}

/** A line with more pieces is no sentence. */
const maxClauses = 100

function asksForNumber(text: string): boolean {
  return markNewCount(text) !== text || readAskedCount(text) !== ''
}

/** A comma usually belongs to a size. It separates columns if headings say so, or if no comma is between digits. */
function hasCommaColumns(text: string, lines: readonly string[]): boolean {
  if (!text.includes(',') || hasSentences(lines, ',')) return false
  const [first = [], ...others] = readDelimited(text, ',').filter((cells) => cells.some((cell) => cell !== ''))
  if (first.length < 2 || others.length === 0 || others.some((cells) => cells.length !== first.length)) return false
  const isHeaded = first.every((cell) => !/\d/.test(cell)) && first.some((cell) => readHeading(cell) !== null)
  if (isHeaded) return true
  if (areNumbered([first, ...others].map(([cell = '']) => cell))) return false
  // The commas of sentences separate nothing.
  const hasCounts = first.some((cell, column) =>
    [cell, ...others.map((cells) => cells[column] ?? '')].every(isQuantity),
  )
  return hasCounts && lines.every((line) => /\d/.test(line) && !/\d,\d/.test(line))
}

const blank = [...fields.map(() => ''), '']

/** Reads a mail: one row per part, in the order of the lines, with the tables that are in it. */
function readLines(text: string): PastedTable {
  const lines = linesOf(text)
  const separated = splitPipes(lines)
  const aligned = alignColumns(separated)
  const tables = readTables(aligned)
  const { isDivided } = tables
  const isTaken = (index: number) => tables.inTable.has(index) || (tables.inTable.size > 0 && aligned[index] === '')
  const outside = separated.map((line, index) => (isTaken(index) ? '' : line))
  const moulds = readMoulds(outside)
  const { inTable, parts } = changeTables(aligned, tables.inTable, outside, moulds)
  const read = lines.flatMap((content, line) => {
    if (content === '') return { line, row: blank }
    const rows =
      inTable.get(line)?.map((texts) => (isDivided ? texts : ofAllMoulds(texts, moulds))) ??
      (parts.get(line) ?? []).map(textsOf)
    const cells = rows.map((texts) => [...fields.map((field) => texts[field] ?? ''), ''])
    return (cells.length > 0 ? cells : [[...fields.map(() => ''), content.trim()]]).map((row) => ({ line, row }))
  })
  return {
    rows: read.map(({ row }) => row),
    lines: read.map(({ line }) => line),
    headerRow: -1,
    headers: [...fields.map(() => ''), ''],
    columns: Object.fromEntries(fields.map((field, column) => [field, [column]])),
  }
}

function ofAllMoulds(texts: MailTexts, { isPerMould, moulds }: MouldsOfMail): MailTexts {
  const { quantity = '' } = texts
  const ofOne = perMould.exec(quantity)?.[1]
  if (ofOne !== undefined && moulds !== null) return { ...texts, quantity: multiplyPieces(ofOne, moulds) }
  return isPerMould ? { ...texts, quantity: multiplyPieces(quantity, moulds) } : texts
}

/** As a column of the pieces of one mould is read. */
const perMould = /^(\d+) je Form$/

interface Tables {
  /** By line; a skipped line of a table has no texts. */
  inTable: ReadonlyMap<number, MailTexts[]>
  /** Whether each mould has a column, so that the pieces are those of all. */
  isDivided: boolean
}

/** Reads lines with tabs below headings. */
function readTables(lines: readonly string[]): Tables {
  const tabbed = lines.flatMap((line, index) => (line.includes('\t') ? [index] : []))
  const rows = readDelimited(tabbed.map((index) => lines[index]).join('\n'), '\t')
  const { headerRow, columns } = guessTable(rows)
  const isHeaded = headerRow >= 0 && !rows[headerRow]?.some(namesPartAlone)
  if (tabbed.length < 2 || !isHeaded || rows.length !== tabbed.length) return { inTable: new Map(), isDivided: false }
  const read = new Map(readRows(rows, headerRow, columns).rows.map(({ row, ...texts }) => [row, texts]))
  const inTable = new Map(
    tabbed.map((line, index) => {
      const texts = read.get(index + 1)
      return [line, texts === undefined ? [] : [texts]]
    }),
  )
  return { inTable, isDivided: (rows[headerRow] ?? []).filter(isMould).length > 1 }
}
