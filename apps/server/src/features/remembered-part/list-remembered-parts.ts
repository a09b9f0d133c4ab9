import type { LanguageCode } from '@normwerk/contract/language'
import type { ChosenPart, ListRememberedParts, RememberedPart } from '@normwerk/contract/remembered-part'
import { formatConfiguredPart, optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import { unitOf } from './quantity-unit.ts'
import { listChoices, listRows } from './repository/remembered-parts.ts'

type Page<Item> = { items: Item[]; page: number; size: number; total: number }

export async function listRememberedParts(
  db: Queries,
  companyId: string,
  requested: ListRememberedParts,
  language: LanguageCode,
): Promise<Page<RememberedPart>> {
  const { rows, total } = await listRows(db, companyId, requested)
  const items = rows.map(({ row, article, chosenBy }) => ({
    id: row.id,
    text: row.text,
    ...presentPart(article, optionsOf(row), language),
    unit: unitOf(row),
    chosenBy,
    chosenAt: row.chosenAt.toISOString(),
    usedAt: row.usedAt.toISOString(),
  }))
  return { items, page: requested.page, size: requested.size, total }
}

export async function listChosenParts(
  db: Queries,
  requested: ListRememberedParts,
  language: LanguageCode,
): Promise<Page<ChosenPart>> {
  const { rows, total } = await listChoices(db, requested)
  const items = rows.map(({ choice, usedAt, options, article }) => ({
    ...choice,
    ...presentPart(article, options, language),
    usedAt: usedAt.toISOString(),
  }))
  return { items, page: requested.page, size: requested.size, total }
}

type Article = Awaited<ReturnType<typeof listRows>>['rows'][number]['article']

function presentPart(
  { articleId, articleNo, productNr, isSold, ...article }: Article,
  options: PartOptions,
  language: LanguageCode,
) {
  return {
    productDimensionId: articleId,
    articleNo: formatConfiguredPart({ ...options, articleNumber: articleNo }),
    productNr,
    description: formatArticle(article, language),
    isSold,
  }
}
