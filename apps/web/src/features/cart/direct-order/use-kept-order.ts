import { useSyncExternalStore } from 'react'
import { useMe } from '../../../api/me.ts'
import { type KeptOrder, nothing, type OrderPlace, readOrder, subscribeOrders } from './kept-orders.ts'
import { isFilled } from './order-lines.ts'

export function useKeptOrder(place: OrderPlace): KeptOrder {
  return useSyncExternalStore(
    subscribeOrders,
    () => readOrder(place),
    () => nothing,
  )
}

/** Whether the user has unfinished lines for a cart, by its id, or on the dashboard. */
export function useHasLines(place: string): boolean {
  const userId = useMe()?.id
  return useSyncExternalStore(
    subscribeOrders,
    () => userId !== undefined && readOrder({ userId, place }).lines.some(isFilled),
    () => false,
  )
}
