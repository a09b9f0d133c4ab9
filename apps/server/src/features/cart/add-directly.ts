import type { Cart } from '@normwerk/contract/cart'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { findDesignated } from '../catalogue/find-designation.ts'
import { type FoundPart, findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { suggestArticles } from '../catalogue/suggest-articles.ts'
import { otherArticle } from '../customer-part-number/conflicting-article.ts'
import { findCustomerPartNumber, findCustomerPartNumbers } from '../customer-part-number/find-customer-part-number.ts'
import { appendPart } from './add-position.ts'

interface DirectOrder {
  /** An own number of the company, an article number or a designation. */
  abmessungsNr: string
  quantity?: number | null | undefined
  cartId?: string | null | undefined
}

/** Appends what a number or a designation names; an unknown one is answered with what may have been meant. */
export async function addDirectly(
  dependencies: Dependencies,
  catalogue: Catalogue,
  context: CallContext,
  { abmessungsNr, quantity, cartId }: DirectOrder,
): Promise<Cart> {
  const part = await nameOf(catalogue, context, abmessungsNr)
  if (part === null) throw new AppError('entryNotFound', { suggestions: suggestArticles(catalogue, abmessungsNr) })
  return appendPart(dependencies, context, { cartId: cartId ?? null, part, quantity: quantity ?? null })
}

/**
 * The company's own number goes before everything else but an article number of another part: which of the two is meant
 * the buyer has to say. A designation may be met by cutting a longer blank; who writes
 * an article number means that very article.
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

/** Those of the article numbers that mean no other part to the company: with another one the buyer would be asked again. */
async function namedByAll(catalogue: Catalogue, { db, caller }: CallContext, articles: string[]): Promise<string[]> {
  const own = await findCustomerPartNumbers(db, caller.companyId, articles)
  return articles.filter((article) => {
    const part = own.get(article)
    return part === undefined || otherArticle(catalogue, article, part) === null
  })
}
