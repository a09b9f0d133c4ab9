import type { ManagedOrder } from '@normwerk/contract/back-office'
import type { OrderStatus } from '@normwerk/contract/order'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useState } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './back-office.module.css'
import { CertificateDialog } from './certificate-dialog.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useChangeStatus } from './queries.ts'
import { useHeldStep } from './use-held-step.ts'

const stepTexts = {
  1: 'backOffice.step.forward',
  2: 'backOffice.step.forward',
  3: 'backOffice.step.confirm',
  4: 'backOffice.step.sendAll',
  5: 'backOffice.step.complete',
  6: 'backOffice.step.cancel',
} as const satisfies Record<OrderStatus, PlainTextId>

const heldTexts = {
  1: 'backOffice.held.forward',
  2: 'backOffice.held.forward',
  3: 'backOffice.held.confirm',
  4: 'backOffice.held.sendAll',
  5: 'backOffice.held.complete',
  6: 'backOffice.held.cancel',
} as const satisfies Record<OrderStatus, string>

/** An inquiry that staff take up is not placed. */
function stepText({ orderType }: ManagedOrder, status: OrderStatus): PlainTextId {
  return orderType === 'Inquiry' && status === 3 ? 'backOffice.step.takeUp' : stepTexts[status]
}

type Opened = 'delivery' | 'correction' | 'certificate' | 'offer'

/** What staff do with an order next; the most likely step comes first. */
export function OrderActions({ order }: { order: ManagedOrder }) {
  const text = useText()
  const change = useChangeStatus()
  const step = useHeldStep()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id: orderId, orderNumber: number, orderType, status, nextStatuses, invoices, positions } = order
  const isInquiry = orderType === 'Inquiry'
  const certified = positions.some(({ isThreeOne }) => isThreeOne)
  const close = () => setOpened(null)

  function take(next: OrderStatus): void {
    const run = () =>
      change.mutate(
        { orderId, status: next },
        { onError: (error) => showToast({ message: formatError(error, text).message, tone: 'bad' }) },
      )
    step.hold(text(heldTexts[next], { number }), run)
  }

  const isBusy = change.isPending || step.isHolding
  return (
    <div className={styles.actions}>
      {isInquiry && status <= 4 && (
        <Button variant="primary" onClick={() => setOpened('offer')}>
          {text(status === 4 ? 'backOffice.offerAgain' : 'backOffice.offer')}
        </Button>
      )}
      {nextStatuses.map((next, at) => (
        <Button
          key={next}
          variant={next === 6 ? 'quiet' : at === 0 && !isInquiry ? 'primary' : 'secondary'}
          disabled={isBusy}
          pending={change.isPending}
          onClick={() => take(next)}
        >
          {text(stepText(order, next))}
        </Button>
      ))}
      {!isInquiry && status === 3 && (
        <Button disabled={isBusy} onClick={() => setOpened('delivery')}>
          {text('backOffice.sendPart')}
        </Button>
      )}
      {certified && status >= 3 && status !== 6 && (
        <Button onClick={() => setOpened('certificate')}>{text('backOffice.certify')}</Button>
      )}
      {invoices.length > 0 && <Button onClick={() => setOpened('correction')}>{text('backOffice.correct')}</Button>}
      {opened === 'delivery' && <DeliveryDialog order={order} onClose={close} />}
      {opened === 'correction' && <CorrectionDialog order={order} onClose={close} />}
      {opened === 'certificate' && <CertificateDialog order={order} onClose={close} />}
      {opened === 'offer' && <OfferDialog inquiry={order} onClose={close} />}
    </div>
  )
}
