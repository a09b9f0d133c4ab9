import { parseProductNumber } from '@normwerk/parts/article-number/article-number'
import { readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import { collectCrossReferences, resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import { isRejection, type PartRequest } from '@normwerk/parts/designation/part-request'
import { createDesignationReaders } from '@normwerk/parts/designation/read-designation'
import { requestPrefixes } from '@normwerk/parts/designation/request-prefixes'
import { resolvePartRequest } from '@normwerk/parts/designation/resolve-part-request'
import { chooseSheet } from '@normwerk/parts/parts-list/columns/choose-sheet'
import { guessTable } from '@normwerk/parts/parts-list/columns/guess-table'
import { readQuantity } from '@normwerk/parts/parts-list/quantities/read-quantity'
import type { ListRow } from '@normwerk/parts/parts-list/rows/present-row'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import { assortment, stockedFor } from '@normwerk/parts/testing/stocked-articles'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { expect, test } from 'vitest'
import { demoCrossReferences } from '../../database/seed/seed-demo.ts'
import { readSheets } from '../../infrastructure/spreadsheets/reader/read-tables.ts'
import { recogniseFormat } from '../../infrastructure/spreadsheets/recognise-format.ts'
import { englishLists } from './english.ts'
import { freshLists } from './fresh.ts'
import { germanLists } from './german.ts'
import { laterLists } from './later.ts'
import { mouldLists } from './moulds.ts'
import { officeLists } from './offices.ts'
import type { Sample } from './sample.ts'
import { writeSample } from './write-sample.ts'

const { readDesignation } = createDesignationReaders(assortment)

const makers = collectCrossReferences(
  demoCrossReferences.flatMap(({ maker, pattern: written, productNr, dimensions, differences }) => {
    const pattern = readPattern(written)
    const product = parseProductNumber(productNr)
    if ('patternError' in pattern || product === null) return []
    return [{ maker, pattern, product, sizes: dimensions, differences }]
  }),
)

/**
 * Returns `AZH-3.2x160 L147.25 T50 C31 12x`, or why there is no part; an unreadable quantity or tolerance is a reason
 * too.
 */
function understand(row: ListRow): string {
  if (row.quantity !== undefined && readQuantity(row.quantity) === null) return `? ${row.quantity}: no quantity`
  if (row.toleranceClass !== undefined && readTolerance(row.toleranceClass) === null) {
    return `? ${row.toleranceClass}: no tolerance offered`
  }
  const texts = [row.articleNo, row.designation].flatMap((text) => text ?? [])
  const answers = texts.map((text) => formatRow(text, row))
  return answers.find((answer) => !answer.startsWith('?')) ?? answers.join(' ')
}

function formatRow(text: string, row: ListRow): string {
  const said = readDesignation(text)
  const partRequest = isRejection(said) ? (resolveNumber(makers, text)?.partRequest ?? said) : said
  if (isRejection(partRequest)) return `? ${text}: ${partRequest.rejected} ${partRequest.detail}`
  const asked = withColumns(partRequest, row)
  const found = resolvePartRequest(asked, stockedFor(requestPrefixes(asked, assortment)), assortment)
  if (isRejection(found)) return `? ${text}: ${found.rejected} ${found.detail}`
  const pieces = row.quantity === undefined ? found.quantity : readQuantity(row.quantity)
  return [
    found.articleNumber,
    found.changedLength === null ? '' : `L${found.changedLength}`,
    found.toleranceClass ?? '',
    found.certificate ? 'C31' : '',
    pieces === null ? '' : `${pieces}x`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A length in its own column is the length of a designation without one, otherwise the length to cut to. */
function withColumns(partRequest: PartRequest, row: ListRow): PartRequest {
  const length = row.changedLength === undefined ? undefined : Number(row.changedLength.replace(',', '.'))
  const toleranceClass = partRequest.toleranceClass ?? readTolerance(row.toleranceClass ?? '')
  const joined = { ...partRequest, toleranceClass, certificate: partRequest.certificate || row.isThreeOne === true }
  if (length === undefined || length === partRequest.sizes.length) return joined
  if (partRequest.sizes.length === undefined) return { ...joined, sizes: { ...partRequest.sizes, length } }
  return { ...joined, changedLength: length }
}

interface Outcome {
  list: string
  /** Rows of the list, rows that name a part of the shop, and how many of those are understood. */
  rows: number
  ours: number
  understood: number
  /** Rows that are understood as a wrong part. That is worse than a row that is not understood. */
  misread: string[]
  missed: string[]
}

async function read(sample: Sample): Promise<Outcome> {
  const file = await writeSample(sample)
  const sheets = await readSheets(recogniseFormat(file, sample.file, 'sheets'), file)
  const chosen = sheets[chooseSheet(sheets)] ?? { name: '', rows: [] }
  const requested = sample.sheets.find(({ name }) => name === sample.requested) ?? sample.sheets[0]
  expect(chosen.name).toBe(requested?.name)
  const { headerRow, columns } = guessTable(chosen.rows)
  const { rows } = readRows(chosen.rows, headerRow, columns)
  const answers = new Map(rows.map((row) => [row.row, understand(row)]))
  const ours = [...(requested?.expected ?? [])].flatMap(([row, part]) => (part === null ? [] : { row, part }))
  const missed = ours.filter(({ row }) => answers.get(row)?.startsWith('?') ?? true)
  const asked = new Map(ours.map(({ row, part }) => [row, part]))
  const misread = [...answers].filter(([row, answer]) => !answer.startsWith('?') && answer !== asked.get(row))
  return {
    list: sample.file,
    rows: rows.length,
    ours: ours.length,
    understood: ours.filter(({ row, part }) => answers.get(row) === part).length,
    misread: misread.map(([row, answer]) => `${row}: ${answer}, not ${asked.get(row) ?? 'a part of ours'}`),
    missed: missed.map(({ row, part }) => `${row}: ${answers.get(row) ?? 'no row'}, not ${part}`),
  }
}

test.each([
  { about: 'lists the reader was made for', lists: [...germanLists, ...englishLists], floor: 0.97 },
  { about: 'lists written afterwards', lists: freshLists, floor: 0.9 },
  { about: 'lists of offices', lists: officeLists, floor: 0.97 },
  // Remarks about work on a part make its row ask.
  { about: 'lists written last', lists: laterLists, floor: 0.9 },
  { about: 'lists of mould bases', lists: mouldLists, floor: 1 },
])('the rows of $about are understood, and none is taken for another part', async ({ lists, floor }) => {
  const outcomes: Outcome[] = []
  for (const list of lists) outcomes.push(await read(list))
  console.table(
    outcomes.map(({ list, rows, ours, understood }) => {
      return { list, rows, ours, understood, share: `${Math.round((understood / ours) * 100)} %` }
    }),
  )
  const said = outcomes.flatMap(({ list, missed }) => missed.map((row) => `${list}, row ${row}`))
  if (said.length > 0) console.log(said.join('\n'))
  const misread = outcomes.flatMap((outcome) => outcome.misread.map((row) => `${outcome.list}, row ${row}`))
  expect(misread).toEqual([])
  const sum = (key: 'ours' | 'understood') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  expect(sum('understood') / sum('ours')).toBeGreaterThanOrEqual(floor)
})
