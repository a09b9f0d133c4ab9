import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { BlockOnUnsavedEdits } from '../../features/cart/edits/block-on-unsaved-edits.tsx'
import { ActivateButton } from '../../features/cart/saved/activate-button.tsx'
import { HandOverButton } from '../../features/cart/saved/hand-over-button.tsx'
import { waitsForOrder } from '../../features/cart/saved/waits-for-order.ts'
import { TransferLink } from '../../features/punchout/transfer-link.tsx'
import { useText } from '../../texts/language-context.tsx'
import { KeepFocus } from '../../ui/focus/keep-focus.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { ArrowRightIcon } from '../../ui/page-icons.tsx'
import styles from './checkout-button.module.css'

/** The next step of a cart: transferring it to a purchasing system, ordering it, handing it over to a colleague who may order, or making it the active cart. */
export function CheckoutButton({ cart }: { cart: Cart }) {
  const mayOrder = useCan('order.submit')
  const transfers = useCan('punchout.transfer')
  if (cart.right !== 'own') return null
  return (
    <BlockOnUnsavedEdits cart={cart}>
      <KeepFocus>
        {transfers ? (
          <TransferLink cart={cart} />
        ) : mayOrder ? (
          <OrderersWay cart={cart} />
        ) : (
          <DesignersWay cart={cart} />
        )}
      </KeepFocus>
    </BlockOnUnsavedEdits>
  )
}

function OrderersWay({ cart }: { cart: Cart }) {
  const text = useText()
  const navigate = useNavigate()
  if (cart.default) {
    return (
      <LinkButton to="/cart/delivery" variant="primary" wide>
        {text('cart.page.toDelivery')}
        <ArrowRightIcon size={16} />
      </LinkButton>
    )
  }
  if (waitsForOrder(cart)) {
    return (
      <div className={styles.actions}>
        <ActivateButton cartId={cart.id} variant="primary" wide onDone={() => void navigate({ to: '/cart/delivery' })}>
          {text('cart.saved.reviewAndOrder')}
        </ActivateButton>
        <p className={styles.note}>{text('cart.page.orderHint')}</p>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <ActivateButton cartId={cart.id} variant="primary" wide onDone={() => void navigate({ to: '/cart' })} />
      <p className={styles.note}>{text('cart.page.notActive')}</p>
    </div>
  )
}

function DesignersWay({ cart }: { cart: Cart }) {
  const text = useText()
  const navigate = useNavigate()
  const isFilled = cart.positionCount > 0
  return (
    <div className={styles.actions}>
      {isFilled && (
        <HandOverButton
          cart={cart}
          wide
          onHandedOver={() => void navigate({ to: '/cart', search: { cart: cart.id } })}
        />
      )}
      {cart.default ? (
        <LinkButton to="/cart/delivery" variant={isFilled ? 'secondary' : 'primary'} wide>
          {text(isFilled ? 'cart.page.inquire' : 'cart.page.toDelivery')}
        </LinkButton>
      ) : (
        <ActivateButton
          cartId={cart.id}
          variant={isFilled ? 'secondary' : 'primary'}
          wide
          onDone={() => void navigate({ to: '/cart' })}
        />
      )}
    </div>
  )
}
