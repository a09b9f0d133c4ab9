import type { LanguageCode } from '@normwerk/contract/language'
import type { Category } from '@normwerk/contract/product'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from './live-catalogue.ts'
import { type CategoryRow, readFlagged, writeFlagged } from './repository/articles.ts'
import { readText } from './texts.ts'

export function listMainCategories(catalogue: Catalogue, language: LanguageCode): Category[] {
  return present(catalogue, language, (category) => category.parentId === null)
}

/** Lists the subcategories of a category, or the whole second level. */
export function listSubCategories(
  catalogue: Catalogue,
  language: LanguageCode,
  parentId: string | undefined,
): Category[] {
  if (parentId === undefined) return present(catalogue, language, (category) => category.parentId !== null)
  if (!catalogue.categories.some(({ id }) => id === parentId)) throw new AppError('entryNotFound')
  return present(catalogue, language, (category) => category.parentId === parentId)
}

function present(catalogue: Catalogue, language: LanguageCode, isIncluded: (row: CategoryRow) => boolean): Category[] {
  return catalogue.categories.filter(isIncluded).map((category) => {
    const products = productsBelow(catalogue, category.id)
    const [first] = products
    return {
      id: category.id,
      parentId: category.parentId,
      slug: category.slug,
      name: readText(category.name, language),
      productCount: products.length,
      drawing: first?.thumbnail ?? null,
    }
  })
}

function productsBelow(catalogue: Catalogue, categoryId: string) {
  const own = new Set([categoryId])
  for (const { id, parentId } of catalogue.categories) if (parentId !== null && own.has(parentId)) own.add(id)
  return [...catalogue.products.values()].filter(
    ({ row, dimensionCount }) => dimensionCount > 0 && own.has(row.categoryId),
  )
}

/** The columns of the showcases: the deals of the landing page, the highlighted and the new products. */
export const showcases = { deals: 'dealIndex', highlighted: 'highlightIndex', new: 'newIndex' } as const

export type Showcase = keyof typeof showcases

export async function readShowcase(db: Queries, showcase: Showcase): Promise<{ productNrs: string[] }> {
  return { productNrs: await readFlagged(db, showcases[showcase]) }
}

/** Fills a showcase. One unknown number rejects the whole list; a repeated one counts once. */
export async function fillShowcase(
  db: Queries,
  showcase: Showcase,
  requested: readonly string[],
): Promise<{ productNrs: string[] }> {
  const productNrs = [...new Set(requested)]
  const known = new Set(await writeFlagged(db, showcases[showcase], productNrs))
  const unknown = productNrs.find((productNr) => !known.has(productNr))
  if (unknown !== undefined) {
    const fields = { [`productNrs.${requested.indexOf(unknown)}`]: [{ code: 'unknownProductNr' as const }] }
    throw new AppError('unknownProductNr', { fields })
  }
  return { productNrs }
}
