import type { CartSummary } from '@normwerk/contract/cart'
import { useText } from '../../../texts/language-context.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import styles from './cart-list.module.css'

/** States of a cart beside its name: active, handed over, shared, and its owner. */
export function CartBadges({ cart }: { cart: CartSummary }) {
  const text = useText()
  const { default: isActive, handedOver, sharedWith, owner, right } = cart
  const plain = [
    sharedWith.length > 0 ? text('cart.saved.sharedSign', { count: sharedWith.length }) : null,
    owner === null
      ? null
      : text(right === 'edit' ? 'cart.saved.ownerEdit' : 'cart.saved.ownerRead', { name: owner.name }),
  ].filter((sign) => sign !== null)
  if (!isActive && handedOver === null && plain.length === 0) return null
  return (
    <span className={styles.signs}>
      {isActive && (
        <StatusBadge tone="good" plain>
          {text('cart.saved.active')}
        </StatusBadge>
      )}
      {handedOver !== null && (
        <StatusBadge tone="info">{text('cart.saved.handedOverBy', { name: handedOver.by })}</StatusBadge>
      )}
      {plain.map((sign) => (
        <span key={sign}>{sign}</span>
      ))}
    </span>
  )
}
