import type { CustomerStatus } from '@normwerk/contract/order'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge, type Tone } from '../../ui/data/status-badge.tsx'
import { TruckIcon } from '../../ui/icons.tsx'

export const statusTexts = {
  placed: 'order.statusPlaced',
  inDelivery: 'order.statusInDelivery',
  completed: 'order.statusCompleted',
  canceled: 'order.statusCanceled',
  received: 'order.statusReceived',
  inProcess: 'order.statusInProcess',
  offered: 'order.statusOffered',
  accepted: 'order.statusAccepted',
  lapsed: 'order.statusLapsed',
} satisfies Record<CustomerStatus, PlainTextId>

const tones = {
  placed: 'info',
  inDelivery: 'deal',
  completed: 'good',
  canceled: 'bad',
  received: 'info',
  inProcess: 'info',
  offered: 'warn',
  accepted: 'good',
  lapsed: 'neutral',
} satisfies Record<CustomerStatus, Tone>

/** The status of an order in the customer's words. */
export function OrderStatusBadge({ status }: { status: CustomerStatus }) {
  const text = useText()
  return (
    <StatusBadge tone={tones[status]}>
      {status === 'inDelivery' && <TruckIcon size={14} />}
      {text(statusTexts[status])}
    </StatusBadge>
  )
}
