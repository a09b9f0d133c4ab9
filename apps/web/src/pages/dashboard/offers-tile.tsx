import { useQuery } from '@tanstack/react-query'
import { openInquiriesQuery } from '../../features/order/newest-queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { ClockIcon } from '../../ui/icons.tsx'
import { OrderListTile } from './order-list-tile.tsx'

/** Inquiries that wait for an offer, and offers that can be accepted. */
export function OffersTile() {
  const text = useText()
  const inquiries = useQuery({
    ...openInquiriesQuery,
    meta: { showsError: true },
    select: ({ items }) => items.filter(({ customerStatus }) => customerStatus !== 'lapsed'),
  })
  return (
    <OrderListTile
      title={text('dashboard.offers')}
      icon={<ClockIcon />}
      type="Inquiry"
      query={inquiries}
      nothing={text('dashboard.noOffers')}
    />
  )
}
