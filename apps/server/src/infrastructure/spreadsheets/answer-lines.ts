import { setImmediate } from 'node:timers/promises'

/** Characters of a line, approximately: so few are parsed in a few milliseconds. */
const lineLength = 256 * 1024

/** Writes what was read as lines of JSON, large tables in parts, so that it can be parsed in parts. */
export function* writeLines(answer: unknown): Generator<string> {
  const tables: unknown[][] = []
  yield JSON.stringify(answer, (key, value) =>
    key === 'rows' && Array.isArray(value) ? tables.push(value) - 1 : value,
  )
  for (const [table, rows] of tables.entries()) {
    let part: string[] = []
    let length = 0
    for (const row of rows) {
      const written = JSON.stringify(row)
      part.push(written)
      length += written.length
      if (length < lineLength) continue
      yield formatPart(table, part)
      part = []
      length = 0
    }
    yield formatPart(table, part)
  }
}

function formatPart(table: number, rows: readonly string[]): string {
  return `{"table":${table},"rows":[${rows.join(',')}]}`
}

/** Returns what was written as lines. Other calls are served between the lines. */
export async function readLines(text: string): Promise<unknown> {
  const tables: unknown[][] = []
  let start = text.indexOf('\n') + 1
  const head: unknown = JSON.parse(text.slice(0, start), (key, value) => {
    if (key !== 'rows' || typeof value !== 'number') return value
    const rows: unknown[] = []
    tables[value] = rows
    return rows
  })
  while (start < text.length) {
    await setImmediate()
    const end = text.indexOf('\n', start)
    const part: { table: number; rows: unknown[] } = JSON.parse(text.slice(start, end))
    for (const row of part.rows) tables[part.table]?.push(row)
    start = end + 1
  }
  return head
}
