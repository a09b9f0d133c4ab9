import { projectEndpoints } from '@normwerk/contract/project'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Colleagues create and archive projects too, so they are read again wherever they are shown. */
export const projectsQuery = { ...endpointQuery(projectEndpoints.list), staleTime: 0 }
