import { auditEndpoints } from '@normwerk/contract/audit'
import { contentEndpoints, type PublishPage } from '@normwerk/contract/content'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The current version. Without a version it has the same key as on other pages. */
export const pageQuery = (key: string) => endpointQuery(contentEndpoints.readPage, { params: { key } })

export const versionQuery = (key: string, version: string) =>
  endpointQuery(contentEndpoints.readPage, { params: { key }, input: { version } })

export const pagesQuery = endpointQuery(contentEndpoints.listPages)

export const editedPageQuery = (key: string) => endpointQuery(contentEndpoints.readForEditing, { params: { key } })

const touched: ReadonlySet<unknown> = new Set([
  contentEndpoints.readPage.route,
  contentEndpoints.listPages.route,
  auditEndpoints.listAll.route,
])

export function usePublishPage(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: PublishPage) => call(contentEndpoints.publish, { params: { key }, input }),
    meta: { showsError: true },
    onSuccess: (published) => {
      client.setQueryData(editedPageQuery(key).queryKey, published)
      void client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
    },
    onError: (error) => readNewer(client, key, error),
  })
}

/** Another editor published first. Users who discard their own text continue with that version. */
function readNewer(client: QueryClient, key: string, error: Error): void {
  if (error instanceof CallError && error.code === 'pageChanged') void client.invalidateQueries(editedPageQuery(key))
}
