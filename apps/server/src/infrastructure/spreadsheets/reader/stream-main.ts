import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { streamXlsxRows } from 'hucre/xlsx'
import { SpreadsheetError } from '../sheet.ts'
import { formatCell } from './format-cell.ts'
import { listSheets } from './read-xlsx.ts'
import { unpackArchive } from './unpack-archive.ts'

/** Of one sheet. */
const maxRows = 100_000

/** Writes the names of the sheets, or the rows of one of them, as a line of JSON each; at the end `true`. */
async function answer(requested: string | undefined): Promise<void> {
  const file = await buffer(process.stdin)
  const sheets = listSheets(unpackArchive(file))
  if (requested === undefined) {
    await send(sheets.map(({ name }) => name))
    return
  }
  const sheet = sheets.find(({ name }) => name === requested)
  if (sheet === undefined) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'no such sheet')
  for await (const { index, values } of streamXlsxRows(file, { sheet: sheet.index })) {
    // The first line names the columns.
    if (index > maxRows) throw new SpreadsheetError('tooManyRows', `more than ${maxRows}`)
    await send([index + 1, ...values.map((value) => formatCell(value ?? null).trim())])
  }
  await send(true)
}

async function send(words: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(words)}\n`)) await once(process.stdout, 'drain')
}

await answer(process.argv[2]).catch((error: unknown) =>
  // An error of a parser is caused by the file.
  send({ failure: error instanceof SpreadsheetError ? error.code : 'NOT_SUPPORTED_FILE' }),
)
