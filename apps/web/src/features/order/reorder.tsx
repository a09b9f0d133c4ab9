import { type Order, orderEndpoints, type Reordered } from '@normwerk/contract/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCan } from '../../api/me.ts'
import type { Position } from '../../shared/cart/position-table.tsx'
import { storeCart } from '../../shared/cart/store-cart.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { CartIcon } from '../../ui/icons.tsx'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const ReorderChanges = lateDialog(
  () => import('./reorder-changes.tsx').then((file) => file.ReorderChanges),
  'orderStart',
)

/** Puts the parts of an order into the cart again, and says what has changed since. */
export function Reorder({ orderId, wide = false }: { orderId: string; wide?: boolean }) {
  const text = useText()
  const mayShop = useCan('cart.keep')
  const { reorder, changes } = useReorder(orderId)
  if (!mayShop) return null
  return (
    <>
      <Button
        icon={<CartIcon size={18} />}
        wide={wide}
        pending={reorder.isPending}
        onClick={() => reorder.mutate(null)}
      >
        {text('order.reorder')}
      </Button>
      {changes}
    </>
  )
}

interface PositionProps {
  order: Order
  position: Position
}

/** Puts one position of an order into the cart again; of a configured group always all of it. */
export function ReorderPosition({ order, position }: PositionProps) {
  const text = useText()
  const mayShop = useCan('cart.keep')
  const { reorder, changes } = useReorder(order.id)
  if (!mayShop) return null
  const { id, groupId, articleNo } = position
  const group = order.positions.filter((each) => each.id === id || (groupId !== null && each.groupId === groupId))
  return (
    <>
      <IconButton
        icon={<CartIcon size={18} />}
        label={text('order.reorderPosition', { article: articleNo })}
        pending={reorder.isPending}
        onClick={() => reorder.mutate(group.map((each) => each.id))}
      />
      {changes}
    </>
  )
}

/** Positions of an order for the cart; `null`: all of them. `changes` is a dialog, once there is something to say. */
function useReorder(orderId: string) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<Reordered | null>(null)
  const reorder = useMutation({
    mutationFn: (positionIds: string[] | null) => call(orderEndpoints.reorder, { input: { orderId, positionIds } }),
    onSuccess: (cart) => {
      storeCart(client, cart)
      if (cart.skipped.length + cart.priceChanges.length > 0) setChanged(cart)
      else {
        showToast({
          message: text('order.reordered', { count: cart.added }),
          action: { label: text('order.reorderToCart'), onAction: () => void navigate({ to: '/cart' }) },
        })
      }
    },
  })
  return { reorder, changes: changed !== null && <ReorderChanges cart={changed} onClose={() => setChanged(null)} /> }
}
