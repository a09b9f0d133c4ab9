import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { projectEndpoints } from '@normwerk/contract/project'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { cartsQuery } from '../../shared/cart/carts-query.ts'

interface Counts {
  carts: number | undefined
  projects: number | undefined
  /** The numbers of projects whose wear parts are due. */
  wornProjects: string[]
  favorites: number | undefined
  customerPartNumbers: number | undefined
}

/** Only the total of the page is used. */
const totalAlone = { input: { size: 1 } }
/** A count that cannot be read is left out. */
const quiet = { meta: { showsError: true } }

/** Returns how many entries the pages of the tiles have. */
export function useCounts(): Counts {
  const carts = useQuery({ ...cartsQuery, ...quiet, select: ({ length }) => length })
  const projects = useQuery({
    ...endpointQuery(projectEndpoints.list),
    ...quiet,
    select: (all) => all.filter(({ archived }) => !archived),
  })
  const favorites = useQuery({
    ...endpointQuery(favoriteEndpoints.list, totalAlone),
    ...quiet,
    select: ({ total }) => total,
  })
  const customerPartNumbers = useQuery({
    ...endpointQuery(customerPartNumberEndpoints.list, totalAlone),
    ...quiet,
    select: ({ total }) => total,
  })
  return {
    carts: carts.data,
    projects: projects.data?.length,
    wornProjects: projects.data?.flatMap(({ number, wear }) => (wear?.isDue ? [number] : [])) ?? [],
    favorites: favorites.data,
    customerPartNumbers: customerPartNumbers.data,
  }
}
