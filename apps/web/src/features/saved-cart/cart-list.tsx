import type { CartSummary } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './cart-list.module.css'

interface Props {
  label: string
  carts: readonly CartSummary[]
  /** Left out where the carts are those of one project. */
  showsProject?: boolean
  /** What can be done with a cart from here. */
  actions?: (cart: CartSummary) => ReactNode
}

/** Carts, each opened by a click on its row; on a phone each is a card. */
export function CartList({ label, carts, showsProject = false, actions }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <RecordTable label={label} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('savedCart.nameShort')}</th>
          {showsProject && <th scope="col">{text('project.title')}</th>}
          <th scope="col" data-numeric>
            {text('savedCart.positions')}
          </th>
          <th scope="col" data-numeric>
            {text('trade.netTotal')}
          </th>
          <th scope="col">{text('savedCart.created')}</th>
          {actions !== undefined && (
            <th scope="col">
              <span className="visually-hidden">{text('savedCart.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {carts.map((cart) => (
          <tr key={cart.id}>
            <th scope="row">
              <Link to="/cart" search={cart.default ? {} : { cart: cart.id }}>
                {cart.name}
              </Link>
              <Sign cart={cart} />
            </th>
            {showsProject && (
              <td data-row data-empty={cart.project === null}>
                {cart.project === null ? '–' : `${cart.project.number} · ${cart.project.name}`}
              </td>
            )}
            <td data-numeric data-label={text('savedCart.positions')}>
              {cart.positionCount}
            </td>
            <td data-numeric data-label={text('trade.netTotal')}>
              {format.money(cart.totalPriceNet)}
            </td>
            <td data-label={text('savedCart.created')}>{format.date(cart.created)}</td>
            {actions !== undefined && (
              <td className={styles.actions} data-row>
                <div>{actions(cart)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  )
}

/** That a cart is the active one, or whose it is. */
function Sign({ cart }: { cart: CartSummary }) {
  const text = useText()
  if (cart.default) {
    return (
      <span className={styles.sign}>
        <StatusBadge tone="good" plain>
          {text('savedCart.active')}
        </StatusBadge>
      </span>
    )
  }
  if (cart.owner === null) return null
  return (
    <span className={styles.owner}>
      {cart.right === 'edit'
        ? text('savedCart.ownerEdit', { name: cart.owner.name })
        : text('savedCart.ownerRead', { name: cart.owner.name })}
    </span>
  )
}
