/** The tables of a package; a package need not have all of them. */
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

/** The table that a file holds by its name: `articles-pins.csv` is of `articles`; undefined for a name that says nothing. */
export function tableOfFile(name: string): TableName | undefined {
  const word = name.toLowerCase().replace(/\.(?:csv|xlsx)$/, '')
  return tableNames.find((table) => word === table || word.startsWith(`${table}-`))
}

/** The table that a sheet of a workbook holds. */
export function tableOfSheet(name: string): TableName | undefined {
  return tableNames.find((table) => table === name.trim().toLowerCase())
}
