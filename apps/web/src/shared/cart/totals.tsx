import type { ReactNode } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './totals.module.css'

interface TotalsProps {
  goods: string
  shippingCosts: string
  net: string
  salesTax: string
  gross: string
  /** Below the delivery costs. */
  shippingNote?: ReactNode
  /** The sums are outdated; new ones are being loaded. */
  stale?: boolean
}

/** The sums of a cart or an order, as on an invoice. */
export function Totals({ goods, shippingCosts, net, salesTax, gross, shippingNote, stale = false }: TotalsProps) {
  const text = useText()
  const { money } = useFormat()
  const isFree = Number(shippingCosts) === 0
  const isTaxed = Number(salesTax) > 0
  return (
    <dl className={styles.totals} data-stale={stale || undefined} aria-busy={stale}>
      <Sum name={text('shared.cart.goodsNet')} value={money(goods)} />
      <Sum name={text('shared.cart.shipping')} value={isFree ? text('shared.cart.shippingFree') : money(shippingCosts)}>
        {shippingNote}
      </Sum>
      <Sum name={text('shared.cart.netTotal')} value={money(net)} weight="strong" />
      <Sum name={text('shared.cart.vat')} value={money(salesTax)}>
        {!isTaxed && Number(net) > 0 && <p className={styles.note}>{text('shared.cart.noVat')}</p>}
      </Sum>
      <Sum name={text('shared.cart.grossTotal')} value={money(gross)} weight="total" />
    </dl>
  )
}

interface SumProps {
  name: string
  value: string
  weight?: 'plain' | 'strong' | 'total'
  children?: ReactNode
}

function Sum({ name, value, weight = 'plain', children }: SumProps) {
  return (
    <div className={classNames(styles.sum, weight === 'plain' ? undefined : styles[weight])}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {children && <dd className={styles.below}>{children}</dd>}
    </div>
  )
}
