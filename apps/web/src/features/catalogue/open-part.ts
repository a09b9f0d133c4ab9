import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { addressOptions } from '@normwerk/contract/part-address'
import type { Designation, SearchResult, Suggestion } from '@normwerk/contract/search'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'
import type { PartInAddress } from '../../shared/parts/part-address.ts'
import { dimensionQuery, productQuery } from './queries.ts'

/** The assumptions of a text, in the address of the part that it led to. */
interface Readings {
  assumed?: string
  q?: string
}

/** The page that a text leads to: the one part or product that it names, or the list of possible meanings. */
export type Target =
  | { to: 'product'; productNr: string; search: (PartInAddress & Readings) | Record<never, never> }
  | { to: 'category'; slug: string }
  | { to: 'search'; q: string }

/** A short answer, which is enough to know whether a text names exactly one part. */
export const namedPartQuery = (text: string) =>
  endpointQuery(catalogueEndpoints.search, {
    input: { query: text, withDimensions: true, compact: true, pageRequest: { page: 1, size: 2 } },
  })

/** Finds the page that a typed text leads to. */
export async function findTarget(client: QueryClient, text: string): Promise<Target> {
  const result = await client.fetchQuery(namedPartQuery(text))
  if (result.designation !== undefined) return targetOfDesignation(client, result, result.designation, text)
  const [product] = result.items
  if (result.total !== 1 || product === undefined) return { to: 'search', q: text }
  const [dimension] = result.dimensions?.total === 1 ? result.dimensions.items : []
  const search = dimension === undefined ? {} : { article: dimension.articleNo }
  return { to: 'product', productNr: product.productNr, search }
}

/**
 * Finds the page of a chosen suggestion. A designation is parsed first, because it may be trimmed and assume a
 * material.
 */
export function findSuggested(client: QueryClient, suggestion: Suggestion): Promise<Target> {
  const { kind, text, articleNo, productNr, slug } = suggestion
  if (kind === 'category' && slug !== undefined) return Promise.resolve({ to: 'category', slug })
  if (kind === 'designation' || productNr === undefined) return findTarget(client, text)
  const search = articleNo === undefined ? {} : { article: articleNo }
  return Promise.resolve({ to: 'product', productNr, search })
}

async function targetOfDesignation(
  client: QueryClient,
  result: SearchResult,
  designation: Designation,
  text: string,
): Promise<Target> {
  const { productId } = await client.fetchQuery(dimensionQuery(designation.productDimensionId))
  const shown = result.items.find((item) => item.id === productId)
  const productNr = shown?.productNr ?? (await client.fetchQuery(productQuery(productId))).productNr
  return {
    to: 'product',
    productNr,
    search: { ...addressIn(designation), ...readingsIn(designation, text) },
  }
}

/**
 * Returns the address parameters of a part. An answer names its part in the same words as an address, so no number is
 * parsed.
 */
function addressIn({ articleNo, certificate31: isThreeOne, ...designation }: Designation): PartInAddress {
  return { article: articleNo, ...addressOptions({ ...designation, isThreeOne }) }
}

/** The text stays in the address if it has other readings, or is another maker's number. */
export function readingsIn({ assumed, crossReference }: Designation, text: string): Readings {
  return {
    ...(assumed.length > 0 && { assumed: assumed.join(',') }),
    ...((assumed.length > 0 || crossReference != null) && { q: text }),
  }
}
