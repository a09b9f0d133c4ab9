import { maxCostCentreLength, maxQuantity } from '@normwerk/contract/limits'
import type { Order, OrderPosition } from '@normwerk/contract/order'
import { maxRemarkLengths } from '@normwerk/parts/remarks'
import { addMoney, formatMoney, readMoney } from '@normwerk/pricing/money'
import { useState } from 'react'
import { useMe } from '../../api/me.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { QuantityField } from '../../ui/forms/quantity-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './offer.module.css'
import { useAcceptOffer } from './queries.ts'

interface Props {
  inquiry: Order
  onClose: () => void
  onAccepted: (order: Order) => void
}

/** Orders an offer in whole or in part. It is mounted to open. */
export function AcceptDialog({ inquiry, onClose, onAccepted }: Props) {
  const text = useText()
  const format = useFormat()
  const accept = useAcceptOffer(inquiry.id, onAccepted)
  const errors = useFormErrors({ fieldErrors: {}, failure: accept.error })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const [customerOrderNumber, setCustomerOrderNumber] = useState(inquiry.customerOrderNumber ?? '')
  const asksCostCentre = useMe()?.company?.asksCostCentre === true
  const [costCentre, setCostCentre] = useState(inquiry.costCentre ?? '')
  const chosen = inquiry.positions.filter(({ id }) => !left.has(id))
  const quantityOf = (position: OrderPosition) => quantities.get(position.id) ?? position.quantity
  const sum = addMoney(chosen.map((position) => totalAt(position, quantityOf(position))))

  function toggle(id: string, isChosen: boolean): void {
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== id) : [...left, id]))
  }

  return (
    <FormDialog
      title={text('offer.acceptTitle')}
      size="large"
      form={errors.form}
      failure={errors.general}
      action={text('offer.accept')}
      pending={accept.isPending}
      disabled={chosen.length === 0}
      onClose={onClose}
      onSubmit={() =>
        accept.mutate({
          positions: chosen.map((position) => ({ positionId: position.id, quantity: quantityOf(position) })),
          customerOrderNumber: customerOrderNumber.trim() === '' ? null : customerOrderNumber,
          costCentre: costCentre.trim() === '' ? null : costCentre,
        })
      }
    >
      <ul className={styles.positions}>
        {inquiry.positions.map((position) => (
          <li key={position.id}>
            <Checkbox
              checked={!left.has(position.id)}
              onChange={(event) => toggle(position.id, event.target.checked)}
              label={
                <span className={styles.part}>
                  <strong>{position.articleNo}</strong> {position.description}
                </span>
              }
            />
            <QuantityField
              label={text('offer.quantityOf', { article: position.articleNo })}
              size="small"
              min={minQuantityOf(position)}
              max={maxQuantity}
              value={quantityOf(position)}
              disabled={left.has(position.id)}
              onChange={(quantity) => setQuantities(new Map([...quantities, [position.id, quantity]]))}
            />
            <span className={styles.price}>{format.money(priceAt(position, quantityOf(position)))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>{text('offer.goods', { sum: format.money(sum) })}</p>
      <TextField
        name="customerOrderNumber"
        label={text('shared.cart.customerOrderNumber')}
        optional
        maxLength={maxRemarkLengths.customerOrderNumber}
        value={customerOrderNumber}
        onChange={(event) => setCustomerOrderNumber(event.target.value)}
        error={errors.of('customerOrderNumber')}
      />
      {asksCostCentre && (
        <TextField
          name="costCentre"
          label={text('shared.cart.costCentre')}
          required
          maxLength={maxCostCentreLength}
          value={costCentre}
          onChange={(event) => setCostCentre(event.target.value)}
          error={errors.of('costCentre')}
        />
      )}
    </FormDialog>
  )
}

function minQuantityOf({ offeredScale, quantity }: OrderPosition): number {
  return offeredScale?.[0]?.from ?? quantity
}

/** Returns the offered price of one piece, in the form of the wire. */
function priceAt({ offeredScale, price }: OrderPosition, quantity: number): string {
  return offeredScale?.findLast(({ from }) => from <= quantity)?.price ?? price ?? '0.00'
}

function totalAt(position: OrderPosition, quantity: number): string {
  const once = readMoney(position.certificateSurcharge ?? '0.00') ?? 0
  return formatMoney((readMoney(priceAt(position, quantity)) ?? 0) * quantity + once)
}
