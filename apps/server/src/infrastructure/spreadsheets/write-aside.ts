import { Worker } from 'node:worker_threads'
import { createTurns } from '../create-turns.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import { type Table, writeWorkbook } from './write-workbook.ts'

const writer = new URL('writer-thread.ts', import.meta.url)
/** So few rows are written quickly enough to delay no other call. */
const fewRows = 100
const megabytes = 256
const timeoutMs = 30_000

const inTurn = createTurns(1, 30, () => new SpreadsheetError('temporarilyUnavailable', 'too many files at once'))

/**
 * Writes a workbook of tables. A long one is written in its own thread, so that the shop can answer other calls
 * meanwhile.
 * @throws SpreadsheetError temporarilyUnavailable
 */
export async function writeAside(tables: readonly Table[]): Promise<Buffer> {
  const rows = tables.reduce((count, table) => count + table.rows.length, 0)
  return rows > fewRows ? inTurn(() => runWriter(tables)) : writeWorkbook(tables)
}

async function runWriter(tables: readonly Table[]): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const thread = new Worker(writer, { workerData: tables, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
  thread.once('message', (content: Uint8Array) =>
    resolve(Buffer.from(content.buffer, content.byteOffset, content.length)),
  )
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the writer ended without a file')))
  const timer = setTimeout(() => reject(new Error('the writer took too long')), timeoutMs)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
