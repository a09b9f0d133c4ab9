import type { Cart } from '@normwerk/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../api/me.ts'
import { cartQueryOf } from '../../shared/cart/cart-query.ts'

const lookAgain = 20_000

/** Reads a cart again and again, because several users may have it open. */
export function useCart(id: string | null) {
  return useQuery({
    ...cartQueryOf(id),
    enabled: useCan('cart.use'),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data !== undefined && isShared(state.data) ? lookAgain : false),
  })
}

function isShared({ owner, sharedWith }: Cart): boolean {
  return owner !== null || sharedWith.length > 0
}
