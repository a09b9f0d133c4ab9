import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { endpointQuery } from '../../api/endpoint-query.ts'

const pageSize = 50

export const favoritesQuery = (page: number) =>
  endpointQuery(favoriteEndpoints.list, { input: { page, size: pageSize } })
