import { posix } from 'node:path'
import { streamXlsxRows } from 'hucre/xlsx'
import { limits, SpreadsheetError } from '../sheet.ts'
import { filteredInXlsx } from './filtered-rows.ts'
import { createCollector, type Merge, type RawRow, type RawSheet } from './raw-sheet.ts'
import { readElements } from './read-elements.ts'
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
 */
export async function readXlsx(file: Buffer): Promise<RawSheet[]> {
  const parts = unpackArchive(file)
  const listed = listSheets(parts)
  const visible = listed.filter(({ isHidden }) => !isHidden)
  const collect = createCollector()
  const sheets: RawSheet[] = []
  const requested = visible.length > 0 ? visible : listed
  if (requested.length > limits.sheets) throw new SpreadsheetError('fileTooLarge', `${requested.length} sheets`)
  for (const { name, index, part } of requested) {
    if (part === undefined) continue
    const xml = parts.get(part)
    if (xml === undefined) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a sheet is missing')
    const rows = new Map<number, RawRow>()
    const filtered = filteredInXlsx(xml)
    for await (const row of streamXlsxRows(file, { sheet: index })) {
      if (!filtered.has(row.index)) collect(rows, row.index, row.values)
    }
    sheets.push({ name, rows, merges: rows.size === 0 ? [] : readMerges(xml) })
  }
  return sheets
}

/** Returns the sheets of a workbook in its order. */
export function listSheets(parts: Parts): Listed[] {
  const workbook = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? ''
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
