import { streamOdsRows } from 'hucre/ods'
import { SpreadsheetError } from '../sheet.ts'
import { filteredInOds } from './filtered-rows.ts'
import { packPlainly } from './pack-plainly.ts'
import { createCollector, type RawSheet } from './raw-sheet.ts'
import { readElements } from './read-elements.ts'
import { unpackArchive } from './unpack-archive.ts'

const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet'
const paragraphEnd = /<\/text:p>\s*<text:p(?:\s[^<>]*)?>/g

/** Reads row by row as with xlsx. The parser joins the paragraphs of a cell, so they are converted to lines first. */
export async function readOds(file: Buffer): Promise<RawSheet[]> {
  const parts = unpackArchive(file)
  const kind = parts.get('mimetype')?.toString('latin1').trim() ?? ''
  if (!kind.startsWith(spreadsheet)) throw new SpreadsheetError('NOT_ALLOWED_FILE', 'another open document')
  const encryption = parts.get('META-INF/manifest.xml')?.includes('encryption-data') ?? false
  if (encryption) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'encrypted')
  const content = parts.get('content.xml')?.toString('utf8') ?? ''
  const sheets = readElements(content, 'table').map((table): RawSheet => {
    return { name: table.get('table:name') ?? '', rows: new Map(), merges: [] }
  })
  const plain = packPlainly([
    ['mimetype', kind],
    ['content.xml', content.replace(paragraphEnd, '<text:line-break/>')],
  ])
  const filtered = filteredInOds(content)
  const collect = createCollector()
  for await (const { sheetIndex = 0, index, values } of streamOdsRows(plain)) {
    const rows = sheets[sheetIndex]?.rows
    if (rows === undefined) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a row outside of sheets')
    if (filtered[sheetIndex]?.has(index) !== true) collect(rows, index, values)
  }
  return sheets
}
