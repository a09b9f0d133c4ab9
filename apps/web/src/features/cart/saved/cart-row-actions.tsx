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
          {text('savedCart.reviewAndOrder')}
        </ActivateButton>
      )}
      <div className={styles.menu}>
        <Menu label={text('savedCart.actionsOf', { name })} button={<MoreIcon />}>
          <Link to="/cart" search={isActive ? {} : { cart: cart.id }}>
            {text('savedCart.open')}
          </Link>
          {isOwn && entry('rename', text('savedCart.renameEllipsis'))}
          {entry('copy', text('savedCart.copyCart'))}
          {isOwn && !isActive && (
            <button type="button" onClick={onActivate}>
              {text('savedCart.activate')}
            </button>
          )}
          {isOwn && entry('share', text('savedCart.shareEllipsis'))}
          {isOwn && positionCount > 0 && entry('handOver', text('savedCart.handOverMenu'))}
          {isOwn && !isActive && entry('delete', text('savedCart.deleteEllipsis'))}
        </Menu>
      </div>
    </>
  )
}
