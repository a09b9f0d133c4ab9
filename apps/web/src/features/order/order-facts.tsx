import type { Order } from '@normwerk/contract/order'
import { remarkKeys } from '@normwerk/parts/remarks'
import type { ReactNode } from 'react'
import { ProjectLink } from '../../shared/cart/projects.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'

type Named = [key: string, name: string, value: ReactNode]

/** Numbers and remarks of an order; missing ones are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { project, tracking, validUntil, deliveryOption, shipDate } = order
  const named: Named[] = [
    ['validUntil', text('order.validUntil'), validUntil && format.date(validUntil)],
    ...remarkKeys.map((key): Named => [key, text(`shared.cart.${key}`), order[key]]),
    ['project', text('project.title'), project && <ProjectLink project={project} />],
    [
      'delivery',
      text('order.delivery'),
      text(deliveryOption === 'Pickup' ? 'shared.cart.pickup' : 'shared.cart.standardDelivery'),
    ],
    [
      'shipDate',
      text(deliveryOption === 'Pickup' ? 'order.readyDate' : 'order.shipDate'),
      shipDate && format.date(shipDate),
    ],
    ['tracking', text('order.tracking'), tracking],
    ['payment', text('order.payment'), text('order.paymentInvoice')],
  ]
  const entries = named.flatMap(([key, name, value]) => (value === null ? [] : [{ key, name, value }]))
  return <Facts entries={entries} />
}
