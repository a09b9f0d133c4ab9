import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { CartNameDialog } from './cart-name-dialog.tsx'
import { useCreateCart } from './queries.ts'

interface Props {
  /** What the new one begins with; `null` for an empty one. */
  from: { id: string; name: string } | null
  onClose: () => void
  onCreated: (cart: Cart) => void
}

/** A new cart or a copy of one. It is mounted to open. */
export function NewCartDialog({ from, onClose, onCreated }: Props) {
  const text = useText()
  const create = useCreateCart()
  return (
    <CartNameDialog
      title={from === null ? text('savedCart.newCart') : text('savedCart.copyTitle', { name: from.name })}
      action={text(from === null ? 'savedCart.create' : 'savedCart.saveCopy')}
      {...(from !== null && { initial: text('savedCart.copyOf', { name: from.name }) })}
      pending={create.isPending}
      failure={create.error}
      onClose={onClose}
      onSubmit={(name) =>
        create.mutate({ name, ...(from !== null && { fromCartId: from.id }) }, { onSuccess: onCreated })
      }
    />
  )
}
