import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { BlockOnUnsavedEdits } from '../../features/cart/edits/block-on-unsaved-edits.tsx'
import { ActivateButton } from '../../features/cart/saved/activate-button.tsx'
import { HandOverButton } from '../../features/cart/saved/hand-over-button.tsx'
import { waitsForOrder } from '../../features/cart/saved/waits-for-order.ts'
import { TransferLink } from '../../features/punchout/transfer-link.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { KeepFocus } from '../../ui/focus/keep-focus.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { ArrowRightIcon } from '../../ui/page-icons.tsx'
import styles from '../cart-page.module.css'

/** The sum and the next step, always visible on a phone. */
export function PhoneBar({ cart }: { cart: Cart }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <p className={styles.barTotal}>
        <span>{text('shared.cart.grossTotal')}</span>
        <strong>{money(cart.totalPriceGross)}</strong>
      </p>
      {cart.right === 'own' && (
        <BlockOnUnsavedEdits cart={cart}>
          <KeepFocus>
            <NextStep cart={cart} />
          </KeepFocus>
        </BlockOnUnsavedEdits>
      )}
    </>
  )
}

function NextStep({ cart }: { cart: Cart }) {
  const text = useText()
  const navigate = useNavigate()
  const mayOrder = useCan('order.submit')
  const transfers = useCan('punchout.transfer')
  const openCart = (search: { cart?: string }) => void navigate({ to: '/cart', search })
  if (transfers) return <TransferLink cart={cart} />
  if (!mayOrder) return <HandOverButton cart={cart} onHandedOver={() => openCart({ cart: cart.id })} />
  if (waitsForOrder(cart)) {
    return (
      <ActivateButton cartId={cart.id} variant="primary" onDone={() => void navigate({ to: '/cart/delivery' })}>
        {text('cart.saved.reviewAndOrder')}
      </ActivateButton>
    )
  }
  if (!cart.default) return <ActivateButton cartId={cart.id} variant="primary" onDone={() => openCart({})} />
  return (
    <LinkButton to="/cart/delivery" variant="primary">
      {text('cart.page.toDeliveryShort')}
      <ArrowRightIcon size={16} />
    </LinkButton>
  )
}
