import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { maxPageSize } from '@normwerk/contract/limits'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** A product, or one of its articles. */
export interface FavoriteRef {
  productId: string
  articleId?: string
}

type Marks = Readonly<Record<string, boolean>>

/** Choices since the page was opened; they replace earlier answers. */
const choicesQuery = queryOptions({
  queryKey: ['favoriteChoices'],
  queryFn: (): Marks => ({}),
  initialData: {},
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

const keyOf = ({ productId, articleId }: FavoriteRef) => articleId ?? productId

/** Marks or unmarks a favourite. It shows at once, and is undone if the server rejects it. */
export function useMarkFavorite() {
  const client = useQueryClient()
  const remember = (ref: FavoriteRef, marked: boolean) =>
    client.setQueryData(choicesQuery.queryKey, (marks) => ({ ...marks, [keyOf(ref)]: marked }))
  return useMutation({
    // One call after the other, so that the last click decides.
    scope: { id: 'favorite' },
    mutationFn: ({ ref: { productId, articleId }, marked }: { ref: FavoriteRef; marked: boolean }) =>
      call(marked ? favoriteEndpoints.add : favoriteEndpoints.remove, {
        params: { productId },
        input: articleId === undefined ? {} : { productDimensionId: articleId },
      }),
    onMutate: ({ ref, marked }) => {
      remember(ref, marked)
    },
    onError: (_error, { ref, marked }) => {
      remember(ref, !marked)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [favoriteEndpoints.list.route] }),
  })
}

/** Whether something is a favourite: as chosen last, or as `known` from an answer. */
export function useIsFavorite(ref: FavoriteRef, known: boolean): boolean {
  return useQuery(choicesQuery).data[keyOf(ref)] ?? known
}

/** The most that one answer holds; who has more sees the stars of the newest. */

/** Products carry the information whether they are favourites, articles do not. */
export function useIsListed(articleId: string): boolean {
  const { data } = useQuery({
    ...endpointQuery(favoriteEndpoints.list, { input: { size: maxPageSize } }),
    meta: { showsError: true },
    select: ({ items }) => items.some((favorite) => favorite.productDimensionId === articleId),
  })
  return data === true
}
