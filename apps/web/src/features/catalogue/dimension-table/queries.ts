import { type DimensionList, dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const dimensionByNumberQuery = (articleNo: string) =>
  endpointQuery(dimensionTableEndpoints.readByNumber, { input: { articleNo } })
export const dimensionsQuery = (input: DimensionList) => endpointQuery(dimensionTableEndpoints.list, { input })
