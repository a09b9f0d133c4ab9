import { type Meaning, sizeMeanings } from '../headings/heading-pattern.ts'
import { isHeadingRow } from '../headings/heading-rows.ts'
import { readHeading } from '../headings/read-heading.ts'

/** Every block of a parts list has at least one of these headings. */
const ofParts: readonly Meaning[] = [
  'quantity',
  'articleNo',
  'customerPartNumber',
  'standard',
  'size',
  ...sizeMeanings,
  'material',
]

/** Returns the indexes of rows below headings of other tables, such as the revisions of a drawing. */
export function rowsOfOtherTables(rows: readonly (readonly string[])[], headerRow: number): Set<number> {
  const others = new Set<number>()
  let isOther = false
  let isBehindHeading = true
  rows.forEach((cells, index) => {
    if (index <= headerRow) return
    const isHeading = isHeadingRow(cells)
    // A second line of headings does not repeat all headings of the first.
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
