import type { Cart } from '@normwerk/contract/cart'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../api/me.ts'
import { ActivateButton } from '../../features/saved-cart/activate-button.tsx'
import { HandOverButton } from '../../features/saved-cart/hand-over-button.tsx'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import styles from './way-on.module.css'

/** Where a cart goes from here: to the order, to a colleague who may order, or to the place of the active cart. */
export function WayOn({ cart }: { cart: Cart }) {
  const text = useText()
  const navigate = useNavigate()
  const mayOrder = useCan('order.submit')
  if (cart.right !== 'own') return null
  const openCart = (search: { cart?: string }) => void navigate({ to: '/cart', search })
  const handsOver = !mayOrder && cart.positionCount > 0
  if (cart.default && !handsOver) {
    return (
      <LinkButton to="/cart/delivery" look="primary" wide>
        {text('cart.toDelivery')}
        <ArrowRightIcon size={16} />
      </LinkButton>
    )
  }
  return (
    <div className={styles.ways}>
      {handsOver && <HandOverButton cart={cart} wide onHandedOver={() => openCart({ cart: cart.id })} />}
      {cart.default ? (
        <LinkButton to="/cart/delivery" wide>
          {text('savedCart.inquire')}
        </LinkButton>
      ) : (
        <>
          <ActivateButton
            cartId={cart.id}
            look={handsOver ? 'secondary' : 'primary'}
            wide
            onDone={() => openCart({})}
          />
          {mayOrder && <p className={styles.note}>{text('savedCart.notActive')}</p>}
        </>
      )}
    </div>
  )
}
