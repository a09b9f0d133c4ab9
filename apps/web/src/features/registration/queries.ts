import { contentEndpoints } from '@normwerk/contract/content'
import { type CompanyKey, registrationEndpoints } from '@normwerk/contract/registration'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The current terms. Users accept them by their version. */
export const termsQuery = endpointQuery(contentEndpoints.readPage, { params: { key: 'terms' } })

export const companyQuery = (input: CompanyKey) => ({
  ...endpointQuery(registrationEndpoints.findCompany, { input }),
  staleTime: Number.POSITIVE_INFINITY,
})
