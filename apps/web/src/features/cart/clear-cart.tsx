import type { Cart } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { useCartEditor } from './cart-editor.ts'
import { useClearCart } from './queries.ts'

/** Removes all positions, after asking. */
export function ClearCart({ cart }: { cart: Cart }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { positions } = useCartEditor()
  const clear = useClearCart()

  function clearCart(): void {
    for (const { id } of cart.cartPositions) positions.discard(id)
    clear.mutate(cart.id, { onSettled: () => setAsking(false) })
  }

  return (
    <>
      <Button look="quiet" size="small" icon={<TrashIcon size={16} />} onClick={() => setAsking(true)}>
        {text('cart.clear')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('cart.clearTitle')}
        size="small"
        footer={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
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
    </>
  )
}
