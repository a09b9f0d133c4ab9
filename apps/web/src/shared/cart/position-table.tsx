import type { OrderPosition } from '@normwerk/contract/order'
import { memo, type ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ActionsHeading } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Price } from '../parts/price.tsx'
import { LineTotal } from './line-total.tsx'
import { PositionPart } from './position-part.tsx'
import styles from './position-table.module.css'
import { References } from './remarks.tsx'

/** A position of a cart, or of an order with what has become of it. */
export type Position = Omit<OrderPosition, 'descriptionToday' | 'sentQuantity' | 'offeredScale'> &
  Partial<Pick<OrderPosition, 'descriptionToday' | 'sentQuantity' | 'offeredScale'>> & {
    /** The part is discontinued; not set for orders. */
    discontinued?: boolean
  }

interface Props {
  label: string
  positions: readonly Position[]
  /** A button at the end of each row. */
  action?: (position: Position) => ReactNode
}

/** A read-only table of positions, for the checkout and for orders. On a phone each position is a card. */
export function PositionTable({ label, positions, action }: Props) {
  const text = useText()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('shared.cart.positionNumber')}</th>
          <th scope="col" className={styles.drawing}>
            <span className="visually-hidden">{text('shared.cart.drawing')}</span>
          </th>
          <th scope="col">{text('shared.cart.article')}</th>
          <th scope="col">{text('shared.cart.delivery')}</th>
          <th scope="col" data-numeric>
            {text('shared.pieces')}
          </th>
          <th scope="col" data-numeric>
            {text('shared.cart.unitPrice')}
          </th>
          <th scope="col" data-numeric>
            {text('shared.cart.lineTotal')}
          </th>
          {action !== undefined && <ActionsHeading />}
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => (
          <Row key={position.id} position={position} action={action} />
        ))}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({ position, action }: { position: Position; action: Props['action'] }) {
  const text = useText()
  const { number } = useFormat()
  const gone = position.discontinued === true
  return (
    <tr data-gone={gone || undefined}>
      <td className={styles.place}>{position.positionNumber}</td>
      <td className={styles.drawing}>
        <Drawing path={position.thumbnail} alt="" width={60} height={40} />
      </td>
      <td className={styles.part}>
        {position.configurationName !== null && (
          <p className={styles.configuration}>{text('cart.table.groupName', { name: position.configurationName })}</p>
        )}
        <PositionPart part={position}>
          <References remarks={position} />
        </PositionPart>
      </td>
      <td className={styles.leadTime}>
        {gone ? (
          <StatusBadge tone="bad" plain>
            {text('cart.table.discontinued')}
          </StatusBadge>
        ) : (
          <Shipping position={position} />
        )}
      </td>
      <td data-numeric className={styles.quantity}>
        {number(position.quantity)} <span className={styles.times}>×</span>
      </td>
      <td data-numeric className={styles.price}>
        {gone ? <span>–</span> : <Price amount={position.price} />}
        <OfferedScale position={position} />
      </td>
      <td data-numeric className={styles.total}>
        <LineTotal position={position} />
      </td>
      {action !== undefined && <td className={styles.action}>{action(position)}</td>}
    </tr>
  )
})

/** When the pieces are sent, or that they were. */
function Shipping({ position: { quantity, sentQuantity: sent = 0, shipDate, leadTimeDays } }: { position: Position }) {
  const text = useText()
  const { weekday } = useFormat()
  if (sent === quantity) return text('shared.cart.sentAll')
  return (
    <>
      {shipDate === null
        ? text('shared.workingDays', { count: leadTimeDays })
        : text('shared.ships', { date: weekday(shipDate) })}
      {sent > 0 && <span className={styles.below}>{text('shared.cart.sentPart', { sent, quantity })}</span>}
    </>
  )
}

/** Offered prices for other quantities. */
function OfferedScale({ position: { offeredScale, quantity } }: { position: Position }) {
  const text = useText()
  const format = useFormat()
  const others = (offeredScale ?? []).filter(({ from }) => from !== quantity)
  return others.map(({ from, price }) => (
    <span key={from} className={styles.below}>
      {text('shared.cart.priceFrom', { quantity: format.number(from), price: format.money(price) })}
    </span>
  ))
}
