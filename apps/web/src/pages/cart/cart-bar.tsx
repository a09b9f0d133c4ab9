import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCartEditor, useEdit } from '../../features/cart/cart-editor.ts'
import { CartRemarks } from '../../features/cart/cart-remarks.tsx'
import { ClearCart } from '../../features/cart/clear-cart.tsx'
import { useUnsavedEditsWarning } from '../../features/cart/use-unsaved-edits-warning.ts'
import { ProjectChooser } from '../../features/project/project-chooser.tsx'
import { CartMenus } from '../../features/saved-cart/cart-menus.tsx'
import { CartSwitcher } from '../../features/saved-cart/cart-switcher.tsx'
import styles from './cart-bar.module.css'

/** Newest name of a cart, also while it is not saved yet. */
export function useCartName(cart: Cart | undefined): string | undefined {
  const { header } = useCartEditor()
  return useEdit(header, cart?.id ?? '')?.fields.name ?? cart?.name
}

interface Props {
  cart: Cart
  /** Asks for a file that a new cart is made of. */
  onLoad: () => void
  /** Such a file is on its way. */
  isLoading: boolean
}

/** Which cart it is, for which mould, and what can be done with it as a whole: the head of its page. */
export function CartBar({ cart, onLoad, isLoading }: Props) {
  const navigate = useNavigate()
  const { header } = useCartEditor()
  const warnOfUnsavedEdits = useUnsavedEditsWarning()
  const [clearing, setClearing] = useState(false)
  const name = useCartName(cart) ?? cart.name
  const projectId = useEdit(header, cart.id)?.fields.projectId
  const readOnly = cart.right === 'read'

  function change(fields: { name: string } | { projectId: string | null }): void {
    header.edit(cart.id, fields)
    header.commit(cart.id)
  }

  return (
    <header className={styles.bar}>
      <CartSwitcher cart={cart} name={name} onRename={readOnly ? null : (next) => change({ name: next })} />
      <div className={styles.menus}>
        <CartMenus
          cart={cart}
          onClear={readOnly || cart.positionCount === 0 ? null : () => setClearing(true)}
          onLoad={onLoad}
          isLoading={isLoading}
          mayHandOver={() => !warnOfUnsavedEdits(cart)}
          onOpen={(id) => void navigate({ to: '/cart', search: { cart: id } })}
          onGone={() => void navigate({ to: '/carts' })}
        />
      </div>
      <ProjectChooser
        project={cart.project}
        chosenId={projectId === undefined ? (cart.project?.id ?? null) : projectId}
        disabled={readOnly}
        onChoose={(next) => change({ projectId: next })}
      />
      <CartRemarks cart={cart} />
      {clearing && <ClearCart cart={cart} onClose={() => setClearing(false)} />}
    </header>
  )
}
