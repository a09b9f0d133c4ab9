import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'

/** Booleans and numbers are written unchanged, objects as JSON; null is no value. */
export type Cell = string | number | boolean | object | null

const chunkSize = 64 * 1024

/** Fills a table as fast as the database accepts rows, with only a chunk of them in memory. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const copy = client.query(from(`copy ${table} (${names}) from stdin`))
  await pipeline(Readable.from(writeChunks(rows), { objectMode: true, highWaterMark: 4 }), copy)
}

async function* writeChunks(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += `${row.map(formatCell).join('\t')}\n`
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function formatCell(cell: Cell): string {
  if (cell === null) return '\\N'
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  return text.replace(special, (sign) => escapes[sign] ?? sign)
}
