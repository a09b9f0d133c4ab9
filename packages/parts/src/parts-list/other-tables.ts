import { readHeading } from './heading-meaning.ts'
import type { Meaning } from './heading-words.ts'
import { isHeadingRow } from './headings.ts'

/** One of these is among the headings of any block of a parts list. */
const ofParts: readonly Meaning[] = ['quantity', 'articleNo', 'ownNumber', 'standard', 'size', 'symbol', 'material']

/** Indexes of rows below headings that are none of parts: a drawing has its revisions in a table beneath. */
export function rowsOfOtherTables(rows: readonly (readonly string[])[], headerRow: number): Set<number> {
  const others = new Set<number>()
  let isOther = false
  let isBehindHeading = true
  rows.forEach((cells, index) => {
    if (index <= headerRow) return
    const isHeading = isHeadingRow(cells)
    // A second line of headings does not say all of the first again.
    if (isHeading && !isBehindHeading) isOther = !cells.some(isHeadingOfParts)
    else if (!isHeading && isOther) others.add(index)
    isBehindHeading = isHeading
  })
  return others
}

function isHeadingOfParts(cell: string): boolean {
  const meaning = readHeading(cell)?.meaning
  return meaning !== undefined && ofParts.includes(meaning)
}
