import type { OrderLimit } from '@normwerk/contract/order'
import { readMoney } from '@normwerk/pricing/money'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** The limit that an order is above: of one order, or what is left of the month. */
export interface Exceeded {
  of: 'order' | 'month'
  amount: string
}

/** Returns the limit that an order of this net sum is above; `null` if there is none. */
export function exceededLimit({ order, monthLeft }: OrderLimit, sumNet: string): Exceeded | null {
  const isAbove = (limit: string | null) => limit !== null && (readMoney(sumNet) ?? 0) > (readMoney(limit) ?? 0)
  if (order !== null && isAbove(order)) return { of: 'order', amount: order }
  return monthLeft !== null && isAbove(monthLeft) ? { of: 'month', amount: monthLeft } : null
}

/** Says why a buyer cannot order this cart, and who can. */
export function LimitNotice({ exceeded: { of, amount } }: { exceeded: Exceeded }) {
  const text = useText()
  const format = useFormat()
  const sum = format.money(amount)
  return (
    <Notice tone="info" title={text('order.limitTitle')}>
      {text(of === 'order' ? 'order.limitOrder' : 'order.limitMonth', { sum })} {text('order.limitNext')}
    </Notice>
  )
}
