import type { CartSummary } from '@normwerk/contract/cart'
import { CallError } from '../../../api/call-error.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { useDeleteCart } from './dialog-queries.ts'

interface Props {
  cart: Pick<CartSummary, 'id' | 'name' | 'positionCount' | 'sharedWith'>
  onClose: () => void
  onDeleted: () => void
}

/** Warns if the cart has positions, because the server deletes only empty carts. Mounting it opens it. */
export function DeleteCartDialog({ cart, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteCart(cart.id)
  const { name, positionCount, sharedWith } = cart
  // A colleague may have added a position a moment ago.
  const isRefilled = remove.error instanceof CallError && remove.error.code === 'cartNotEmpty'
  const isFilled = positionCount > 0 || isRefilled

  function start(): void {
    remove.mutate(isFilled, {
      onSuccess: () => {
        showToast({ message: text('cart.saved.deleted', { name }) })
        onDeleted()
      },
    })
  }

  return (
    <DeleteDialog
      title={text('cart.saved.deleteTitle')}
      keep={text('ui.cancel')}
      act={text(isFilled ? 'cart.saved.clearAndDelete' : 'cart.saved.delete')}
      pending={remove.isPending}
      failure={remove.error === null || isRefilled ? null : formatError(remove.error, text).message}
      onClose={onClose}
      onDelete={start}
    >
      <p>
        {isFilled
          ? text('cart.saved.deleteFilled', { name, count: positionCount })
          : text('cart.saved.deleteQuestion', { name })}
      </p>
      {sharedWith.length > 0 && <p>{text('cart.saved.deleteShared', { count: sharedWith.length })}</p>}
    </DeleteDialog>
  )
}
