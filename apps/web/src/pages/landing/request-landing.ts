import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { drawnDeals } from '@normwerk/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { maxShown } from '../../features/catalogue/landing/landing-products.tsx'
import {
  dealsQuery,
  mainCategoriesQuery,
  subCategoriesQuery,
  summariesQuery,
} from '../../features/catalogue/queries.ts'
import { landingNewsQuery } from '../../features/content/news/landing-news.tsx'
import { slidesQuery } from '../../features/content/slides/landing-slides.tsx'

/**
 * Requests all data of the landing page. Otherwise the server would render it three times: for the first requests, for
 * those that need their answers, and with all of them.
 */
export function requestLanding(client: QueryClient, product: string): void {
  void client.prefetchQuery(mainCategoriesQuery)
  void client.prefetchQuery(subCategoriesQuery)
  void client.prefetchQuery(dealsQuery(drawnDeals))
  void client.prefetchQuery(slidesQuery(product))
  void client.prefetchQuery(landingNewsQuery(product))
  for (const endpoint of [catalogueEndpoints.readNew, catalogueEndpoints.readHighlighted]) {
    const queryFn = async () => {
      const numbers = await call(endpoint)
      const productNrs = numbers.productNrs.slice(0, maxShown)
      if (productNrs.length > 0) void client.prefetchQuery(summariesQuery(productNrs))
      return numbers
    }
    void client.prefetchQuery({ ...endpointQuery(endpoint), queryFn })
  }
}
