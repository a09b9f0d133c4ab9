import { useQuery } from '@tanstack/react-query'
import { cartCountQuery } from '../../api/cart-count.ts'
import { useCan } from '../../api/me.ts'
import { cartQuery } from '../../shared/cart/cart-query.ts'

/** Returns the number of positions in the cart; 0 for users without a cart. */
export function useCartCount(): number {
  const mayUse = useCan('cart.use')
  // Follows the cart once a page has loaded it.
  const cart = useQuery({ ...cartQuery, enabled: ({ state }) => mayUse && state.data !== undefined }).data
  const count = useQuery({ ...cartCountQuery, enabled: mayUse && cart === undefined }).data
  return (cart ?? count)?.positionCount ?? 0
}
