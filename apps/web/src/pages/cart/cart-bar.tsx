import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useCartEditor, useEdit } from '../../features/cart/cart-editor.ts'
import { ProjectChooser } from '../../features/project/project-chooser.tsx'
import { CartMenus } from '../../features/saved-cart/cart-menus.tsx'
import { CartSwitcher } from '../../features/saved-cart/cart-switcher.tsx'
import styles from './cart-bar.module.css'

/** Which cart it is, for which mould, and what can be done with it as a whole. */
export function CartBar({ cart }: { cart: Cart }) {
  const navigate = useNavigate()
  const { header } = useCartEditor()
  const { name, projectId } = {
    name: cart.name,
    projectId: cart.project?.id ?? null,
    ...useEdit(header, cart.id)?.fields,
  }
  const readOnly = cart.right === 'read'

  function change(fields: { name: string } | { projectId: string | null }): void {
    header.edit(cart.id, fields)
    header.commit(cart.id)
  }

  return (
    <div className={styles.bar}>
      <CartSwitcher cart={cart} name={name} onRename={readOnly ? null : (next) => change({ name: next })} />
      <ProjectChooser
        project={cart.project}
        chosenId={projectId}
        disabled={readOnly}
        onChoose={(next) => change({ projectId: next })}
      />
      <CartMenus
        cart={cart}
        onOpen={(id) => void navigate({ to: '/cart', search: { cart: id } })}
        onGone={() => void navigate({ to: '/carts' })}
      />
    </div>
  )
}
