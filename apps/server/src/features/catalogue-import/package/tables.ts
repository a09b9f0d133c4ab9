/** The tables of a package; a package need not have all of them. */
export const tableNames = [
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

const fileName = /^([a-z-]+?)(?:-[^/]*)?\.(csv|xlsx)$/i

/** The table that a file holds by its name: `articles-pins.csv` is of `articles`; undefined for a name that says nothing. */
export function tableOfFile(name: string): TableName | undefined {
  const [, word] = fileName.exec(name) ?? []
  return word === undefined ? undefined : tableOfWord(word)
}

/** The table that a sheet of a workbook holds. */
export function tableOfWord(word: string): TableName | undefined {
  return tableNames.find((table) => table === word.trim().toLowerCase())
}
