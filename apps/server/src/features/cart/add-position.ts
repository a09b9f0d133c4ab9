import { readOptions } from '@normwerk/contract/asked-options'
import type { AddDirectly, AddedDirectly, AddPosition } from '@normwerk/contract/cart/position'
import type { LanguageCode } from '@normwerk/contract/language'
import { formatConfiguredPart, type PartOptions } from '@normwerk/parts/configured-part'
import { together } from '../../database/together.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { assumptionsOf, isCertain, isNamed, type Match, nameText, type Sources } from '../catalogue/name-text.ts'
import { checkQuantity } from '../catalogue/read-part.ts'
import { suggestGeneral } from '../catalogue/search/find-general.ts'
import { findNumber } from '../catalogue/search/find-number.ts'
import { formatNear } from '../catalogue/search/nearest-articles.ts'
import { suggestParts } from '../catalogue/search/suggest-parts.ts'
import { findCustomerPartNumbers, otherArticle } from '../customer-part-number/find-customer-part-number.ts'
import type { MissedSearches } from '../missed-search/missed-searches.ts'
import { getOrCreateCart } from './add-positions.ts'
import { readChangedCart } from './read-cart.ts'
import { insertPosition } from './repository/positions.ts'
import { validatePosition } from './validate-position.ts'

/** Appends a position, even if the cart already has the article. Without a cart id, uses the default cart. */
export async function addPosition(dependencies: Dependencies, context: CallContext, input: AddPosition) {
  const { productDimensionId: articleId, quantity = null, cartId = null, commission = null, comment = null } = input
  const part = { articleId, ...readOptions(input) }
  const { cart } = await appendPart(dependencies, context, { part, quantity, cartId, commission, comment })
  return cart
}

interface NewPart {
  part: PartOptions & { articleId: string }
  quantity: number | null
  cartId: string | null
  commission?: string | null
  comment?: string | null
}

async function appendPart(dependencies: Dependencies, context: CallContext, added: NewPart) {
  const { part, commission = null, comment = null } = added
  const quantity = checkQuantity(added.quantity, dependencies.settings)
  const [cartId, { totalPrice, ...position }] = await together([
    getOrCreateCart(dependencies, context, added.cartId),
    validatePosition(context, { ...part, quantity }),
  ])
  const [, cart] = await together([
    insertPosition(context.db, {
      ...position,
      ...{ cartId, commission, comment },
      id: dependencies.ids.next(),
      createdAt: dependencies.clock.now(),
    }),
    readChangedCart(context, cartId),
  ])
  return { cart, position: { ...position, totalPrice } }
}

/**
 * Appends the part that a text names, and answers what the text left open. For a text that names none for certain, the
 * error suggests parts.
 */
export async function addDirectly(
  dependencies: Dependencies & { missed: MissedSearches },
  catalogue: Catalogue,
  context: CallContext,
  { abmessungsNr: text, quantity, cartId }: AddDirectly,
): Promise<AddedDirectly> {
  const part = await nameOf(dependencies, catalogue, context, text)
  const added = { part, quantity: quantity ?? part.quantity, cartId: cartId ?? null }
  const { cart, position } = await appendPart(dependencies, context, added)
  const { crossReference } = part
  return { ...cart, assumed: assumptionsOf(part, position), ...(crossReference !== null && { crossReference }) }
}

/**
 * A customer part number that is also the article number of another part is ambiguous: the buyer must choose. An article
 * number means exactly that article; a designation may be fulfilled by cutting a longer blank.
 */
async function nameOf(
  { missed }: { missed: MissedSearches },
  catalogue: Catalogue,
  context: CallContext,
  text: string,
) {
  const customerPartNumbers = await findCustomerPartNumbers(context.db, context.caller.companyId, [text])
  const own = customerPartNumbers.get(text)
  const other = own === undefined ? null : otherArticle(catalogue, text, own)
  if (own !== undefined && other !== null) {
    const suggestions = await namedByAll(catalogue, context, [formatConfiguredPart(own), other])
    throw new AppError('ownNumberIsArticle', { suggestions }, { part: other })
  }
  const sources = { catalogue, customerPartNumbers, readPartRequest: catalogue.readOrPropose }
  const match = nameText(sources, text)
  if (isCertain(match) && findNumber(catalogue, text) !== 'unknown') return match
  if (!isNamed(match)) missed.record(text)
  throw new AppError('entryNotFound', { suggestions: suggestFor(sources, text, match, context.language) })
}

const maxSuggestions = 3

/** Suggests the part that a text may name, and similar ones. */
function suggestFor(sources: Sources, text: string, match: Match, language: LanguageCode): string[] {
  const proposed = isNamed(match) ? [formatConfiguredPart(match), ...match.alternatives] : []
  const similar = suggestParts(sources, [text]).map(formatNear)
  const likely = [...new Set([...proposed, ...similar])].slice(0, maxSuggestions)
  return likely.length > 0 ? likely : suggestGeneral(sources.catalogue, [text], language).map(formatNear)
}

/** Returns the article numbers that name no other part for this company, because those would be ambiguous again. */
async function namedByAll(catalogue: Catalogue, { db, caller }: CallContext, articles: string[]): Promise<string[]> {
  const own = await findCustomerPartNumbers(db, caller.companyId, articles)
  return articles.filter((article) => {
    const part = own.get(article)
    return part === undefined || otherArticle(catalogue, article, part) === null
  })
}
