import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { sizeKeys } from '@normwerk/parts/article-number/size-keys'
import { type Pattern, type PatternFault, readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import { attributesByKey } from '../catalogue/attribute-labels.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { shorten, type TableRecord } from '../import/read-records.ts'

export const columns = ['maker', 'pattern', 'productNr', 'dimensions', 'differences'] as const
export type Column = (typeof columns)[number]

/** A row of the file that says how a maker numbers one of our products. */
export interface ReadRow {
  row: number
  text: string
  maker: string
  written: string
  pattern: Pattern
  productNr: string
  dimensions: Record<string, string>
  differences: string | null
}

type Fault = { reason: string }

const longest = { maker: 100, pattern: 60, productNr: 60, dimensions: 400, differences: 2000 } as const
const needed = ['maker', 'pattern', 'productNr', 'dimensions'] as const
const exampleOfPattern = 'EX{d}x{L}'
const exampleOfSizes = 'd=diameter,L=length'

/** Reads a row and checks it against the catalogue; what is wrong is said in words. */
export function readRow(
  catalogue: Catalogue,
  { row, text, cells }: TableRecord<Column>,
  language: LanguageCode,
): ReadRow | Fault {
  const fault = checkCells(cells, language)
  if (fault !== undefined) return fault
  const { maker = '', pattern: written = '', productNr = '', dimensions: named = '', differences = '' } = cells
  const pattern = readPattern(written)
  if ('fault' in pattern) return { reason: describeFault(pattern.fault, language) }
  const dimensions = readSizes(named, pattern.names)
  if (dimensions === null) {
    return { reason: translate(language, 'import.sizesUnreadable', { example: exampleOfSizes }) }
  }
  const missing = checkSizes(catalogue, productNr, Object.values(dimensions), language)
  return missing ?? { row, text, maker, written, pattern, productNr, dimensions, differences: differences || null }
}

function checkCells(cells: Partial<Record<Column, string>>, language: LanguageCode): Fault | undefined {
  for (const column of columns) {
    const cell = cells[column] ?? ''
    const limit = longest[column]
    if (cell === '' && needed.some((name) => name === column)) {
      return { reason: translate(language, 'import.cellMissing', { column }) }
    }
    if (cell.length > limit) return { reason: translate(language, 'import.cellTooLong', { column, limit }) }
    if (column !== 'differences' && /\p{Cc}/u.test(cell)) {
      return { reason: translate(language, 'import.cellUnreadable', { column }) }
    }
  }
  return undefined
}

/** `d=diameter,L=length` by name, each name of the pattern once; null for anything else. */
function readSizes(text: string, names: readonly string[]): Record<string, string> | null {
  const pairs = text.split(/[,|]/).map((pair) => pair.split('=').map((side) => side.trim()))
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) return null
  const sizes = new Map(pairs.map(([name = '', attribute = '']) => [name, attribute]))
  const isWhole = sizes.size === pairs.length && sizes.size === names.length && names.every((name) => sizes.has(name))
  return isWhole && new Set(sizes.values()).size === sizes.size ? Object.fromEntries(sizes) : null
}

function checkSizes(
  catalogue: Catalogue,
  productNr: string,
  sizes: readonly string[],
  language: LanguageCode,
): Fault | undefined {
  const product = catalogue.products.get(catalogue.idsByNr.get(productNr) ?? '')?.row
  if (product === undefined) return { reason: translate(language, 'import.productUnknown', { productNr }) }
  const isSize = (size: string) =>
    attributesByKey.get(size)?.kind === 'number' && product.columns.some(({ attribute }) => attribute === size)
  const unknown = sizes.find((size) => !isSize(size))
  if (unknown !== undefined) {
    return { reason: translate(language, 'import.sizeUnknown', { productNr, size: shorten(unknown) }) }
  }
  // The size by which the catalogue is entered: without it every article would have to be looked at.
  const [first] = sizeKeys[product.family]
  return sizes.includes(first) ? undefined : { reason: translate(language, 'import.sizeNeeded', { size: first }) }
}

function describeFault(fault: PatternFault, language: LanguageCode): string {
  const example = exampleOfPattern
  switch (fault) {
    case 'noSize':
      return translate(language, 'import.patternNoSize', { example })
    case 'brokenName':
      return translate(language, 'import.patternBroken', { example })
    case 'nameTwice':
      return translate(language, 'import.patternNameTwice')
    case 'onlySizes':
      return translate(language, 'import.patternOnlySizes')
    case 'sizesTouch':
      return translate(language, 'import.patternSizesTouch')
    case 'readsAsDecimal':
      return translate(language, 'import.patternDecimal')
  }
}
