import { parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type Configurable, checkOptions, type PartError, toleranceClassesAt } from '@normwerk/parts/check-options'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/call.ts'
import type { Settings } from '../../settings.ts'
import type { Catalogue } from './index/live-catalogue.ts'
import type { ProductFacts } from './product/product-facts.ts'
import {
  type ArticleRow,
  type PricedArticle,
  type ProductRow,
  readArticle,
  readArticleByNumber,
  readArticleRows,
  readOfferedRow,
  selectPricedParts,
} from './repository/articles.ts'

/** The data of a stock article that determines its options. */
type OfferedArticle = Pick<ArticleRow, 'values' | 'trimming'> & Pick<ProductRow, 'certificate31' | 'family'>

/** Returns the options that an article offers. */
export function offerOf({ values, trimming, certificate31, family }: OfferedArticle): Configurable {
  const { length } = values
  return {
    length: typeof length === 'number' ? length : null,
    minLength: trimming?.minLength ?? null,
    toleranceClasses: (trimming?.toleranceClasses ?? []).map((code) => ({
      code,
      maxLength: toleranceClassData[code].maxLength,
    })),
    certificate: certificate31,
    ...offeredMachining(values, family),
  }
}

/**
 * Returns the options of a machined part; a cut without a tolerance class gets the coarsest one that is offered.
 * @returns an error if the article cannot be machined so
 */
export function validatePart(article: OfferedArticle, requested: PartOptions): PartOptions | AppError {
  const offer = offerOf(article)
  const { changedLength } = requested
  const [coarsest = null] = changedLength === null ? [] : toleranceClassesAt(changedLength, offer)
  const options = { ...requested, toleranceClass: requested.toleranceClass ?? coarsest }
  const partError = checkOptions(options, offer)
  return partError === null ? options : toAppError(partError)
}

/** Does the same, but throws the error. */
export function checkPart(article: OfferedArticle, requested: PartOptions): PartOptions {
  const options = validatePart(article, requested)
  if (options instanceof AppError) throw options
  return options
}

/** Returns the error with the field of the call that caused it. */
function toAppError({ code, field, figures }: PartError): AppError {
  const [params] = figures
  const fields = {
    [field === 'certificate' ? 'isThreeOne' : field]: [{ code, ...(params && { params: { ...params } }) }],
  }
  // The text about steps names no limits.
  return code === 'lengthStep' ? new AppError(code, { fields }) : new AppError(code, { fields }, ...figures)
}

/** Returns a whole number of pieces within the shop's limits; an empty quantity means one. */
export function checkQuantity(quantity: number | null | undefined, settings: Settings): number {
  if (quantity === null || quantity === undefined) return 1
  const limits = { min: 1, max: settings.maxQuantity }
  if (Number.isInteger(quantity) && quantity >= limits.min && quantity <= limits.max) return quantity
  throw new AppError(
    'quantityOutOfRange',
    { fields: { quantity: [{ code: 'quantityOutOfRange', params: limits }] } },
    limits,
  )
}

export type { ArticleRow }

/** An article with its product. */
export interface Part {
  row: ArticleRow
  facts: ProductFacts
}

/** Finds the part with exactly this article number, with any separators; a discontinued one only as it is written. */
export async function findPart(db: Queries, catalogue: Catalogue, articleNo: string): Promise<Part | null> {
  const found = findArticle(catalogue.index, articleNo)
  if (found !== undefined) return readPart(db, catalogue, found.id)
  return parseArticleNumber(articleNo) === null ? null : join(catalogue, await readArticleByNumber(db, articleNo))
}

/** Reads the part with this article id. */
export async function readPart(db: Queries, catalogue: Catalogue, articleId: string): Promise<Part | null> {
  return join(catalogue, await readArticle(db, articleId))
}

/**
 * Reads an article with what determines the options that it offers, without its whole product.
 * @throws AppError `entryNotFound`
 */
export async function readOfferedArticle(db: Queries, articleId: string) {
  const article = await readOfferedRow(db, articleId)
  if (article === undefined) throw new AppError('entryNotFound')
  return article
}

/** Reads the parts with these article ids, in any order. */
export async function readParts(db: Queries, catalogue: Catalogue, articleIds: readonly string[]): Promise<Part[]> {
  const rows = await readArticleRows(db, { ids: articleIds })
  return rows.flatMap((row) => join(catalogue, row) ?? [])
}

function join(catalogue: Catalogue, row: ArticleRow | undefined): Part | null {
  const facts = row && catalogue.products.get(row.productId)
  return row === undefined || facts === undefined ? null : { row, facts }
}

export type { PricedArticle }

/** The articles with these ids that are still sold, by id, as a company buys them. */
export async function readPricedParts(
  db: Queries,
  companyId: string,
  articleIds: readonly string[],
): Promise<Map<string, PricedArticle>> {
  const rows = await selectPricedParts(db, { companyId, articleIds })
  return new Map(rows.map((row) => [row.id, row]))
}
