import { readTable } from '../data/read-table.ts'

const byLine = new Map<string, Map<string, string>>()
for (const row of readTable('tolerances.csv')) {
  const own = byLine.get(row.text('line')) ?? new Map<string, string>()
  byLine.set(row.text('line'), own.set(row.text('attribute'), row.text('tolerance')))
}

const none: ReadonlyMap<string, string> = new Map()

/** The tolerances every part of a line has, as printed, by attribute key. */
export function tolerancesOf(line: string): ReadonlyMap<string, string> {
  return byLine.get(line) ?? none
}
