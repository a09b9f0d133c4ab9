import { readTable as readTableOf, type TableRow } from '@normwerk/parts/data/read-table'

const folder = new URL('tables/', import.meta.url)

/** Reads a table of figures from which the demonstration is made. */
export function readTable(name: string): TableRow[] {
  return readTableOf(name, folder)
}
