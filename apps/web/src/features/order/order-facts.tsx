import type { Order } from '@normwerk/contract/order'
import type { ReactNode } from 'react'
import { ProjectLink } from '../../shared/cart/project-link.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'

/** Numbers and remarks of an order; missing ones are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { customerOrderNumber, commission, comment, project, tracking, validUntil, deliveryOption } = order
  const named: [string, string, ReactNode][] = [
    ['validUntil', text('order.validUntil'), validUntil && format.date(validUntil)],
    ['ownNumber', text('shared.cart.ownNumber'), customerOrderNumber],
    ['commission', text('shared.cart.commission'), commission],
    ['project', text('project.title'), project && <ProjectLink project={project} />],
    ['comment', text('shared.cart.comment'), comment],
    [
      'delivery',
      text('order.delivery'),
      text(deliveryOption === 'Pickup' ? 'shared.cart.pickup' : 'shared.cart.standardDelivery'),
    ],
    ['tracking', text('order.tracking'), tracking],
    ['payment', text('order.payment'), text('order.paymentInvoice')],
  ]
  const entries = named.flatMap(([key, name, value]) => (value === null ? [] : [{ key, name, value }]))
  return <Facts entries={entries} />
}
