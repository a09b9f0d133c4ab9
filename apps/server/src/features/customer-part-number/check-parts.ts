import { CustomerPartNumberField } from '@normwerk/contract/customer-part-number'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { isMachined, machiningOf, noOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { validatePart } from '../catalogue/check-part.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { Rejected } from '../import/read-records.ts'
import type { NamedRow } from './numbered-part.ts'

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
