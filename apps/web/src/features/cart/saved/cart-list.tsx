import type { CartSummary } from '@normwerk/contract/cart'
import { locales } from '@normwerk/contract/language'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { projectTitle } from '../../../shared/cart/projects.tsx'
import { useFormat, useLanguage, useText } from '../../../texts/language-context.tsx'
import { ColumnHead } from '../../../ui/data/column-head.tsx'
import { RecordTable } from '../../../ui/data/record-table.tsx'
import { CartBadges } from './cart-badges.tsx'
import styles from './cart-list.module.css'
import { type CartSort, sortCarts } from './sort-carts.ts'

interface Props {
  label: string
  carts: readonly CartSummary[]
  /** Left out in a list of one project's carts. */
  showsProject?: boolean
  /** Actions on a cart of the list. */
  actions?: (cart: CartSummary) => ReactNode
}

/** A list of carts. A click on a row opens it; on a phone each cart is a card. */
export function CartList({ label, carts, showsProject = false, actions }: Props) {
  const text = useText()
  const locale = locales[useLanguage()]
  const [sort, setSort] = useState<CartSort | null>(null)
  const sorting = { sort: sort ?? '', onSort: setSort }
  return (
    <RecordTable label={label} stale={false}>
      <thead>
        <tr>
          <ColumnHead column="name" {...sorting}>
            {text('cart.saved.nameShort')}
          </ColumnHead>
          {showsProject && (
            <ColumnHead column="project" {...sorting}>
              {text('project.title')}
            </ColumnHead>
          )}
          <ColumnHead column="positions" numeric {...sorting}>
            {text('cart.saved.positions')}
          </ColumnHead>
          <ColumnHead column="sum" numeric {...sorting}>
            {text('shared.cart.netTotal')}
          </ColumnHead>
          <ColumnHead column="created" className={styles.created} {...sorting}>
            {text('cart.saved.created')}
          </ColumnHead>
          {actions !== undefined && (
            <th scope="col">
              <span className="visually-hidden">{text('cart.saved.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sortCarts(carts, sort, locale).map((cart) => (
          <Row key={cart.id} cart={cart} showsProject={showsProject} actions={actions?.(cart)} />
        ))}
      </tbody>
    </RecordTable>
  )
}

interface RowProps {
  cart: CartSummary
  showsProject: boolean
  actions: ReactNode
}

function Row({ cart, showsProject, actions }: RowProps) {
  const text = useText()
  const format = useFormat()
  return (
    <tr data-cart={cart.id}>
      <th scope="row" className={styles.name}>
        <Link to="/cart" search={cart.default ? {} : { cart: cart.id }}>
          {cart.name}
        </Link>
        <CartBadges cart={cart} />
      </th>
      {showsProject && (
        <td data-row data-empty={cart.project === null}>
          {cart.project === null ? '–' : projectTitle(cart.project)}
        </td>
      )}
      <td data-numeric data-label={text('cart.saved.positions')}>
        {cart.positionCount}
      </td>
      <td data-numeric data-label={text('shared.cart.netTotal')}>
        {format.money(cart.totalPriceNet)}
      </td>
      <td className={styles.created} data-label={text('cart.saved.created')}>
        {format.date(cart.created)}
      </td>
      {actions !== undefined && (
        <td className={styles.actions} data-row>
          <div>{actions}</div>
        </td>
      )}
    </tr>
  )
}
