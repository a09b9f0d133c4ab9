import type { Order } from '@normwerk/contract/order'
import { remarkKeys } from '@normwerk/parts/remarks'
import type { ReactNode } from 'react'
import { ProjectLink } from '../../shared/cart/projects.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'

type Named = [key: string, name: string, value: ReactNode]

const deliveryTexts = { Pickup: 'shared.cart.pickup', StandardDelivery: 'shared.cart.standardDelivery' } as const

interface Props {
  order: Order
  /** What staff call the number that buyers call theirs. */
  customerOrderNumber?: string
}

/** Numbers and remarks of an order; missing ones are left out. */
export function OrderFacts({ order, customerOrderNumber }: Props) {
  const text = useText()
  const format = useFormat()
  const { project, tracking, validUntil, deliveryOption, completeDelivery, costCentre, shipDate } = order
  const isSent = order.status === 4 || order.status === 5
  const labels: Partial<Record<(typeof remarkKeys)[number], string>> = customerOrderNumber
    ? { customerOrderNumber }
    : {}
  const named: Named[] = [
    ['validUntil', text('order.validUntil'), validUntil && format.date(validUntil)],
    ...remarkKeys.map((key): Named => [key, labels[key] ?? text(`shared.cart.${key}`), order[key]]),
    ['costCentre', text('shared.cart.costCentre'), costCentre],
    ['project', text('project.title'), project && <ProjectLink project={project} />],
    [
      'delivery',
      text('order.delivery'),
      [deliveryTexts[deliveryOption], ...(completeDelivery ? (['shared.cart.completeDelivery'] as const) : [])]
        .map((id) => text(id))
        .join(', '),
    ],
    [
      'shipDate',
      text(deliveryOption === 'Pickup' ? 'order.readyDate' : 'order.shipDate'),
      shipDate && !isSent ? format.date(shipDate) : null,
    ],
    ['tracking', text('order.tracking'), tracking],
    ['payment', text('order.payment'), text('order.paymentInvoice')],
  ]
  const entries = named.flatMap(([key, name, value]) => (value === null ? [] : [{ key, name, value }]))
  return <Facts entries={entries} />
}
