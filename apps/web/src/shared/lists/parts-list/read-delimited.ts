/** Reads rows of cells. A quoted cell may have separators, line breaks and doubled quotation marks. */
export function readDelimited(text: string, separator: '\t' | ';' | ','): string[][] {
  const content = text.replace(/^\uFEFF/, '').replace(/(?:\r\n?|\n)$/, '')
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'gy')
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of content.matchAll(cell)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === separator) continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
