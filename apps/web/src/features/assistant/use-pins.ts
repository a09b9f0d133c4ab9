import type { ProductDimension } from '@normwerk/contract/product'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { AssistantSearch } from './assistant-search.ts'
import { nearestLists, pinList, shortestOfEach } from './find-pins.ts'
import { pinsQuery } from './queries.ts'
import type { Choice } from './resolve-choice.ts'

export interface FoundPins {
  /** One of each size. */
  pins: readonly ProductDimension[]
  /** -1 until it is known. */
  total: number
  /** Where nothing fits. */
  nearest: readonly ProductDimension[]
  /** What is shown answers an earlier question. */
  isStale: boolean
  error: Error | null
  retry: () => void
}

const meta = { showsError: true }

/** Finds the stocked pins of the chosen sizes, and the nearest ones if there are none. */
export function usePins(choice: Choice, search: AssistantSearch): FoundPins {
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...pinsQuery(pinList(choice, search)), meta })
  const fitsNone = data?.total === 0 && !isPlaceholderData
  const beside = useQueries({
    queries: (fitsNone ? nearestLists(choice, search) : []).map((list) => ({ ...pinsQuery(list), meta })),
  })
  const nearest = beside.flatMap((answer) => answer.data?.items ?? [])
  return {
    pins: shortestOfEach(choice, data?.items ?? []),
    total: data?.total ?? -1,
    nearest: nearest.filter(({ id }, at) => nearest.findIndex((pin) => pin.id === id) === at),
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
  }
}
