import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './price-before.module.css'
import { priceChange } from './price-change.ts'

interface Props {
  /** Null: price on request. */
  before: string | null
  now: string | null
}

const texts = { up: 'cart.changes.dearer', down: 'cart.changes.cheaper' } as const
const signs = { up: '↑\u00a0+', down: '↓\u00a0−' } as const

/** The last acknowledged price, and by how much it rose or fell. */
export function PriceBefore({ before, now }: Props) {
  const text = useText()
  const { money, number } = useFormat()
  const change = priceChange(before, now)
  return (
    <p className={styles.frame}>
      <span className={styles.before}>
        <span>
          {text('cart.changes.before', { value: before === null ? text('shared.priceOnRequest') : money(before) })}
        </span>
        {change !== null && (
          <>
            {' '}
            <strong aria-hidden="true">
              {signs[change.direction]}
              {text('cart.changes.percent', { value: number(change.percent) })}
            </strong>
            <span className="visually-hidden">{text(texts[change.direction], { value: number(change.percent) })}</span>
          </>
        )}
      </span>
    </p>
  )
}
