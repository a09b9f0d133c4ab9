import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportAnswer, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { readPastedTable } from '@normwerk/parts/parts-list/pasted-text/tables/read-pasted-table'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import * as z from 'zod/mini'
import type { Buyer } from '../buyer.ts'
import type { Designation, List, Mail, Truth } from './corpus.ts'
import { type Answer, isNoPosition } from './score.ts'

/** A truth with the shop's answer. */
export interface Answered {
  truth: Truth
  answer: Answer
}

/** What a list or a mail was answered: `extra` are matched rows that are no positions. */
export interface AnsweredRows {
  rows: Answered[]
  extra: number
}

const portion = 250

/** Asks for designations as rows of a parts list, with the quantity that the shop reads in them, or one. */
export async function askDesignations(buyer: Buyer, texts: readonly Designation[]): Promise<Answer[]> {
  const rows = texts.map(({ truth }, index) => ({ row: index + 1, designation: truth.text }))
  const read = await askRows(buyer, rows)
  const answers = await askRows(
    buyer,
    rows.map((row) => ({ ...row, quantity: quantityOf(read.get(row.row)) })),
  )
  return texts.map((_, index) => answers.get(index + 1) ?? 'dropped')
}

function quantityOf(answer: Answer | undefined): number {
  return answer === undefined || answer === 'dropped' ? 1 : (answer.quantity ?? 1)
}

/** Reads a file as the page does, with the columns that the shop guesses. */
export async function askList(buyer: Buyer, { path, rows, notRows }: List): Promise<AnsweredRows> {
  const file = new FormData()
  file.append('file', new Blob([await readFile(path)]), basename(path))
  const { sheets, chosen } = z.parse(
    partsListEndpoints.readFile.output,
    await buyer.call('POST', '/api/cart/import/file', file),
  )
  const sheet = sheets[chosen]
  if (sheet === undefined) return { rows: rows.map((truth) => ({ truth, answer: 'dropped' })), extra: 0 }
  const read = readRows(sheet.rows, sheet.headerRow, sheet.guess)
  const answers = await askRows(buyer, read.rows)
  if (path.endsWith('.pdf')) return findRows(rows, sheet.rows, answers)
  const extra = notRows.filter((row) => isMatched(answers.get(row))).length
  return { rows: rows.map((truth) => ({ truth, answer: answers.get(truth.row) ?? 'dropped' })), extra }
}

/** A page has no row numbers, so each truth is found by its words, from top to bottom. */
function findRows(
  truths: readonly Truth[],
  rows: readonly (readonly string[])[],
  answers: ReadonlyMap<number, Answer>,
): AnsweredRows {
  const free = rows.map((cells, index) => ({ row: index + 1, words: foldSpace(cells.join(' ')).split(' ') }))
  const answered = truths.map((truth): Answered => {
    const wanted = foldSpace(truth.text).split(' ')
    const place = free.findIndex(({ words }) => wanted.every((word) => words.includes(word)))
    const [found] = place < 0 ? [] : free.splice(place, 1)
    return { truth, answer: answers.get(found?.row ?? 0) ?? 'dropped' }
  })
  return { rows: answered, extra: countExtra(answers, answered) }
}

/** Pastes a mail as the page does. */
export async function askMail(buyer: Buyer, { text, rows }: Mail): Promise<AnsweredRows> {
  const table = readPastedTable(text)
  const answers = await askRows(buyer, readRows(table.rows, table.headerRow, table.columns).rows)
  const lines = text.split(/\r\n?|\n/).map(foldSpace)
  // Only rows that were answered: the lines of a part that is written below each other stand in one of them.
  const free = new Set([...table.rows.keys()].filter((index) => answers.has(index + 1)))
  const take = (row: number | undefined) => {
    if (row !== undefined) free.delete(row)
    return row
  }
  const found = rows.map(({ text }) =>
    take(
      [...free].find((index) => isMeant(text, table.rows[index], lines[table.lines[index] ?? -1])) ??
        [...free].find((index) => hasAll(text, table.rows[index])),
    ),
  )
  const answered = rows.map((truth, at): Answered => {
    const isIn = (index: number) => lines[table.lines[index] ?? -1]?.includes(foldSpace(truth.text)) === true
    const row = found[at] ?? (isNoPosition(truth) ? undefined : take(onlyOf([...free].filter(isIn))))
    return { truth, answer: row === undefined ? 'dropped' : (answers.get(row + 1) ?? 'dropped') }
  })
  return { rows: answered, extra: countExtra(answers, answered) }
}

function countExtra(answers: ReadonlyMap<number, Answer>, answered: readonly Answered[]): number {
  return [...answers.values()].filter(isMatched).length - answered.filter(({ answer }) => isMatched(answer)).length
}

/** Whether a row that was read from a line means a text; a line may have several rows. */
function isMeant(text: string, cells: readonly string[] = [], line = ''): boolean {
  const sized = foldSpace(text)
    .split(' ')
    .find((word) => /\d/.test(word))
    ?.replace(/[,;.]+$/, '')
  return line.includes(foldSpace(text)) && (sized === undefined || cells.join(' ').includes(sized))
}

/** Returns the row of a line that has only one: another line may have changed its sizes. */
function onlyOf(rows: readonly number[]): number | undefined {
  return rows.length === 1 ? rows[0] : undefined
}

/** Whether a row that was read from several lines has all words of a text. */
function hasAll(text: string, cells: readonly string[] = []): boolean {
  const said = cells
    .slice(0, -1)
    .join(' ')
    .split(/[\s,;]+/)
  return text.split(/[\s,;]+/).every((word) => word === '' || said.includes(word))
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function isMatched(answer: Answer | undefined): boolean {
  return answer !== undefined && answer !== 'dropped' && answer.status === 'matched'
}

async function askRows(buyer: Buyer, rows: readonly PartsListRow[]): Promise<Map<number, Answer>> {
  const answers = new Map<number, Answer>()
  for (let start = 0; start < rows.length; start += portion) {
    const body = { rows: rows.slice(start, start + portion), dryRun: true }
    const answer = z.parse(ImportAnswer, await buyer.call('POST', '/api/cart/import', body))
    for (const row of answer.rows) answers.set(row.row, row)
  }
  return answers
}
