import { useCan, useMe } from '../../api/me.ts'

/** Visitors are led to the cart, which asks them to sign in. Staff have none. */
export function useHasCart(): boolean {
  const me = useMe()
  const mayUse = useCan('cart.use')
  return mayUse || me === null || me === undefined
}
