import { readOptions } from '@normwerk/contract/asked-options'
import type { Cart } from '@normwerk/contract/cart'
import type { AddDirectly, AddPosition } from '@normwerk/contract/cart/position'
import { formatConfiguredPart, type PartOptions } from '@normwerk/parts/configured-part'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/caller.ts'
import { checkQuantity } from '../catalogue/check-part.ts'
import { findDesignated } from '../catalogue/find-designation.ts'
import { type FoundPart, findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { suggestArticles } from '../catalogue/suggest.ts'
import {
  findCustomerPartNumber,
  findCustomerPartNumbers,
  otherArticle,
} from '../customer-part-number/find-customer-part-number.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'
import { readCart } from './read-cart.ts'
import { insertPosition } from './repository/positions.ts'
import { validatePosition } from './validate-position.ts'

/** Appends a position, even if the cart already has the article. Without a cart id, uses the default cart. */
export function addPosition(dependencies: Dependencies, context: CallContext, input: AddPosition): Promise<Cart> {
  const { productDimensionId: articleId, quantity = null, cartId = null, commission = null, comment = null } = input
  const part = { articleId, ...readOptions(input) }
  return appendPart(dependencies, context, { part, quantity, cartId, commission, comment })
}

interface NewPart {
  part: PartOptions & { articleId: string }
  quantity: number | null
  cartId: string | null
  commission?: string | null
  comment?: string | null
}

async function appendPart(dependencies: Dependencies, context: CallContext, added: NewPart): Promise<Cart> {
  const { part, commission = null, comment = null } = added
  const quantity = checkQuantity(added.quantity, dependencies.settings)
  const cartId = await getOrCreateCart(dependencies, context, added.cartId)
  await insertPosition(context.db, {
    ...(await validatePosition(context, { ...part, quantity })),
    ...{ cartId, commission, comment },
    id: dependencies.ids.next(),
    createdAt: dependencies.clock.now(),
  })
  return readCart(context, cartId)
}

/** Appends the part that a number or a designation names. For an unknown one, the error suggests similar parts. */
export async function addDirectly(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { abmessungsNr: text, quantity, cartId }: AddDirectly,
): Promise<Cart> {
  const part = await nameOf(catalogue, context, text)
  if (part === null) throw new AppError('entryNotFound', { suggestions: suggestArticles(catalogue, text) })
  return appendPart(dependencies, context, { cartId: cartId ?? null, part, quantity: quantity ?? null })
}

/**
 * A customer part number has priority, unless it is also the article number of another part: then the buyer must
 * choose. A designation may be fulfilled by cutting a longer blank; an article number means exactly that article.
 */
async function nameOf(catalogue: Catalogue, context: CallContext, text: string): Promise<FoundPart | null> {
  const own = await findCustomerPartNumber(context.db, context.caller.companyId, text)
  if (own !== undefined) {
    const part = otherArticle(catalogue, text, own)
    if (part === null) return own
    const suggestions = await namedByAll(catalogue, context, [
      formatConfiguredPart({ ...own, toleranceClass: null }),
      part,
    ])
    throw new AppError('ownNumberIsArticle', { suggestions }, { part })
  }
  const numbered = findNumber(catalogue, text)
  if (numbered === 'unknown') return null
  return numbered ?? findDesignated(catalogue, text)
}

/** Returns the article numbers that name no other part for this company, because those would be ambiguous again. */
async function namedByAll(catalogue: Catalogue, { db, caller }: CallContext, articles: string[]): Promise<string[]> {
  const own = await findCustomerPartNumbers(db, caller.companyId, articles)
  return articles.filter((article) => {
    const part = own.get(article)
    return part === undefined || otherArticle(catalogue, article, part) === null
  })
}
