import { auditEndpoints } from '@normwerk/contract/audit'
import { slideEndpoints } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const allSlidesQuery = (product: string) => endpointQuery(slideEditingEndpoints.listAll, { params: { product } })

const touched: ReadonlySet<unknown> = new Set([
  slideEndpoints.list.route,
  slideEditingEndpoints.listAll.route,
  auditEndpoints.listAll.route,
])

/**
 * A change of the slides, after which all lists of them are read again.
 * @param showsError the component shows a failure itself, instead of a message over the page
 */
export function useSlideChange<Input, Answer>(change: (input: Input) => Promise<Answer>, showsError: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...(showsError && { meta: { showsError } }),
    // Awaited, so that the page shows the new state when the change is done.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) }),
  })
}
