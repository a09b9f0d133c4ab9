import { maxQuantity } from '@normwerk/contract/limits'
import type { ProductDimension } from '@normwerk/contract/product'
import { formatConfiguredPart, machiningOf, noOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { AvailabilityBadge } from '../../shared/parts/availability.tsx'
import { madePriceQuery } from '../../shared/parts/made-price.ts'
import { addressOf } from '../../shared/parts/part-address.ts'
import { PartPrice } from '../../shared/parts/part-price.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { QuantityField } from '../../ui/forms/quantity-field.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { assess } from './assess.ts'
import type { AssistantSearch } from './assistant-search.ts'
import { type Cut, cutPart } from './find-pins.ts'
import styles from './pin-results.module.css'
import type { Choice } from './resolve-choice.ts'

interface Props {
  choice: Choice
  search: AssistantSearch
  pin: ProductDimension
  cut: Cut
  /** The assistant calculates for this pin. */
  isChosen: boolean
  onChoose: () => void
  onPick: (number: string, quantity: number) => void
}

export function PinRow({ choice, search, pin, cut, isChosen, onChoose, onPick }: Props) {
  const text = useText()
  const format = useFormat()
  const needed = assess({ choice, search, pin, cut, fit: null })?.calculation?.needed
  const [typed, setTyped] = useState<number | null>(null)
  const quantity = typed ?? Math.min(needed ?? 1, maxQuantity)
  const part = cutPart(pin, cut)
  const number = formatConfiguredPart(part)
  return (
    <li className={styles.pin} data-chosen={isChosen || undefined}>
      <label className={styles.choice}>
        <input type="radio" name="pin" checked={isChosen} onChange={onChoose} aria-label={number} />
        <ArticleNumber>{number}</ArticleNumber>
      </label>
      <p className={styles.facts}>
        <CutText cut={cut} pin={pin} />
        <AvailabilityBadge availability={pin.availability} plain />
        <Link to="/product/$productNr" params={{ productNr: choice.productNr }} search={addressOf(part)}>
          {text('assistant.openPart')}
        </Link>
      </p>
      <p className={styles.needed}>
        {needed !== undefined && <strong>{text('assistant.pinCount', { count: needed })}</strong>}
        <RowPrice pin={pin} cut={cut} quantity={quantity} />
      </p>
      <div className={styles.order}>
        <QuantityField
          label={text('assistant.quantityOf', { article: number })}
          value={quantity}
          max={maxQuantity}
          size="small"
          onChange={setTyped}
        />
        <Button
          size="small"
          icon={<PlusIcon size={16} />}
          aria-label={text('assistant.pickOf', { article: number })}
          onClick={() => onPick(number, quantity)}
        >
          {text('assistant.pick')}
        </Button>
      </div>
      {cut.kind === 'tooShort' && cut.minLength !== null && (
        <p className={styles.note}>{text('assistant.cutTooShort', { min: format.number(cut.minLength) })}</p>
      )}
    </li>
  )
}

function CutText({ cut, pin }: Pick<Props, 'cut' | 'pin'>) {
  const text = useText()
  const format = useFormat()
  const stocked = format.number(Number(pin.values.length))
  if (cut.kind === 'cut')
    return <span>{text('assistant.cutFrom', { stocked, length: format.number(cut.length) })}</span>
  return <span>{text('assistant.asStocked', { stocked })}</span>
}

function RowPrice({ pin, cut, quantity }: Pick<Props, 'cut' | 'pin'> & { quantity: number }) {
  const format = useFormat()
  const maySeePrices = useCan('price.see')
  const isCut = cut.kind === 'cut'
  const { data } = useQuery({
    ...madePriceQuery({
      ...machiningOf(noOptions),
      ...{ articleId: pin.id, quantity, changedLength: isCut ? cut.length : null },
    }),
    enabled: isCut && maySeePrices,
  })
  if (!isCut || !maySeePrices) return <PartPrice part={pin} />
  // The price of the uncut pin would be wrong.
  return <span>{data === undefined ? '–' : format.money(data.price)}</span>
}
