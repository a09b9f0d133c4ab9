import type { LanguageCode } from '@normwerk/contract/language'
import { AppError } from '../../http/call.ts'
import { readText } from './format-article.ts'
import type { Catalogue } from './index/live-catalogue.ts'
import type { ProductFacts } from './product/product-facts.ts'
import type { CategoryRow } from './repository/articles.ts'

export function listMainCategories(catalogue: Catalogue, language: LanguageCode) {
  return present(catalogue, language, (category) => category.parentId === null)
}

/** Lists the subcategories of a category, or the whole second level. */
export function listSubCategories(catalogue: Catalogue, language: LanguageCode, parentId: string | undefined) {
  if (parentId === undefined) return present(catalogue, language, (category) => category.parentId !== null)
  if (!catalogue.categories.some(({ id }) => id === parentId)) throw new AppError('entryNotFound')
  return present(catalogue, language, (category) => category.parentId === parentId)
}

function present(catalogue: Catalogue, language: LanguageCode, isIncluded: (row: CategoryRow) => boolean) {
  return catalogue.categories.filter(isIncluded).map((category) => {
    const products = productsBelow(catalogue, category.id)
    const shown = chooseShown(products)
    return {
      id: category.id,
      parentId: category.parentId,
      slug: category.slug,
      name: readText(category.name, language),
      productCount: products.length,
      drawing: shown?.thumbnail ?? null,
    }
  })
}

/** Finds the product whose picture stands for a category. */
export function findShownProduct(catalogue: Catalogue, slug: string): ProductFacts | undefined {
  const category = catalogue.categories.find((known) => known.slug === slug)
  return category && chooseShown(productsBelow(catalogue, category.id))
}

/** One without a family may have no picture. */
function chooseShown(products: readonly ProductFacts[]): ProductFacts | undefined {
  return products.find(({ row }) => row.family !== null) ?? products[0]
}

function productsBelow(catalogue: Catalogue, categoryId: string) {
  const own = new Set([categoryId])
  for (const { id, parentId } of catalogue.categories) if (parentId !== null && own.has(parentId)) own.add(id)
  return [...catalogue.products.values()].filter(({ row, articleCount }) => articleCount > 0 && own.has(row.categoryId))
}
