import type { Cart } from '@normwerk/contract/cart'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { keepMouldBase } from '@normwerk/contract/configurator/mould-base'
import { articlesOf } from '@normwerk/parts/mould-base/articles-of'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { MouldBaseSettings } from '@normwerk/parts/mould-base/settings'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { storeCart } from '../../shared/cart/store-cart.ts'

/** The configuration of a group in a cart. */
export function configurationQuery(groupId: string) {
  return endpointQuery(configuratorEndpoints.read, { params: { id: groupId } })
}

/** Prices and delivery of a mould base. While it changes, those before stay. */
export function quoteQuery(base: MouldBase) {
  const input = { articles: articlesOf(base.bill) }
  return queryOptions({
    queryKey: [configuratorEndpoints.quote.route, input],
    queryFn: () => call(configuratorEndpoints.quote, { input }),
    placeholderData: keepPreviousData,
  })
}

/** The bodies of a mould base that can be built. While another one is loaded, the last one stays. */
export function modelQuery(settings: MouldBaseSettings) {
  const input = { easyKatConfig: keepMouldBase(settings) }
  return queryOptions({
    queryKey: [configuratorEndpoints.readModel.route, input],
    queryFn: ({ signal }) => call(configuratorEndpoints.readModel, { input, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Ordered {
  base: MouldBase
  name: string
}

const configurationOf = ({ base, name }: Ordered) => ({
  articles: articlesOf(base.bill),
  easyKatConfig: keepMouldBase(base.settings),
  configurationName: name,
})

/** Appends a mould base to the default cart. */
export function useAddMouldBase() {
  return useCartChange((ordered: Ordered) => call(configuratorEndpoints.add, { input: configurationOf(ordered) }))
}

/** Puts a mould base in the place of the configuration to which a position belongs. */
export function useReplaceMouldBase() {
  return useCartChange(({ positionId, ...ordered }: Ordered & { positionId: string }) =>
    call(configuratorEndpoints.replace, {
      input: { replacePositionId: positionId, ...configurationOf(ordered) },
    }),
  )
}

function useCartChange<Input>(change: (input: Input) => Promise<Cart>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta: { showsError: true },
    onSuccess: (cart) => storeCart(client, cart),
  })
}
