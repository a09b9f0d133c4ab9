import type { Cart } from '@normwerk/contract/cart'
import type { Order, OrderType } from '@normwerk/contract/order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useCan, useMe } from '../../api/me.ts'
import { AddressGone, isAddressGone } from '../../shared/cart/address-gone.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { GoneParts } from './gone-parts.tsx'
import { exceededLimit, LimitNotice } from './limit-notice.tsx'
import { orderLimitQuery, useSubmitOrder } from './queries.ts'
import { SubmitFailure } from './submit-failure.tsx'
import styles from './submit-panel.module.css'

interface Props {
  /** The cart as the buyer sees it. */
  cart: Cart
  /** Edits of the cart that the server does not have yet: being sent, or failed. */
  unsaved: 'none' | 'underWay' | 'failed'
  /** For buyers who may not order: hands the cart over to a colleague who may. */
  handOver: ReactNode
  onDone: (order: Order) => void
  /** Called if the cart has changed since the buyer saw it. */
  onCartChanged: () => void
}

/** The last step: an order for buyers who may order if every price is known, an inquiry for everybody. */
export function SubmitPanel({ cart, unsaved, handOver, onDone, onCartChanged }: Props) {
  const text = useText()
  const hasRight = useCan('order.submit')
  const limit = useQuery({ ...orderLimitQuery, enabled: hasRight })
  const exceeded = hasRight && limit.data !== undefined ? exceededLimit(limit.data, cart.totalPriceNet) : null
  const mayOrder = hasRight && exceeded === null
  const submit = useSubmitOrder({ onDone, onCartChanged })
  const busy = useRef(false)
  const gone = cart.cartPositions.filter(({ discontinued }) => discontinued)
  const lacksCostCentre = useMe()?.company?.asksCostCentre === true && cart.costCentre === null
  const canOrder = mayOrder && !cart.hasPriceOnRequest
  const chosen = submit.variables?.orderType
  const isDone = submit.isSuccess

  async function send(event: MouseEvent, orderType: OrderType): Promise<void> {
    // The second click of a double click may have begun on the previous step's button, so it never orders.
    if (event.detail > 1 || busy.current || isDone) return
    busy.current = true
    const { id: cartId, version: cartVersion, totalPriceGross } = cart
    await submit.mutateAsync({ cartId, orderType, cartVersion, totalPriceGross }).catch(() => undefined)
    busy.current = false
  }

  const working = submit.isPending || isDone
  const waits = unsaved === 'underWay'
  const order = (
    <Button
      variant="primary"
      wide
      pending={waits || (working && chosen === 'Order')}
      disabled={unsaved === 'failed' || (working && chosen !== 'Order')}
      onClick={(event) => void send(event, 'Order')}
    >
      {text('order.submitOrder')}
    </Button>
  )
  const inquiry = (
    <Button
      variant={mayOrder && !canOrder ? 'primary' : 'secondary'}
      wide
      pending={waits || (working && chosen === 'Inquiry')}
      disabled={unsaved === 'failed' || (working && chosen !== 'Inquiry')}
      onClick={(event) => void send(event, 'Inquiry')}
    >
      {text('order.submitInquiry')}
    </Button>
  )
  return (
    <div className={styles.panel}>
      {submit.error !== null && <SubmitFailure error={submit.error} />}
      {unsaved === 'failed' && (
        <Notice tone="bad" title={text('order.unsavedTitle')} live>
          <Link to="/cart">{text('order.unsavedText')}</Link>
        </Notice>
      )}
      {exceeded !== null && <LimitNotice exceeded={exceeded} />}
      {!hasRight && (
        <Notice tone="info" title={text('order.noRightTitle')}>
          {text('order.noRightText')}
        </Notice>
      )}
      {gone.length > 0 && <GoneParts positions={gone} />}
      <AddressGone cart={cart}>
        <Link to="/cart/delivery">{text('shared.cart.addressGoneChoose')}</Link>
      </AddressGone>
      {mayOrder && cart.hasPriceOnRequest && gone.length === 0 && (
        <Notice tone="info" title={text('order.openPricesTitle')}>
          {text('order.openPricesText')}
        </Notice>
      )}
      {!mayOrder && handOver}
      {gone.length === 0 && !isAddressGone(cart) && (
        <>
          {canOrder && lacksCostCentre && (
            <Notice tone="warn" title={text('order.costCentreTitle')}>
              <Link to="/cart/delivery">{text('order.costCentreText')}</Link>
            </Notice>
          )}
          {canOrder && !lacksCostCentre && order}
          {inquiry}
          <p className={styles.terms}>{text(canOrder ? 'order.termsOrder' : 'order.termsInquiry')}</p>
        </>
      )}
    </div>
  )
}
