import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Names the owner of the cart and what the user may do with it. */
export function ForeignCart({ cart }: { cart: Cart }) {
  const text = useText()
  if (cart.owner === null) return null
  const { name } = cart.owner
  return (
    <Notice tone="info" title={text('cart.saved.ownerIs', { name })}>
      {text(cart.right === 'edit' ? 'cart.saved.mayEdit' : 'cart.saved.mayRead')}
    </Notice>
  )
}
