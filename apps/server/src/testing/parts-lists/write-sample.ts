import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { writeXls } from '../files/write-xls.ts'
import type { Sample } from './sample.ts'

/** Writes the file of a sample, in the format and encoding of its program. */
export async function writeSample({ file, sheets }: Sample): Promise<Buffer> {
  const rows = sheets[0]?.rows ?? []
  switch (file.replace(/^.*\./, '')) {
    case 'xlsx':
      return Buffer.from(await writeXlsx({ sheets: sheets.map(({ name, rows, merges }) => ({ name, rows, merges })) }))
    case 'ods':
      return Buffer.from(await writeOds({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) }))
    case 'xls':
      return writeXls(sheets)
    case 'tsv':
      return Buffer.from(`\ufeff${join(rows, '\t')}`, 'utf16le')
    case 'txt':
      return Buffer.from(join(rows, '\t'))
    default:
      // German programs write semicolons and the code page of Windows, English ones commas.
      return rows.some((row) => row.includes('PO number'))
        ? Buffer.from(`\ufeff${join(rows, ',')}`)
        : Buffer.from(join(rows, ';'), 'latin1')
  }
}

function join(rows: readonly (readonly (string | number)[])[], separator: string): string {
  const quote = (cell: string | number) =>
    String(cell).includes(separator) || String(cell).includes('"') ? `"${String(cell).replaceAll('"', '""')}"` : cell
  return rows.map((row) => row.map(quote).join(separator)).join('\r\n')
}
