import type { CustomerStatus } from '@normwerk/contract/order'
import { statusTexts } from '@normwerk/i18n/status-texts'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge, type Tone } from '../../ui/data/status-badge.tsx'
import { TruckIcon } from './truck-icon.tsx'

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
