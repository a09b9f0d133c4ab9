import type { ManagedOrder } from '@normwerk/contract/back-office'
import { maxMessageLength } from '@normwerk/contract/limits'
import type { OrderPosition } from '@normwerk/contract/order'
import { formatMoney, readMoney } from '@normwerk/pricing/money'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import type { Format } from '../../texts/format.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './back-office.module.css'
import { useMakeOffer } from './queries.ts'

interface Entry {
  price: string
  /** `100: 1.50; 500: 1.20`: prices of one piece from other quantities on. */
  scale: string
  leadTimeDays: string
}

const validDays = 30
const day = 24 * 60 * 60 * 1000

/** Answers an inquiry with prices. It begins with the prices of the catalogue, and is mounted to open. */
export function OfferDialog({ inquiry, onClose }: { inquiry: ManagedOrder; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const offer = useMakeOffer(inquiry.id)
  const [entries, setEntries] = useState(
    new Map(inquiry.positions.map((position) => [position.id, begin(position, format)])),
  )
  const [validUntil, setValidUntil] = useState(() => new Date(Date.now() + validDays * day).toISOString().slice(0, 10))
  const [comment, setComment] = useState('')
  const fieldErrors: Record<string, string | null> = {}
  for (const [id, { price, scale, leadTimeDays }] of entries) {
    fieldErrors[`price.${id}`] = (readMoney(price.trim()) ?? 0) > 0 ? null : text('backOffice.priceInvalid')
    fieldErrors[`scale.${id}`] = readScale(scale) === null ? text('backOffice.scaleInvalid') : null
    fieldErrors[`days.${id}`] = /^\d{1,3}$/.test(leadTimeDays.trim()) ? null : text('backOffice.daysInvalid')
  }
  const errors = useFormErrors({ fieldErrors, failure: offer.error })

  function submit(): void {
    if (!errors.pass()) return
    const positions = [...entries].map(([positionId, { price, scale, leadTimeDays }]) => ({
      positionId,
      price: formatMoney(readMoney(price.trim()) ?? 0),
      scale: readScale(scale) ?? [],
      leadTimeDays: Number(leadTimeDays),
    }))
    offer.mutate(
      { positions, validUntil, comment: comment.trim() === '' ? null : comment },
      {
        onSuccess: () => {
          showToast({ message: text('backOffice.offered', { number: inquiry.orderNumber }) })
          onClose()
        },
      },
    )
  }

  function bind(id: string, name: keyof Entry) {
    const entry = entries.get(id) ?? { price: '', scale: '', leadTimeDays: '' }
    const path = `${name === 'leadTimeDays' ? 'days' : name}.${id}`
    return {
      name: path,
      autoComplete: 'off',
      value: entry[name],
      error: errors.of(path),
      onChange: (event: { target: { value: string } }) =>
        setEntries(new Map([...entries, [id, { ...entry, [name]: event.target.value }]])),
    }
  }

  return (
    <FormDialog
      title={text('backOffice.offerTitle', { number: inquiry.orderNumber })}
      size="large"
      form={errors.form}
      failure={errors.general}
      action={text('backOffice.sendOffer')}
      pending={offer.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={styles.rows}>
        {inquiry.positions.map(({ id, positionNumber, quantity, articleNo, description }) => (
          <div key={id} className={styles.row}>
            <p>
              {positionNumber} · {quantity} × <strong>{articleNo}</strong>
              <span className={styles.soft}>{description}</span>
            </p>
            <TextField {...bind(id, 'price')} label={text('backOffice.price')} inputMode="decimal" />
            <TextField {...bind(id, 'scale')} label={text('backOffice.scale')} placeholder="100: 1,50" optional />
            <TextField {...bind(id, 'leadTimeDays')} label={text('backOffice.leadTime')} inputMode="numeric" />
          </div>
        ))}
      </div>
      <TextField
        type="date"
        name="validUntil"
        label={text('order.validUntil')}
        value={validUntil}
        error={errors.of('validUntil')}
        onChange={(event) => setValidUntil(event.target.value)}
      />
      <TextArea
        name="comment"
        label={text('backOffice.comment')}
        optional
        rows={3}
        maxLength={maxMessageLength}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={errors.of('comment')}
      />
    </FormDialog>
  )
}

function begin({ price, quantity, offeredScale, leadTimeDays }: OrderPosition, { typed }: Format): Entry {
  const others = (offeredScale ?? []).filter(({ from }) => from !== quantity)
  return {
    price: price === null ? '' : typed(Number(price)),
    scale: others.map((level) => `${level.from}: ${typed(Number(level.price))}`).join('; '),
    leadTimeDays: String(leadTimeDays),
  }
}

/** Reads `100: 1,50; 500: 1.20`; null if something else is written. */
function readScale(written: string): { from: number; price: string }[] | null {
  const levels = written.split(';').filter((level) => level.trim() !== '')
  const read = levels.map((level) => {
    const [, from = '', price = ''] = /^\s*(\d{1,4})\s*:\s*(\S+)\s*$/.exec(level) ?? []
    const cents = readMoney(price)
    return cents === null || Number(from) === 0 ? null : { from: Number(from), price: formatMoney(cents) }
  })
  return read.every((level) => level !== null) ? read : null
}
