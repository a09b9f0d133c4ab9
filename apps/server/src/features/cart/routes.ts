import { cartEndpoints } from '@normwerk/contract/cart'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changeCart } from './change-cart.ts'
import { changeCartRow, chooseDefaultRow } from './change-rows.ts'
import { removePositions } from './position-rows.ts'
import { listCarts, readCart, readDefaultCart } from './read-cart.ts'

export function cartRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, cartEndpoints, {
    readDefault: (call) => readDefaultCart(dependencies, call),
    read: (call) => readCart(call, call.params.id),
    list: (call) => listCarts(dependencies, call),
    change: (call) => changeCart(call, call.input),
    chooseDefault: async (call) => {
      await chooseDefaultRow(call.db, call.caller, call.input.cartId)
      return readCart(call, call.input.cartId)
    },
    clear: async (call) => {
      const { cartId } = call.input
      await changeCartRow(call.db, call.caller, cartId, {})
      await removePositions(call.db, cartId, dependencies.clock.now())
      return readCart(call, cartId)
    },
  })
}
