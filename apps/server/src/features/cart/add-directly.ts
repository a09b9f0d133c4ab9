import type { Cart } from '@normwerk/contract/cart'
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

/** Appends what a number or a designation names; an unknown one is answered with what may have been meant. */
export async function addDirectly(
  tools: Tools,
  catalogue: Catalogue,
  shopping: Shopping,
  { abmessungsNr, quantity, cartId }: DirectOrder,
): Promise<Cart> {
  const part = findDesignation(catalogue, abmessungsNr, shopping.language)
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
