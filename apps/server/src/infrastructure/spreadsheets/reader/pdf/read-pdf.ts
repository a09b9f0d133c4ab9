import { namesPart } from '@normwerk/parts/parts-list/cell-content'
import { isHeadingRow } from '@normwerk/parts/parts-list/headings/heading-rows'
import { readPastedTable } from '@normwerk/parts/parts-list/pasted-text/tables/read-pasted-table'
import { getDocument, PasswordException } from 'unpdf/pdfjs'
import { SpreadsheetError } from '../../sheet.ts'
import { createCollector, type RawRow, type RawSheet } from '../raw-sheet.ts'
import { buildLines, type Line } from './build-lines.ts'
import { findColumns } from './find-columns.ts'
import { joinCells, joinRows } from './join-rows.ts'
import { orderRows } from './order-rows.ts'
import { placeCells } from './place-cells.ts'
import { readPage } from './read-page.ts'
import { readRules } from './ruled-rows.ts'
import type { Rule } from './rules.ts'
import { dropRunningLines } from './running-lines.ts'
import { splitBlocks } from './split-blocks.ts'
import { turnUpright } from './turn-upright.ts'

const maxPages = 200
const maxGlyphs = 400_000
/** Fonts may not say which letters their characters are. */
const unreadable = /[\p{Co}\p{Cc}\uFFFD]/u

/** Reads the tables of a PDF from the places of its words. Its scripts are not run, its links and files not opened. */
export async function readPdf(file: Buffer): Promise<RawSheet[]> {
  const document = await open(file)
  if (document.numPages > maxPages) throw new SpreadsheetError('fileTooLarge', `${document.numPages} pages`)
  const lines: Line[][] = []
  const rules: Rule[][] = []
  let glyphs = 0
  let readable = 0
  const pagesWithoutText: number[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const drawn = await readPage(page)
    page.cleanup()
    const visible = drawn.glyphs.filter(({ text }) => text.trim() !== '')
    glyphs += visible.length
    if (visible.length === 0) pagesWithoutText.push(number)
    readable += visible.filter(({ text }) => !unreadable.test(text)).length
    if (glyphs > maxGlyphs) throw new SpreadsheetError('fileTooLarge', `more than ${maxGlyphs} characters`)
    const upright = turnUpright(drawn)
    lines.push(buildLines(upright, number - 1))
    rules.push(upright.rules)
  }
  if (readable * 2 <= glyphs) throw new SpreadsheetError('noTextInFile', `${readable} of ${glyphs} characters`)
  const blocks = dropRunningLines(lines).map((onPage, page) => splitBlocks(onPage, rules[page] ?? []))
  const tables = [blocks.flatMap(([first = []]) => first), ...blocks.flatMap(([, ...others]) => others)]
  const sheets = tables.filter((table) => table.length > 0).map((table) => toSheet(table, rules))
  return pagesWithoutText.length === 0 ? sheets : sheets.map((sheet) => ({ ...sheet, pagesWithoutText }))
}

/** @throws SpreadsheetError for a locked file, or one whose end is missing: the parser would read the pages before it */
async function open(file: Buffer) {
  const isWhole = file.lastIndexOf('%%EOF') > file.lastIndexOf('endobj')
  if (!isWhole) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'truncated')
  try {
    const options = { useSystemFonts: false, useWasm: false, maxImageSize: 0, disableFontFace: true, verbosity: 0 }
    return await getDocument({ data: new Uint8Array(file), ...options }).promise
  } catch (error) {
    if (error instanceof PasswordException) throw new SpreadsheetError('lockedFile', 'a password is needed', error)
    throw error
  }
}

function toSheet(lines: readonly Line[], rules: readonly Rule[][]): RawSheet {
  const rows = new Map<number, RawRow>()
  const collect = createCollector()
  readText(buildRows(lines, rules)).forEach((cells, index) => {
    collect(rows, index, cells)
  })
  const [first = 0, last = first] = [lines[0]?.page, lines.at(-1)?.page]
  return { name: first === last ? `${first + 1}` : `${first + 1}–${last + 1}`, rows, merges: [] }
}

function buildRows(lines: readonly Line[], rules: readonly Rule[][]): string[][] {
  const columns = findColumns(lines)
  const placed = lines.map((line) => placeCells(line, columns))
  const rows = orderRows(joinRows(placed, readRules(rules, placed)).map(joinCells))
  return rows.map((cells) =>
    Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, column) => cells.get(column) ?? ''),
  )
}

/** Reads rows without headings whose parts stand alone on their lines, such as those of a printed mail, as a text. */
function readText(rows: readonly string[][]): readonly string[][] {
  const filled = rows.map((cells) => cells.filter(Boolean))
  const named = filled.filter((cells) => cells.some(namesPart))
  const isText = named.length > 0 && named.every((cells) => cells.length === 1) && !rows.some(isHeadingRow)
  return isText ? readPastedTable(filled.map((cells) => cells.join(' ').replaceAll('\n', ' ')).join('\n')).rows : rows
}
