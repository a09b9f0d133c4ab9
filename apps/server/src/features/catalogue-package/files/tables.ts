import type { Readable } from 'node:stream'

/** The tables of a package; it need not have all of them. */
export const tableNames = [
  'materials',
  'material-properties',
  'material-names',
  'coatings',
  'standards',
  'categories',
  'products',
  'columns',
  'properties',
  'articles',
  'prices',
  'texts',
  'files',
] as const

export type TableName = (typeof tableNames)[number]

/**
 * Returns the table of a file by its name: `articles-pins.csv` belongs to `articles`; undefined for an unknown name.
 */
export function tableOfFile(name: string): TableName | undefined {
  const word = name.toLowerCase().replace(/\.(?:csv|xlsx)$/, '')
  return tableNames.find((table) => word === table || word.startsWith(`${table}-`))
}

/** Returns the table of a workbook's sheet. */
export function tableOfSheet(name: string): TableName | undefined {
  return tableNames.find((table) => table === name.trim().toLowerCase())
}

/** The files of a package in any storage. */
export interface PackageSource extends AsyncDisposable {
  /** Paths with `/`, relative to the package. */
  files: readonly { path: string; size: number }[]
  open(path: string): Promise<Readable>
}
