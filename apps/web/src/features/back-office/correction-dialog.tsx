import type { ManagedOrder } from '@normwerk/contract/back-office'
import { maxReasonLength } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { QuantityField } from '../../ui/forms/quantity-field.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './back-office.module.css'
import { useCorrectInvoice } from './queries.ts'

/** Credits pieces of an invoice, or its delivery charge. It is mounted to open. */
export function CorrectionDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const correct = useCorrectInvoice()
  const [invoiceId, setInvoiceId] = useState(order.invoices.at(-1)?.id ?? '')
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const [creditsShipping, setCreditsShipping] = useState(false)
  const [reason, setReason] = useState('')
  const missing = reason.trim() === '' ? text('field.required') : null
  const errors = useFormErrors({ fieldErrors: { reason: missing }, failure: correct.error })
  const invoice = order.invoices.find(({ id }) => id === invoiceId)
  const positions = (invoice?.positions ?? []).flatMap(({ positionId }) => {
    const quantity = quantities.get(positionId) ?? 0
    return quantity > 0 ? [{ positionId, quantity }] : []
  })

  function submit(): void {
    if (!errors.pass()) return
    correct.mutate(
      { orderId: order.id, invoiceId, positions, creditsShipping, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ message: text('backOffice.corrected') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={text('backOffice.correctionTitle')}
      size="large"
      form={errors.form}
      failure={errors.general}
      action={text('backOffice.credit')}
      pending={correct.isPending}
      disabled={positions.length === 0 && !creditsShipping}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={text('backOffice.invoice')}
        value={invoiceId}
        options={order.invoices.map(({ id, number, sumGross }) => ({
          value: id,
          label: `${number} · ${format.money(sumGross)}`,
        }))}
        onChange={(id) => {
          setInvoiceId(id)
          setQuantities(new Map())
          setCreditsShipping(false)
        }}
      />
      <ul className={styles.parts}>
        {(invoice?.positions ?? []).map(({ positionId, quantity, open }) => {
          const position = order.positions.find(({ id }) => id === positionId)
          const articleNo = position?.articleNo ?? ''
          return (
            <li key={positionId}>
              <span>
                {position?.positionNumber} · <strong>{articleNo}</strong>
                <span className={styles.soft}>{text('backOffice.creditable', { sum: format.money(open) })}</span>
              </span>
              <QuantityField
                label={text('offer.quantityOf', { article: articleNo })}
                size="small"
                min={0}
                max={quantity}
                disabled={open === '0.00'}
                value={quantities.get(positionId) ?? 0}
                onChange={(credited) => setQuantities(new Map([...quantities, [positionId, credited]]))}
              />
              <span className={styles.soft}>{text('backOffice.ofLeft', { count: quantity })}</span>
            </li>
          )
        })}
      </ul>
      {invoice !== undefined && invoice.shippingCosts !== '0.00' && (
        <Checkbox
          checked={creditsShipping}
          onChange={(event) => setCreditsShipping(event.target.checked)}
          label={text('backOffice.creditShipping', { sum: format.money(invoice.shippingCosts) })}
        />
      )}
      <TextField
        name="reason"
        label={text('backOffice.reason')}
        hint={text('backOffice.reasonHint')}
        maxLength={maxReasonLength}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={errors.of('reason')}
      />
    </FormDialog>
  )
}
