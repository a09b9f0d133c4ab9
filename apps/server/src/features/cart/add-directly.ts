import type { Cart } from '@normwerk/contract/cart'
import type { LanguageCode } from '@normwerk/contract/language'
import { parseArticleNumber } from '@normwerk/parts/article-number/parse-article-number'
import { printArticleNumber } from '@normwerk/parts/article-number/print-article-number'
import { findArticle } from '@normwerk/search/find-article'
import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'
import { findDesignation } from '../catalogue/find-designation.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { suggestArticles } from '../catalogue/suggest-articles.ts'
import { addPosition } from './add-position.ts'
import type { Shopping } from './shopping.ts'

interface DirectOrder {
  /** An article number or a designation. */
  abmessungsNr: string
  quantity?: number | null | undefined
  cartId?: string | null | undefined
}

interface NamedPart {
  productDimensionId: string
  changedLength: number | null
  toleranceClass: string | null
  certificate31: boolean
}

/** Appends what a number or a designation names; an unknown one is answered with what may have been meant. */
export async function addDirectly(
  tools: Tools,
  catalogue: Catalogue,
  shopping: Shopping,
  { abmessungsNr, quantity, cartId }: DirectOrder,
): Promise<Cart> {
  const part = nameOf(catalogue, abmessungsNr, shopping.language)
  if (part === null) throw new AppError('entryNotFound', { suggestions: suggestArticles(catalogue, abmessungsNr) })
  return addPosition(tools, shopping, {
    cartId: cartId ?? null,
    productDimensionId: part.productDimensionId,
    quantity: quantity ?? null,
    changedLength: part.changedLength,
    tolerance: part.toleranceClass,
    isThreeOne: part.certificate31,
  })
}

/** A designation may be met by cutting a longer blank; who writes an article number means that very article. */
function nameOf(catalogue: Catalogue, text: string, language: LanguageCode): NamedPart | null {
  const number = parseArticleNumber(text)
  if (number === null) return findDesignation(catalogue, text, language)
  const stocked = printArticleNumber({ ...number, changedLength: null, toleranceClass: null, certificate31: false })
  const found = findArticle(catalogue.index, stocked)
  return found === undefined ? null : { ...number, productDimensionId: found.id }
}
