import { type DimensionList, dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { rarelyChanging } from '../queries.ts'

export const crossTableQuery = (productId: string) =>
  queryOptions({
    ...endpointQuery(dimensionTableEndpoints.readCrossTable, { params: { id: productId } }),
    ...rarelyChanging,
  })

const rowsOnPage = 100

/** The list of a product's articles, page by page. The rows stay on screen while another order is fetched. */
export const dimensionPagesQuery = (input: Pick<DimensionList, 'productId' | 'filters' | 'sort'>) =>
  infiniteQueryOptions({
    queryKey: [dimensionTableEndpoints.list.route, 'pages', input],
    queryFn: ({ pageParam: page }) =>
      call(dimensionTableEndpoints.list, { input: { ...input, pageRequest: { page, size: rowsOnPage } } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
