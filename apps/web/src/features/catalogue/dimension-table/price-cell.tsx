import type { ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import styles from './list-table.module.css'

/** The price of an article, or the words that stand for it. */
export function PriceCell({ price, priceStatus }: Pick<ProductDimension, 'price' | 'priceStatus'>) {
  const text = useText()
  const format = useFormat()
  return (
    <td data-numeric>
      {price !== null ? (
        format.money(price)
      ) : (
        <span className={styles.priceWords}>
          {text(priceStatus === 'signIn' ? 'shared.noPrice' : 'shared.onRequest')}
        </span>
      )}
    </td>
  )
}
