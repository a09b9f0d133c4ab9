import { parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from './index/live-catalogue.ts'
import type { ProductFacts } from './product/product-facts.ts'
import {
  type ArticleRow,
  readArticle,
  readArticleByNumber,
  readArticleRows,
  readOfferedRow,
} from './repository/articles.ts'
import { type PricedArticle, selectPricedParts } from './repository/prices.ts'

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
