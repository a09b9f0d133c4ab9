import { readTable as readTableOf, type TableRow } from '@normwerk/parts/data/read-table'

const folder = new URL('tables/', import.meta.url)

/** A table of figures that the demonstration is made from. */
export function readTable(name: string): TableRow[] {
  return readTableOf(name, folder)
}
