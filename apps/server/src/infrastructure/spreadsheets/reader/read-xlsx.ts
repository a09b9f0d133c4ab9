import { posix } from 'node:path'
import { streamXlsxRows } from 'hucre/xlsx'
import { limits, SpreadsheetError } from '../sheet.ts'
import { filteredInXlsx } from './filtered-rows.ts'
import { endOfSheet, joinSheets } from './join-sheets.ts'
import { packPlainly } from './pack-plainly.ts'
import { createCollector, type Merge, type RawRow, type RawSheet } from './raw-sheet.ts'
import { readElements } from './read-elements.ts'
import { doubtPieces, struckRows, struckStyles } from './struck-rows.ts'
import { unpackArchive } from './unpack-archive.ts'

interface Listed {
  name: string
  /** Among all sheets of the workbook. */
  index: number
  isHidden: boolean
  /** Undefined for a sheet that is a chart. */
  part: string | undefined
}

type Parts = ReadonlyMap<string, Buffer>

/**
 * Reads row by row. The parser would lay out a whole sheet with all empty cells, so one cell in the last column would
 * make every row as wide. Hidden sheets are left out unless there are no others.
 * @param maxRows of a sheet with texts; further ones are not read
 */
export async function readXlsx(file: Buffer, maxRows: number): Promise<RawSheet[]> {
  const parts = unpackArchive(file)
  const listed = listSheets(parts).filter(({ part }) => part !== undefined)
  const visible = listed.filter(({ isHidden }) => !isHidden)
  const requested = visible.length > 0 ? visible : listed
  if (requested.length > limits.sheets) throw new SpreadsheetError('fileTooLarge', `${requested.length} sheets`)
  const [first] = requested
  if (first === undefined) return []
  const styles = struckStyles(textOf(parts, partOfType(parts, 'styles')))
  const sheets = requested.map(({ name, part = '' }) => {
    const xml = parts.get(part) ?? missing()
    const filtered = filteredInXlsx(xml)
    const struck = struckRows(xml, styles)
    // The rows that a filter shows may be far below those that it hides.
    return { name, xml, filtered, struck, maxRows: filtered.size > 0 ? Number.POSITIVE_INFINITY : maxRows }
  })
  const rows = requested.map((): Map<number, RawRow> => new Map())
  const collect = createCollector()
  let sheet = 0
  const joined = joinSheets(sheets)
  const archive = packPlainly([...parts].map(([name, data]) => [name, name === first.part ? joined : data]))
  for await (const { index, values } of streamXlsxRows(archive, { sheet: first.index })) {
    if (index === endOfSheet) sheet += 1
    else if (sheets[sheet]?.filtered.has(index) !== true) {
      const isStruck = sheets[sheet]?.struck.has(index) === true
      collect(rows[sheet] ?? missing(), index, isStruck ? doubtPieces(values) : values)
    }
  }
  return sheets.map(({ name, xml }, index) => {
    const read = rows[index] ?? new Map()
    return { name, rows: read, merges: read.size === 0 ? [] : readMerges(xml) }
  })
}

function missing(): never {
  throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a sheet is missing')
}

function workbookOf(parts: Parts): string {
  return relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? ''
}

function partOfType(parts: Parts, type: string): string {
  return relationsOf(parts, workbookOf(parts)).find((relation) => relation.type === type)?.target ?? ''
}

/** Returns the sheets of a workbook in its order. */
export function listSheets(parts: Parts): Listed[] {
  const workbook = workbookOf(parts)
  const worksheets = relationsOf(parts, workbook).filter(({ type }) => type === 'worksheet')
  const targets = new Map(worksheets.map(({ id, target }) => [id, target]))
  return readElements(textOf(parts, workbook), 'sheet')
    .map((sheet) => ({ sheet, id: [...sheet].find(([key]) => key.endsWith(':id'))?.[1] }))
    .filter(({ sheet, id }) => Boolean(sheet.get('name')) && Boolean(id))
    .map(({ sheet, id }, index) => ({
      name: sheet.get('name') ?? '',
      index,
      isHidden: (sheet.get('state') ?? 'visible') !== 'visible',
      part: targets.get(id ?? ''),
    }))
}

function relationsOf(parts: Parts, path: string): { id: string; type: string; target: string }[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const xml = textOf(parts, `${folder}_rels/${path.slice(folder.length)}.rels`)
  return readElements(xml, 'Relationship').map((relation) => {
    const target = relation.get('Target') ?? ''
    return {
      id: relation.get('Id') ?? '',
      type: (relation.get('Type') ?? '').replace(/^.*\//, ''),
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    }
  })
}

function textOf(parts: Parts, path: string): string {
  return parts.get(path)?.toString('utf8') ?? ''
}

function readMerges(xml: Buffer): Merge[] {
  const start = xml.lastIndexOf('mergeCells', xml.lastIndexOf('mergeCell ') + 1)
  if (start < 0) return []
  return readElements(xml.subarray(start).toString('utf8'), 'mergeCell').flatMap((merge) => {
    const [, from, top, bottom] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(merge.get('ref') ?? '') ?? []
    if (from === undefined) return []
    return { startRow: Number(top) - 1, endRow: Number(bottom) - 1, startCol: columnOf(from) }
  })
}

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
