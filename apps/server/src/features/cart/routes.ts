import { cartEndpoints } from '@normwerk/contract/cart'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import {
  acknowledgeChanges,
  changeCart,
  chooseDefaultCart,
  createCart,
  deleteCart,
  handOverCart,
  listColleagues,
  shareCart,
} from './change-cart.ts'
import { clearCart, movePositions } from './change-position.ts'
import { cartsById, listCarts, readCart, readDefaultCart } from './read-cart.ts'
import { countDefaultPositions } from './repository/carts.ts'

export function cartRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(
    cartEndpoints,
    {
      readDefault: (call) => readDefaultCart(dependencies, call),
      countDefault: async ({ db, caller }) => ({ positionCount: await countDefaultPositions(db, caller) }),
      read: (call) => readCart(call, call.params.id),
      list: (call) => listCarts(dependencies, call),
      change: (call) => changeCart(call, call.input),
      chooseDefault: (call) => chooseDefaultCart(call, call.input.cartId),
      clear: (call) => clearCart(call, call.input.cartId, dependencies.clock.now()),
    },
    [cartsById],
  )
  bind(
    savedCartEndpoints,
    {
      create: (call) => createCart(dependencies, call, call.input),
      delete: (call) => deleteCart(call, call.params.id),
      movePositions: (call) => movePositions(dependencies, call, call.input),
      markSeen: (call) => acknowledgeChanges(call, call.input),
      share: (call) => shareCart(dependencies, call, call.params.id, call.input),
      handOver: (call) => handOverCart(dependencies, call, call.params.id, call.input),
      listColleagues,
    },
    [cartsById],
  )
}
