import { type Article, type FigureStatus, figureStatuses, type Tolerance } from '@normwerk/parts/article'
import { deriveArticle } from '@normwerk/parts/derive/derive-article'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { type Family, families } from '@normwerk/parts/families/families'
import { limitsOf } from '@normwerk/parts/tolerances/limits'
import { because, type Reason } from '../files/package-error.ts'
import type { TableRow } from '../files/read-table.ts'
import type { KnownProduct } from './known-products.ts'
import { findOption, readArticleNumber, readNumber, readYesNo } from './read-cell.ts'

/** A row of an article, completed by the rules of its family. */
interface ReadArticle
  extends Pick<Article, 'articleNo' | 'productNr' | 'values' | 'tolerances' | 'trimming' | 'status'> {
  /** kg; null if unknown. */
  mass: number | null
  /** Null: the row leaves it open. */
  discontinued: boolean | null
}

/** Why a row is rejected, and the column of the error. */
export interface RowError {
  column: string
  reason: Reason
}

const tolerancePrefix = 'tolerance.'

const maxNumberLength = 80

const numberShape = /^[\p{L}\p{N}][\p{L}\p{N} ./_+()-]*$/u

/** Reads a row of the articles, of a family of the shop or of a general product. */
export function readArticle(
  row: TableRow,
  findProduct: (productNr: string) => KnownProduct | undefined,
): ReadArticle | RowError {
  const {
    articleNo = '',
    productNr: named = '',
    mass: massCell = '',
    status: statusCell = '',
    discontinued = '',
  } = row.cells
  const number = readArticleNumber(articleNo)
  const productNr = number?.productNr ?? named
  if (number !== null && named !== '' && named !== productNr) {
    return rowError('productNr', because('import.articleOfOtherProduct', { articleNo, productNr }))
  }
  if (productNr === '') return rowError('productNr', because('import.cellMissing', { column: 'productNr' }))
  const product = findProduct(productNr)
  if (product === undefined) return rowError('productNr', because('import.productUnknown', { productNr }))
  if (number === null) {
    const wrong =
      product.family === null ? checkGeneralNumber(articleNo) : because('import.numberOfNoFamily', { productNr })
    if (wrong !== null) return rowError('articleNo', wrong)
  }
  const mass = massCell === '' ? null : readNumber(massCell)
  if (massCell !== '' && (mass === null || mass <= 0)) return rowError('mass', because('import.massUnreadable'))
  const status = statusCell === '' ? defaultStatus(product) : figureStatuses.find((word) => word === statusCell)
  if (status === undefined)
    return rowError('status', because('import.statusUnknown', { known: figureStatuses.join(', ') }))
  const isDiscontinued = discontinued === '' ? null : readYesNo(discontinued)
  if (discontinued !== '' && isDiscontinued === null)
    return rowError('discontinued', because('import.discontinuedUnreadable'))
  const read =
    product.family === null
      ? readGeneralValues(row, product)
      : readFamilyValues(row, product, product.family, number?.sizes ?? [])
  if ('reason' in read) return read
  const rest = { status, discontinued: isDiscontinued }
  return { articleNo: number?.articleNo ?? articleNo, productNr, ...read, ...rest, mass: mass ?? read.mass }
}

/**
 * Values of a general product are as stated; those of the shop's families are unconfirmed unless the package says
 * otherwise.
 */
function defaultStatus({ family }: KnownProduct): FigureStatus {
  return family === null ? 'confirmed' : 'unconfirmed'
}

/** Rejects a number of a general product that could be read as one of the shop's families, or as one with an option. */
export function checkGeneralNumber(number: string): Reason | null {
  if (number.length > maxNumberLength || !numberShape.test(number))
    return because('import.numberUnreadable', { limit: maxNumberLength })
  if (readArticleNumber(number) !== null) return because('import.numberOfFamily')
  const option = findOption(number)
  return option === undefined ? null : because('import.numberWithOption', { option })
}

type Values = Pick<ReadArticle, 'values' | 'tolerances' | 'trimming' | 'mass'>

function readGeneralValues({ cells }: TableRow, product: KnownProduct): Values | RowError {
  const values: Record<string, number | string> = {}
  const tolerances: Record<string, Tolerance> = {}
  for (const column in cells) {
    const cell = cells[column] ?? ''
    if (cell === '' || isFixed(column)) continue
    const key = keyOf(column)
    const kind = product.columns.get(key)
    if (kind === undefined)
      return rowError(column, because('import.columnOfOther', { column: key, productNr: product.productNr }))
    const value = kind === 'number' ? readNumber(cell) : cell
    if (column.startsWith(tolerancePrefix)) tolerances[key] = limitsOf(cell, Number(cells[key] ?? Number.NaN))
    else if (value === null) return rowError(column, because('import.sizeUnreadable', { column }))
    else values[key] = value
  }
  return { values, tolerances, trimming: null, mass: null }
}

function readFamilyValues(
  { cells }: TableRow,
  product: KnownProduct,
  family: Family,
  inNumber: readonly number[],
): Values | RowError {
  const stated = new Map<string, number>(family.numberKeys.map((key, index) => [key, inNumber[index] ?? Number.NaN]))
  const choices: Record<string, string> = {}
  const printed: Record<string, string> = {}
  for (const column in cells) {
    const cell = cells[column] ?? ''
    if (cell === '' || isFixed(column)) continue
    const key = keyOf(column)
    const isChoice = family.choices.some((choice) => choice.key === key)
    if (!isChoice && !family.sizes.some((size) => size.key === key)) {
      return rowError(column, because('import.columnOfOther', { column: key, productNr: product.productNr }))
    }
    if (column.startsWith(tolerancePrefix)) printed[key] = cell
    else if (isChoice) choices[key] = cell
    else {
      const size = readNumber(cell)
      if (size === null || size < 0) return rowError(column, because('import.sizeUnreadable', { column }))
      if ((stated.get(key) ?? size) !== size) return rowError(column, because('import.sizeNotOfNumber', { column }))
      stated.set(key, size)
    }
  }
  const missing = family.sizes.find(({ key, absent }) => absent === null && !stated.has(key))
  if (missing !== undefined)
    return rowError(missing.key, because('import.sizeMissing', { column: missing.key, family: family.code }))
  const sizes = readSizes(family, Object.fromEntries(stated))
  const derived = sizes && deriveArticle(family, { sizes, choices, printed, density: product.density })
  return derived ?? rowError('articleNo', because('import.sizesDoNotFit'))
}

function keyOf(column: string): string {
  return column.startsWith(tolerancePrefix) ? column.slice(tolerancePrefix.length) : column
}

const fixed = new Set(['articleNo', 'productNr', 'mass', 'status', 'discontinued'])

function isFixed(column: string): boolean {
  return fixed.has(column)
}

function rowError(column: string, reason: Reason): RowError {
  return { column, reason }
}

/** The keys of all sizes and choices of the shop's families. */
export const familyKeys: ReadonlySet<string> = new Set(
  families.flatMap(({ sizes, choices }) => [...sizes, ...choices].map(({ key }) => key)),
)
