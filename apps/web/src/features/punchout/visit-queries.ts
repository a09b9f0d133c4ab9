import { punchoutEndpoints } from '@normwerk/contract/punchout'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const visitQuery = endpointQuery(punchoutEndpoints.readSession)
