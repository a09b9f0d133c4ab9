import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import type { MissedSearches } from '../missed-search/missed-searches.ts'
import { addDirectly, addPosition } from './add-position.ts'
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
import {
  changeMany,
  changePosition,
  clearCart,
  movePositions,
  removeMany,
  removePosition,
  replacePosition,
  restoreMany,
  restorePosition,
} from './change-position.ts'
import { cartsById, listCarts, readCart, readDefaultCart } from './read-cart.ts'
import { countDefaultPositions } from './repository/carts.ts'

export function cartRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  missed: MissedSearches,
): void {
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
  bind(
    cartPositionEndpoints,
    {
      add: (call) => addPosition(dependencies, call, call.input),
      addDirectly: (call) => addDirectly({ ...dependencies, missed }, catalogue.current(), call, call.input),
      change: (call) => changePosition(dependencies, call, call.input),
      changeMany: (call) => changeMany(call, call.input),
      replace: (call) => replacePosition(dependencies, call, call.input),
      delete: (call) => removePosition(call, call.params.id, dependencies.clock.now()),
      restore: (call) => restorePosition(call, call.input.positionId),
      removeMany: (call) => removeMany(call, call.input, dependencies.clock.now()),
      restoreMany: (call) => restoreMany(call, call.input),
    },
    [cartsById],
  )
}
