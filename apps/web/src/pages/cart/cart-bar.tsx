import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUnsavedEditsWarning } from '../../features/cart/edits/block-on-unsaved-edits.tsx'
import { useCartEditor, useEdit } from '../../features/cart/edits/cart-editor.ts'
import { ClearCart } from '../../features/cart/late-dialogs.ts'
import { CartRemarks } from '../../features/cart/remarks/cart-remarks.tsx'
import { CartMenus } from '../../features/cart/saved/cart-menus.tsx'
import { CartSwitcher } from '../../features/cart/saved/cart-switcher.tsx'
import { ProjectChooser } from '../../features/project/project-chooser.tsx'
import styles from './cart-bar.module.css'

/** Returns the latest name of a cart, even if it is not saved yet. */
export function useCartName(cart: Cart | undefined): string | undefined {
  const { header } = useCartEditor()
  return useEdit(header, cart?.id ?? '')?.fields.name ?? cart?.name
}

interface Props {
  cart: Cart
  /** Asks for a file to create a new cart from. */
  onLoad: () => void
  /** A file is being loaded. */
  isLoading: boolean
}

/** The head of a cart's page: its name, its project, and actions on the whole cart. */
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
