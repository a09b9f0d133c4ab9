import type { CartSummary } from '@normwerk/contract/cart'
import { DeleteCartDialog } from './delete-cart-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { NewCartDialog } from './new-cart-dialog.tsx'
import { RenameCartDialog } from './rename-cart-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

export type CartTask = 'rename' | 'copy' | 'share' | 'handOver' | 'delete'

interface Props {
  task: CartTask
  cart: CartSummary
  onClose: () => void
  onCopied: (cartId: string) => void
  onHandedOver: () => void
  onDeleted: () => void
}

/** The dialog of an action on a cart. Mounting it opens it. */
export function CartDialog({ task, cart, onClose, onCopied, onHandedOver, onDeleted }: Props) {
  if (task === 'rename') return <RenameCartDialog cart={cart} onClose={onClose} />
  if (task === 'copy') return <NewCartDialog from={cart} onClose={onClose} onCreated={({ id }) => onCopied(id)} />
  if (task === 'share') return <ShareDialog cart={cart} onClose={onClose} />
  if (task === 'handOver') return <HandOverDialog cart={cart} onClose={onClose} onHandedOver={onHandedOver} />
  return <DeleteCartDialog cart={cart} onClose={onClose} onDeleted={onDeleted} />
}
