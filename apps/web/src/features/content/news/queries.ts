import { type News, newsEndpoints } from '@normwerk/contract/content/news'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** Read again after some minutes, as nobody waits for news. */
const staleTime = 10 * 60_000

/** The newest news. */
export const newsQuery = (product: string, amount: number) => ({
  ...endpointQuery(newsEndpoints.list, { params: { product }, input: { amount } }),
  staleTime,
})

export const articleQuery = (product: string, id: string) =>
  endpointQuery(newsEndpoints.read, { params: { product, id } })

/** The piece of news that the page from the server shows. */
export function shownArticle(client: QueryClient): News | undefined {
  return client.getQueriesData<News>({ queryKey: [newsEndpoints.read.route] })[0]?.[1]
}

/** Whether the page from the server shows news. */
export function hasNews(client: QueryClient): boolean {
  return client.getQueriesData<unknown[]>({ queryKey: [newsEndpoints.list.route] }).some(([, news]) => news?.length)
}
