import type { TolerancePrice } from '@normwerk/contract/catalogue/tolerance-price'
import { formatTolerance } from '@normwerk/i18n/format-tolerance'
import type { ToleranceClass } from '@normwerk/parts/article'
import { useId } from 'react'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './trimming.module.css'

type Option = TolerancePrice['options'][number]

/** `stale`: of another length, while those of the typed length are loaded. `impossible`: the typed length is not made. */
export type PriceValidity = 'current' | 'stale' | 'impossible'

interface Props {
  options: readonly Option[]
  chosen: ToleranceClass
  onChoose: (toleranceClass: ToleranceClass) => void
  validity: PriceValidity
}

export function ToleranceOptions({ options, chosen, onChoose, validity }: Props) {
  const text = useText()
  const format = useFormat()
  const name = useId()
  return (
    <fieldset className={styles.options} data-stale={validity === 'stale' || undefined}>
      <legend>{text('catalogue.trimming.tolerance')}</legend>
      {options.map(({ toleranceClass, price, surcharge, shipDate }) => (
        <label key={toleranceClass} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={toleranceClass === chosen}
            onChange={() => onChoose(toleranceClass)}
          />
          <strong>{formatTolerance(toleranceClass, format.typed)}</strong>
          <span className={styles.lead}>
            {validity !== 'impossible' && text('shared.ships', { date: format.weekday(shipDate) })}
          </span>
          <span className={styles.surcharge}>{validity !== 'impossible' && format.surcharge(surcharge)}</span>
          <strong className={styles.price}>{validity === 'impossible' ? '–' : format.money(price)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
