import { readXls as parseXls } from 'hucre/xlsx'
import { SpreadsheetError } from '../sheet.ts'
import { createCollector, type RawRow, type RawSheet } from './raw-sheet.ts'

/** The first record of a workbook, and the one that marks it as locked. */
const begin = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00])
const locked = 0x2f
/** The maximum number of records before the one that marks a locked workbook; they are about write protection. */
const recordsBefore = 4

export async function readXls(file: Buffer): Promise<RawSheet[]> {
  // The parser would return random text for a locked workbook.
  if (isLocked(file)) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'encrypted')
  const { sheets } = await parseXls(file)
  const collect = createCollector()
  return sheets.map((sheet) => {
    const rows = new Map<number, RawRow>()
    sheet.rows.forEach((values, index) => {
      collect(rows, index, values)
    })
    return { name: sheet.name, rows, merges: sheet.merges ?? [] }
  })
}

function isLocked(file: Buffer): boolean {
  let position = file.indexOf(begin)
  for (let record = 0; position >= 0 && position + 4 <= file.length && record < recordsBefore; record++) {
    if (file.readUInt16LE(position) === locked) return true
    position += 4 + file.readUInt16LE(position + 2)
  }
  return false
}
