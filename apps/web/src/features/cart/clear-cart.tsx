import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useCartEditor } from './cart-editor.ts'
import { useClearCart } from './queries.ts'

/** Asks before all positions are removed. It is mounted to open. */
export function ClearCart({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const text = useText()
  const { positions } = useCartEditor()
  const clear = useClearCart()

  function clearCart(): void {
    for (const { id } of cart.cartPositions) positions.discard(id)
    clear.mutate(cart.id, { onSettled: onClose })
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('cart.clearTitle')}
      size="small"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('cart.clearKeep')}
          </Button>
          <Button look="danger" pending={clear.isPending} onClick={clearCart}>
            {text('cart.clear')}
          </Button>
        </>
      }
    >
      <p>{text('cart.clearQuestion', { count: cart.positionCount })}</p>
    </Dialog>
  )
}
