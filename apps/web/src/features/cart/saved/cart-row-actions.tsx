import type { CartSummary } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../api/me.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ActivateButton } from './activate-button.tsx'
import type { CartTask } from './cart-dialog.tsx'
import styles from './cart-list.module.css'
import { MoreIcon } from './more-icon.tsx'
import { waitsForOrder } from './waits-for-order.ts'

interface Props {
  cart: CartSummary
  onTask: (task: CartTask) => void
  onActivate: () => void
  /** Called when the cart is active, so that the buyer can review it before ordering. */
  onReview: () => void
}

/** Actions on a cart in the list of all carts. */
export function CartRowActions({ cart, onTask, onActivate, onReview }: Props) {
  const text = useText()
  const mayOrder = useCan('order.submit')
  const { name, default: isActive, positionCount } = cart
  const isOwn = cart.right === 'own'
  const entry = (task: CartTask, label: string) => (
    <button type="button" onClick={() => onTask(task)}>
      {label}
    </button>
  )
  return (
    <>
      {waitsForOrder(cart) && mayOrder && (
        <ActivateButton cartId={cart.id} variant="primary" size="small" onDone={onReview}>
          {text('cart.saved.reviewAndOrder')}
        </ActivateButton>
      )}
      <div className={styles.menu}>
        <Menu label={text('cart.saved.actionsOf', { name })} button={<MoreIcon />}>
          <Link to="/cart" search={isActive ? {} : { cart: cart.id }}>
            {text('cart.saved.open')}
          </Link>
          {isOwn && entry('rename', text('cart.saved.renameEllipsis'))}
          {entry('copy', text('cart.saved.copyCart'))}
          {isOwn && !isActive && (
            <button type="button" onClick={onActivate}>
              {text('cart.saved.activate')}
            </button>
          )}
          {isOwn && entry('share', text('cart.saved.shareEllipsis'))}
          {isOwn && positionCount > 0 && entry('handOver', text('cart.saved.handOverMenu'))}
          {isOwn && !isActive && entry('delete', text('cart.saved.deleteEllipsis'))}
        </Menu>
      </div>
    </>
  )
}
