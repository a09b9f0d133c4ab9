import type { ProductDimension } from '@normwerk/contract/product'
import { isMachined, type PartOptions } from '@normwerk/parts/configured-part'
import type { PriceFailure } from '../../../shared/parts/made-price.ts'
import { PartPrice } from '../../../shared/parts/part-price.tsx'
import { formatError } from '../../../texts/format-error.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './buy-box.module.css'
import type { MadeTerms } from './buy-box.tsx'

interface Props {
  dimension: ProductDimension
  options: PartOptions
  made: MadeTerms | null | undefined
  failure: PriceFailure | null
  quantity: number
}

export function BuyPrice({ dimension, options, made, failure, quantity }: Props) {
  const text = useText()
  const format = useFormat()
  const scales = dimension.scalePrices
  const applied = scales.findLast(({ from }) => quantity >= from)
  if (failure !== null)
    return <FailureNotice message={formatError(failure.error, text).message} onRetry={failure.onRetry} />
  if (made === undefined) return <Skeleton height="2.5rem" width="9rem" />
  if (made !== null) {
    const isOnlyCut = !isMachined({ ...options, changedLength: null })
    const note = text(isOnlyCut ? 'catalogue.buyBox.cutPrice' : 'shared.perPiece')
    return <Amount price={format.money(made.price)} note={note} />
  }
  if (dimension.price === null) {
    return (
      <p className={styles.unpriced}>
        <PartPrice part={dimension} />
      </p>
    )
  }
  return (
    <div className={styles.prices}>
      <Amount price={format.money(applied?.price ?? dimension.price)} note={text('shared.perPiece')} />
      {scales.length > 0 && (
        <table className={styles.scales} aria-label={text('catalogue.buyBox.scales')}>
          <tbody>
            {scales.map(({ from, price }) => (
              <tr key={from} data-applied={from === applied?.from || undefined}>
                <th scope="row">{text('catalogue.buyBox.from', { from })}</th>
                <td>{format.money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function Amount({ price, note }: { price: string; note: string }) {
  return (
    <p>
      <strong className={styles.amount}>{price}</strong>
      <span className={styles.note}>{note}</span>
    </p>
  )
}
