import { type Cart, type CartPosition, cartEndpoints } from '@normwerk/contract/cart'
import { type ChangePosition, cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { projectEndpoints } from '@normwerk/contract/project'
import { aCart } from './builders.ts'
import type { FakeServer } from './fake-server.ts'

export interface HeldCart {
  read: () => Cart
  /** Raises the version, as the server does with every change. */
  write: (change: (cart: Cart) => Cart) => Cart
}

/** Answers the calls of a default cart's page, and changes the cart accordingly. */
export function holdCart(server: FakeServer, cart: Cart = aCart()): HeldCart {
  let current = cart
  const removed = new Map(cart.cartPositions.map((position) => [position.id, position]))

  function write(change: (known: Cart) => Cart): Cart {
    const { cartPositions, ...changed } = change(current)
    const version = current.version + 1
    const numbered = cartPositions.map((position, at) => ({ ...position, positionNumber: at + 1 }))
    current = { ...changed, cartPositions: numbered, positionCount: numbered.length, version }
    return current
  }

  server.answer(projectEndpoints.list, () => [])
  server.answer(cartEndpoints.list, () => [])
  server.answer(orderEndpoints.readLimit, () => ({ order: null, month: null, monthLeft: null }))
  server.answer(cartEndpoints.readDefault, () => current)
  server.answer(cartEndpoints.countDefault, () => ({ positionCount: current.positionCount }))
  server.answer(cartPositionEndpoints.change, ({ input }) =>
    write((known) => ({
      ...known,
      cartPositions: known.cartPositions.map((position) =>
        position.id === input.positionId ? changePosition(position, input) : position,
      ),
    })),
  )
  server.answer(cartPositionEndpoints.removeMany, ({ input: { positionIds } }) =>
    write((known) => ({
      ...known,
      cartPositions: known.cartPositions.filter(({ id }) => !positionIds.includes(id)),
    })),
  )
  server.answer(cartPositionEndpoints.restoreMany, ({ input: { positionIds } }) =>
    write((known) => ({
      ...known,
      cartPositions: [...known.cartPositions, ...positionIds.flatMap((id) => removed.get(id) ?? [])],
    })),
  )
  return { read: () => current, write }
}

function changePosition(position: CartPosition, change: ChangePosition): CartPosition {
  const {
    commission = position.commission,
    comment = position.comment,
    customerOrderNumber = position.customerOrderNumber,
  } = change
  const quantity = change.quantity ?? position.quantity
  return { ...position, quantity, commission, comment, customerOrderNumber }
}
