import { projectEndpoints } from '@normwerk/contract/project'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Colleagues make and archive them too, so they are read anew wherever they are shown. */
export const projectsQuery = { ...endpointQuery(projectEndpoints.list), staleTime: 0 }
