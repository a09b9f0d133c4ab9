import type { LanguageCode } from '@normwerk/contract/language'
import { maxCrossReferenceLengths, maxProductNrLength } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { isSizeKey } from '@normwerk/parts/attributes'
import { type Pattern, type PatternError, readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import { familyOf, type SizeKey } from '@normwerk/parts/families/families'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { shorten, type TableRecord } from '../import/name-records.ts'

export const columns = ['maker', 'pattern', 'productNr', 'dimensions', 'differences'] as const
export type Column = (typeof columns)[number]

/** A row of the file: how a maker numbers one of the shop's products. */
export interface ReadRow {
  row: number
  text: string
  maker: string
  written: string
  pattern: Pattern
  productNr: string
  dimensions: Record<string, SizeKey>
  differences: string | null
}

type FieldError = { reason: string }

const maxLength = { ...maxCrossReferenceLengths, productNr: maxProductNrLength, dimensions: 400 }
const needed = ['maker', 'pattern', 'productNr', 'dimensions'] as const
const exampleOfPattern = 'EX{d}x{L}'
const exampleOfSizes = 'd=diameter,L=length'

/** Reads a row and validates it against the catalogue; errors are in words. */
export function readRow(
  catalogue: Catalogue,
  { row, text, cells }: TableRecord<Column>,
  language: LanguageCode,
): ReadRow | FieldError {
  const patternError = checkCells(cells, language)
  if (patternError !== undefined) return patternError
  const { maker = '', pattern: written = '', productNr = '', dimensions: named = '', differences = '' } = cells
  const pattern = readPattern(written)
  if ('patternError' in pattern) return { reason: formatPatternError(pattern.patternError, language) }
  const sizes = readSizes(named, pattern.names)
  if (sizes === null) {
    return { reason: translate(language, 'import.sizesUnreadable', { example: exampleOfSizes }) }
  }
  const dimensions = checkSizes(catalogue, productNr, sizes, language)
  if (typeof dimensions === 'string') return { reason: dimensions }
  return { row, text, maker, written, pattern, productNr, dimensions, differences: differences || null }
}

function checkCells(cells: Partial<Record<Column, string>>, language: LanguageCode): FieldError | undefined {
  for (const column of columns) {
    const cell = cells[column] ?? ''
    const limit = maxLength[column]
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

/** Reads `d=diameter,L=length` by name, each name of the pattern once; null for anything else. */
function readSizes(text: string, names: readonly string[]): Map<string, string> | null {
  const pairs = text.split(/[,|]/).map((pair) => pair.split('=').map((side) => side.trim()))
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) return null
  const sizes = new Map(pairs.map(([name = '', attribute = '']) => [name, attribute]))
  const isWhole = sizes.size === pairs.length && sizes.size === names.length && names.every((name) => sizes.has(name))
  return isWhole && new Set(sizes.values()).size === sizes.size ? sizes : null
}

/** Returns the sizes of the product by the names of the pattern, or an error in words. */
function checkSizes(
  catalogue: Catalogue,
  productNr: string,
  sizes: ReadonlyMap<string, string>,
  language: LanguageCode,
): Record<string, SizeKey> | string {
  const product = catalogue.products.get(catalogue.idsByNr.get(productNr) ?? '')?.row
  if (product === undefined) return translate(language, 'import.productUnknown', { productNr })
  const known: Record<string, SizeKey> = {}
  for (const [name, size] of sizes) {
    const isColumn = product.columns.some(({ attribute }) => attribute === size)
    if (!isSizeKey(size) || !isColumn || product.family === null) {
      return translate(language, 'import.sizeUnknown', { productNr, size: shorten(size) })
    }
    known[name] = size
  }
  // The size by which the index is searched; without it every article would be compared.
  const [first] = product.family === null ? [] : familyOf(product.family).numberKeys
  const isEntered = first === undefined || Object.values(known).includes(first)
  return isEntered ? known : translate(language, 'import.sizeNeeded', { size: first })
}

function formatPatternError(patternError: PatternError, language: LanguageCode): string {
  const example = exampleOfPattern
  switch (patternError) {
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
