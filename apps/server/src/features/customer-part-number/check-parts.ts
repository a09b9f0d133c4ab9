import { CustomerPartNumberField } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import {
  formatConfiguredPart,
  formatMachinedPart,
  isMachined,
  type Machining,
  machiningOf,
  noOptions,
} from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/call.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { differs, isCertain, isNamed, type NamedPart, nameText } from '../catalogue/name-text.ts'
import { validatePart } from '../catalogue/read-part.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import type { Rejected } from '../import/name-records.ts'

/** A part with a customer part number, which states neither tolerance nor certificate. */
export interface NumberedPart extends Machining {
  articleId: string
  /** Of the stock article. */
  articleNo: string
}

/** A row of the file that names a part. */
export interface NamedRow extends NumberedPart {
  row: number
  text: string
  customerPartNumber: string
}

/** Returns the same key for the same part. */
export function keyOf({ articleId, ...options }: NumberedPart): string {
  return formatNumberedPart({ ...options, articleNo: articleId })
}

/** Formats the number of the part, such as `AZH-6x200-L180-R1F3`. */
export function formatNumberedPart(part: Machining & Pick<NumberedPart, 'articleNo'>): string {
  return formatMachinedPart({ ...part, articleNumber: part.articleNo })
}

/** Separates the rows whose articles can be machined as stated from the others. */
export async function checkParts(
  db: Queries,
  catalogue: Catalogue,
  rows: readonly NamedRow[],
  language: LanguageCode,
): Promise<{ valid: NamedRow[]; rejected: Rejected[] }> {
  const made = rows.filter(isMachined)
  const found = await catalogue.articles.read(db, [...new Set(made.map(({ articleId }) => articleId))])
  const articles = new Map(found.map((article) => [article.id, article]))
  const valid: NamedRow[] = []
  const rejected: Rejected[] = []
  for (const named of rows) {
    const { row, text, articleId } = named
    const article = articles.get(articleId)
    const product = article && catalogue.products.get(article.productId)?.row
    const requested = { ...noOptions, ...machiningOf(named) }
    const options =
      article && product
        ? validatePart({ ...article, certificate31: product.certificate31, family: product.family }, requested)
        : requested
    if (options instanceof AppError) rejected.push({ row, text, reason: options.write(language) })
    else valid.push(named)
  }
  return { valid, rejected }
}

/** Returns in words why a cell of a file is no customer part number; a call rejects the same. */
export function checkNumber(customerPartNumber: string, language: LanguageCode): { reason: string } | undefined {
  if (CustomerPartNumberField.safeParse(customerPartNumber).success) return undefined
  const column = translate(language, 'import.customerPartNumber')
  if (customerPartNumber === '') return { reason: translate(language, 'import.cellMissing', { column }) }
  if (customerPartNumber.length > maxCustomerPartNumberLength) {
    return { reason: translate(language, 'import.cellTooLong', { column, limit: maxCustomerPartNumberLength }) }
  }
  return { reason: translate(language, 'import.cellUnreadable', { column }) }
}

/** Returns the part that an article number or a designation names, or in words why there is none. */
export function readPart(
  catalogue: Catalogue,
  text: string,
  language: LanguageCode,
): NumberedPart | { reason: string } {
  if (findNumber(catalogue, text) === 'unknown') return { reason: translate(language, 'import.articleUnknown') }
  const named = namePart(catalogue, text)
  if (named === null) return { reason: translate(language, 'import.partUnknown') }
  if (named.assumed.includes('material')) return { reason: translate(language, 'import.materialOpen') }
  if (isOpen(named)) return { reason: translate(language, 'import.partOpen', { part: formatConfiguredPart(named) }) }
  const { articleId, articleNumber: articleNo, certificate, toleranceClass, assumed } = named
  const saysTolerance = toleranceClass !== null && !assumed.includes('toleranceClass')
  if (saysTolerance || certificate) return { reason: translate(language, 'import.lengthAlone') }
  return { articleId, articleNo, ...machiningOf(named) }
}

/** Returns the part that a text names, though a person may have to confirm it. */
export function namePart(catalogue: Catalogue, text: string): NamedPart | null {
  const sources = { catalogue, customerPartNumbers: new Map(), readPartRequest: catalogue.readOrPropose }
  const match = nameText(sources, text)
  return isNamed(match) ? match : null
}

/** Whether the text leaves open which part is meant; a tolerance is not part of a customer part number. */
function isOpen(named: NamedPart): boolean {
  return !isCertain(named) || differs(named) || named.assumed.some((assumption) => assumption !== 'toleranceClass')
}
