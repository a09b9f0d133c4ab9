import type { Cart, CartSummary, ProjectRef } from '@normwerk/contract/cart'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { CartNameDialog } from './cart-name-dialog.tsx'
import { useCreateCart } from './dialog-queries.ts'
import { ProjectField } from './project-field.tsx'

interface Props {
  /** The cart to copy; `null` for an empty one. */
  from: Pick<CartSummary, 'id' | 'name' | 'project'> | null
  /** The suggested project of an empty cart. */
  project?: ProjectRef | null
  onClose: () => void
  onCreated: (cart: Cart) => void
}

/** Creates a cart or copies one. Mounting it opens it. */
export function NewCartDialog({ from, project = from?.project ?? null, onClose, onCreated }: Props) {
  const text = useText()
  const create = useCreateCart()
  const [projectId, setProjectId] = useState(project?.id ?? null)
  return (
    <CartNameDialog
      title={from === null ? text('cart.saved.newCart') : text('cart.saved.copyTitle', { name: from.name })}
      action={text(from === null ? 'cart.saved.create' : 'cart.saved.saveCopy')}
      {...(from !== null && { initial: text('cart.saved.copyOf', { name: from.name }) })}
      pending={create.isPending}
      failure={create.error}
      onClose={onClose}
      onSubmit={(name) =>
        create.mutate({ name, projectId, ...(from !== null && { fromCartId: from.id }) }, { onSuccess: onCreated })
      }
    >
      <ProjectField present={project} chosenId={projectId} onChoose={setProjectId} />
    </CartNameDialog>
  )
}
