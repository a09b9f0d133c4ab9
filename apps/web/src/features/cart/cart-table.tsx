import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import styles from './cart-table.module.css'
import { PositionRow } from './position-row.tsx'
import { useFocusPosition } from './use-focus-position.ts'
import { useGoneEdits } from './use-gone-edits.ts'
import { useRemoval } from './use-removal.ts'
import { VirtualRows } from './virtual-rows.tsx'

// Below it the browser is quicker without bookkeeping, and its own find-in-page sees every position.
const manyPositions = 300

interface Props {
  cart: Cart
  /** Position that was added last. */
  newId: string | null
}

export function CartTable({ cart, newId }: Props) {
  const text = useText()
  const { cartPositions } = cart
  const focusPosition = useFocusPosition(cartPositions)
  const { remove, leaving } = useRemoval(cartPositions, focusPosition)
  useGoneEdits(cartPositions)
  const rows = cartPositions.map((position) => ({
    key: position.id,
    position,
    isNew: position.id === newId,
    isLeaving: leaving.has(position.id),
    onRemove: remove,
  }))
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={text('cart.positionList')} aria-rowcount={cartPositions.length + 1}>
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              {text('trade.positionNumber')}
            </th>
            <th scope="col" className={styles.drawing}>
              <span className="visually-hidden">{text('trade.drawing')}</span>
            </th>
            <th scope="col">{text('trade.article')}</th>
            <th scope="col" className={styles.availability}>
              {text('trade.availability')}
            </th>
            <th scope="col" className={styles.quantity}>
              {text('trade.pieces')}
            </th>
            <th scope="col" className={styles.price} data-numeric>
              {text('trade.unitPrice')}
            </th>
            <th scope="col" className={styles.total} data-numeric>
              {text('trade.lineTotal')}
            </th>
            <th scope="col" className={styles.actions}>
              <span className="visually-hidden">{text('ui.remove', { name: '' })}</span>
            </th>
          </tr>
        </thead>
        {rows.length > manyPositions ? (
          <VirtualRows rows={rows} />
        ) : (
          rows.map(({ key, ...row }) => <PositionRow key={key} {...row} />)
        )}
      </table>
    </div>
  )
}
