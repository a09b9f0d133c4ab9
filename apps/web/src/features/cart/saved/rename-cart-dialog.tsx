import type { CartSummary } from '@normwerk/contract/cart'
import { useText } from '../../../texts/language-context.tsx'
import { CartNameDialog } from './cart-name-dialog.tsx'
import { useRenameCart } from './dialog-queries.ts'

interface Props {
  cart: Pick<CartSummary, 'id' | 'name'>
  onClose: () => void
}

/** Mounting it opens it. */
export function RenameCartDialog({ cart, onClose }: Props) {
  const text = useText()
  const rename = useRenameCart(cart.id)
  return (
    <CartNameDialog
      title={text('cart.saved.renameTitle')}
      action={text('cart.saved.save')}
      initial={cart.name}
      pending={rename.isPending}
      failure={rename.error}
      onClose={onClose}
      onSubmit={(name) => (name === cart.name ? onClose() : rename.mutate(name, { onSuccess: onClose }))}
    />
  )
}
