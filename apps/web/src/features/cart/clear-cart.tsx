import type { Cart } from '@normwerk/contract/cart'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { useCartEditor } from './edits/cart-editor.ts'
import { useClearCart } from './queries.ts'

/** Asks before removing all positions. Mounting it opens it. */
export function ClearCart({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const text = useText()
  const { positions } = useCartEditor()
  const clear = useClearCart()

  function clearCart(): void {
    void clear.mutateAsync(cart.id).then(
      () => {
        for (const { id } of cart.cartPositions) positions.discard(id)
        onClose()
      },
      () => undefined,
    )
  }

  return (
    <DeleteDialog
      title={text('cart.table.clearTitle')}
      keep={text('cart.table.clearKeep')}
      act={text('cart.table.clear')}
      pending={clear.isPending}
      failure={clear.error && formatError(clear.error, text).message}
      onClose={onClose}
      onDelete={clearCart}
    >
      <p>{text('cart.table.clearQuestion', { count: cart.positionCount })}</p>
    </DeleteDialog>
  )
}
