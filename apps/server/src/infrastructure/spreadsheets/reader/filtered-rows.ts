import { limits } from '../sheet.ts'
import { readElements } from './read-elements.ts'

/**
 * Returns the rows that a filter of the sheet hides, because a copy of the table does not contain them either. Rows
 * that are hidden by hand or folded would be copied, so they are read.
 */
export function filteredInXlsx(xml: Buffer): Set<number> {
  const head = xml.subarray(0, Math.max(0, xml.indexOf('sheetData'))).toString('utf8')
  const [sheet] = readElements(head, 'sheetPr')
  if (!isTrue(sheet?.get('filterMode'))) return new Set()
  const hidden = readElements(xml.toString('utf8'), 'row').filter((row) => isTrue(row.get('hidden')))
  return new Set(hidden.map((row) => Number(row.get('r')) - 1))
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

const filtered = 'table:visibility="filter"'

/** Returns the same for every table of a document. */
export function filteredInOds(content: string): Set<number>[] {
  const tables = content.split(/<table:table(?=[\s>])/).slice(1)
  return tables.map((table) => {
    const hidden = new Set<number>()
    if (!table.includes(filtered)) return hidden
    let index = 0
    for (const row of readElements(table, 'table-row')) {
      const repeated = Number(row.get('table:number-rows-repeated') ?? 1)
      // A row that is repeated very often is empty.
      if (row.get('table:visibility') === 'filter' && repeated < 1000) {
        for (let more = 0; more < repeated; more++) hidden.add(index + more)
      }
      index += repeated
      if (index >= limits.rowNumber) break
    }
    return hidden
  })
}
