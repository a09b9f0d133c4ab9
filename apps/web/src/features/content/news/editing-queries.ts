import { auditEndpoints } from '@normwerk/contract/audit'
import { newsEndpoints } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const allNewsQuery = (product: string) => endpointQuery(newsEditingEndpoints.listAll, { params: { product } })

const touched: ReadonlySet<unknown> = new Set([
  newsEndpoints.list.route,
  newsEndpoints.read.route,
  newsEditingEndpoints.listAll.route,
  auditEndpoints.listAll.route,
])

/** A change of the news, after which all lists of them are read again. The component shows a failure itself. */
export function useNewsChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta: { showsError: true },
    // Awaited, so that the page shows the new state when the change is done.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) }),
  })
}
