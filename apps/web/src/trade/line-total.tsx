import { useFormat, useText } from '../texts/language-context.tsx'
import styles from './line-total.module.css'
import { surchargeIn } from './surcharge-in.ts'

interface Priced {
  quantity: number
  price: string | null
  totalPrice: string | null
  isThreeOne: boolean
}

/** What a position costs, and how much of it is charged once for its certificate. */
export function LineTotal({ position }: { position: Priced }) {
  const text = useText()
  const { money } = useFormat()
  const { totalPrice, isThreeOne } = position
  if (totalPrice === null) return <span>–</span>
  const surcharge = surchargeIn(position)
  return (
    <>
      <span>{money(totalPrice)}</span>
      {isThreeOne && surcharge !== null && (
        <p className={styles.note}>{text('trade.certificateIncluded', { amount: money(surcharge) })}</p>
      )}
    </>
  )
}
