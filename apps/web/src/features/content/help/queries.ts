import { helpEndpoints } from '@normwerk/contract/content/help'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** All pages of the help, which change only with the shop. */
export const helpQuery = { ...endpointQuery(helpEndpoints.list), staleTime: Number.POSITIVE_INFINITY }
