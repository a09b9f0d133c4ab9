import type { Designation } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { namedPartQuery } from '../../features/catalogue/open-part.ts'

const route = getRouteApi('/product/$productNr')

/** Returns the other maker's number that led the buyer to this article, if there was one. */
export function useCrossReference(articleNo: string): Designation['crossReference'] {
  const { q = '' } = route.useSearch()
  const named = useQuery({ ...namedPartQuery(q), enabled: q !== '' })
  const designation = named.data?.designation
  if (designation === undefined) return null
  const readings = [designation, ...designation.alternatives]
  return readings.some((part) => part.articleNo === articleNo) ? designation.crossReference : null
}
