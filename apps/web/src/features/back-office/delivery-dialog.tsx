import type { ManagedOrder } from '@normwerk/contract/back-office'
import { maxTrackingLength } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QuantityField } from '../../ui/forms/quantity-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './back-office.module.css'
import { useSendDelivery } from './queries.ts'

/** Records goods that leave: all that remains unless staff say otherwise. It is mounted to open. */
export function DeliveryDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const text = useText()
  const send = useSendDelivery()
  const errors = useFormErrors({ fieldErrors: {}, failure: send.error })
  const remaining = order.positions.flatMap((position) => {
    const left = position.quantity - position.sentQuantity
    return left > 0 ? [{ ...position, left }] : []
  })
  const [quantities, setQuantities] = useState(new Map(remaining.map(({ id, left }) => [id, left])))
  const [tracking, setTracking] = useState('')
  const leaving = remaining.flatMap(({ id }) => {
    const quantity = quantities.get(id) ?? 0
    return quantity > 0 ? [{ positionId: id, quantity }] : []
  })

  const leavesLess = remaining.some(({ id, left }) => (quantities.get(id) ?? 0) < left)

  function submit(): void {
    send.mutate(
      { orderId: order.id, positions: leaving, tracking: tracking.trim() === '' ? null : tracking.trim() },
      {
        onSuccess: () => {
          showToast({ message: text('backOffice.sent', { number: order.orderNumber }) })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={text('backOffice.deliveryTitle')}
      size="large"
      form={errors.form}
      failure={errors.general}
      action={text('backOffice.deliver')}
      pending={send.isPending}
      disabled={leaving.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text('backOffice.deliveryText')}</p>
      {order.completeDelivery && leavesLess && <Notice tone="warn">{text('backOffice.completeAsked')}</Notice>}
      <ul className={styles.parts}>
        {remaining.map(({ id, positionNumber, articleNo, description, left }) => (
          <li key={id}>
            <span>
              {positionNumber} · <strong>{articleNo}</strong>
              <span className={styles.soft}>{description}</span>
            </span>
            <QuantityField
              label={text('offer.quantityOf', { article: articleNo })}
              size="small"
              min={0}
              max={left}
              value={quantities.get(id) ?? 0}
              onChange={(quantity) => setQuantities(new Map([...quantities, [id, quantity]]))}
            />
            <span className={styles.soft}>{text('backOffice.ofLeft', { count: left })}</span>
          </li>
        ))}
      </ul>
      <TextField
        name="tracking"
        label={text('order.tracking')}
        optional
        maxLength={maxTrackingLength}
        autoComplete="off"
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        error={errors.of('tracking')}
      />
    </FormDialog>
  )
}
