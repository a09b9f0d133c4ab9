import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { SpreadsheetError } from './sheet.ts'
import { type Table, writeWorkbook } from './write-workbook.ts'

const writer = new URL('writer-thread.ts', import.meta.url)
/** So few rows are written quickly enough to delay no other call. */
const fewRows = 100
const megabytes = 256
const timeoutMs = 30_000

const maxWaiting = 30

/** One at a time, because each needs a processor that the rest of the shop needs too. */
const inTurn = pLimit(1)

/**
 * Writes a workbook of tables. A long one is written in its own thread, so that the shop can answer other calls
 * in the meantime.
 * @throws SpreadsheetError temporarilyUnavailable
 */
export async function writeAside(tables: readonly Table[]): Promise<Buffer> {
  const rows = tables.reduce((count, table) => count + table.rows.length, 0)
  if (rows <= fewRows) return writeWorkbook(tables)
  if (inTurn.pendingCount >= maxWaiting) throw new SpreadsheetError('temporarilyUnavailable', 'too many files at once')
  return inTurn(() => runWriter(tables))
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
