import { giveMachining } from '@normwerk/contract/asked-options'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import type { GivenMachining } from '@normwerk/contract/part-options'
import type { SearchResult } from '@normwerk/contract/search'
import { machiningOf, noOptions } from '@normwerk/parts/configured-part'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** A part that can get a customer part number. */
export interface FoundPart extends GivenMachining, Pick<CustomerPartNumber, 'articleNo'> {
  articleId: string
}

const maxFound = 6

export const foundPartsQuery = (text: string) =>
  endpointQuery(catalogueEndpoints.search, {
    input: { query: text, withDimensions: true, pageRequest: { page: 1, size: maxFound } },
  })

/** Returns the parts that a text may mean: one if it is clear, none if it names no part or too many. */
export function readFoundParts({ designation, dimensions }: SearchResult): FoundPart[] {
  if (designation !== undefined) {
    const { productDimensionId: articleId, articleNo, assumed, alternatives } = designation
    const named = { articleId, articleNo, ...machiningOf(designation) }
    if (!assumed.includes('material')) return [named]
    const others = alternatives.filter((other) => other.productDimensionId !== articleId)
    return [
      named,
      ...others.map((other) => ({
        ...named,
        articleId: other.productDimensionId,
        articleNo: other.articleNo,
      })),
    ]
  }
  if (dimensions === undefined || dimensions.total > maxFound) return []
  return dimensions.items.map(({ id, articleNo }) => ({
    ...{ articleId: id, articleNo },
    ...giveMachining(noOptions),
  }))
}
