import { useQuery } from '@tanstack/react-query'
import { newestOrdersQuery } from '../../features/order/newest-queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { ListIcon } from '../../ui/icons.tsx'
import { OrderListTile } from './order-list-tile.tsx'

/** The newest orders of the company. */
export function OrderHistoryTile() {
  const text = useText()
  const orders = useQuery({ ...newestOrdersQuery, meta: { showsError: true }, select: ({ items }) => items })
  return (
    <OrderListTile
      title={text('dashboard.orderHistory')}
      icon={<ListIcon />}
      type="Order"
      query={orders}
      nothing={text('order.noneYet')}
    />
  )
}
