import { languageEndpoints } from '@normwerk/contract/language'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from './endpoint-query.ts'

/** The languages of the shop, which an open page never requests again. */
export const languagesQuery = queryOptions({
  ...endpointQuery(languageEndpoints.list),
  staleTime: Number.POSITIVE_INFINITY,
})
