import { checkArchive } from './check-archive.ts'
import { decodeText } from './decode-text.ts'
import type { Requested } from './run-reader.ts'
import { type Format, SpreadsheetError } from './sheet.ts'

const endings = ['xlsx', 'xlsm', 'xls', 'ods', 'csv', 'tsv', 'txt']
/** A table that a person checks row by row before anything happens may also come from a printed page. */
const endingsOf: Record<Exclude<Requested, 'records'>, readonly string[]> = {
  sheets: endings,
  list: [...endings, 'pdf'],
}
const pdfHead = /^\s*%PDF-/
const zipHead = Buffer.from('PK\u0003\u0004', 'latin1')
const emptyZipHead = Buffer.from('PK\u0005\u0006', 'latin1')
const compoundHead = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** Offset at which the older container states the sector of its directory. */
const directoryPlace = 48
const sectorSize = 512

/**
 * Recognizes the format of a file by its content; its name only has to be that of a table.
 * @throws SpreadsheetError NOT_ALLOWED_FILE for anything else, NOT_SUPPORTED_FILE for a damaged or locked file
 */
export function recogniseFormat(file: Buffer, fileName: string, requested: Exclude<Requested, 'records'>): Format {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (!endingsOf[requested].includes(ending)) throw notAllowed('another ending')
  if (file.subarray(0, 4).equals(zipHead)) return archiveFormat(file)
  if (file.subarray(0, 4).equals(emptyZipHead)) throw notAllowed('an empty archive')
  if (file.subarray(0, compoundHead.length).equals(compoundHead)) return compoundFormat(file)
  if (requested === 'list' && pdfHead.test(file.toString('latin1', 0, 100))) return 'pdf'
  const text = decodeText(file)
  if (text === null) throw notAllowed('no text')
  if (text.trim() === '') throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'nothing in it')
  if (/^\s*(?:<[!?a-z]|%PDF-|\{\\rtf)/i.test(text)) throw notAllowed('another text')
  return 'text'
}

function archiveFormat(file: Buffer): Format {
  const names = new Set(checkArchive(file).map(({ name }) => name))
  if (names.has('[Content_Types].xml') && names.has('_rels/.rels')) {
    if ([...names].some((name) => /^xl\/workbook\w*\.xml$/i.test(name))) return 'xlsx'
  }
  if (names.has('mimetype') && names.has('content.xml')) return 'ods'
  throw notAllowed('another archive')
}

/**
 * Distinguishes Office's older containers by the names of their streams: a workbook, a locked one, or something else.
 */
function compoundFormat(file: Buffer): Format {
  if (file.length < sectorSize) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'truncated')
  const holds = (stream: string) => file.includes(Buffer.from(`${stream}\0`, 'utf16le'))
  if (holds('EncryptedPackage')) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'encrypted')
  if (holds('Workbook') || holds('Book')) return 'xls'
  const directory = (file.readUInt32LE(directoryPlace) + 1) * sectorSize
  if (directory >= file.length) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'truncated')
  throw notAllowed('another document')
}

function notAllowed(detail: string): SpreadsheetError {
  return new SpreadsheetError('NOT_ALLOWED_FILE', detail)
}
