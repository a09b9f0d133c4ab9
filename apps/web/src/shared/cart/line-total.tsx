import type { OrderPosition } from '@normwerk/contract/order'
import { useFormat, useText } from '../../texts/language-context.tsx'
import styles from './line-total.module.css'

type Priced = Pick<OrderPosition, 'totalPrice' | 'certificateSurcharge'>

/** The price of a position, and the share that is charged once for its certificate. */
export function LineTotal({ position: { totalPrice, certificateSurcharge } }: { position: Priced }) {
  const text = useText()
  const { money } = useFormat()
  if (totalPrice === null) return <span>–</span>
  return (
    <>
      <span>{money(totalPrice)}</span>
      {certificateSurcharge !== null && (
        <p className={styles.note}>
          {text('shared.cart.certificateIncluded', { amount: money(certificateSurcharge) })}
        </p>
      )}
    </>
  )
}
