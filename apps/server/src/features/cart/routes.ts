import { cartEndpoints } from '@normwerk/contract/cart'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { changeCart } from './change-cart.ts'
import { changeCartRow, chooseDefaultRow } from './change-rows.ts'
import { removePositions } from './position-rows.ts'
import { listCarts, readCart, readDefaultCart } from './read-cart.ts'

export function cartRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, cartEndpoints, {
    readDefault: (call) => readDefaultCart(tools, call),
    read: (call) => readCart(call, call.params.id),
    list: (call) => listCarts(tools, call),
    change: (call) => changeCart(call, call.input),
    chooseDefault: async (call) => {
      await chooseDefaultRow(call.db, call.caller, call.input.cartId)
      return readCart(call, call.input.cartId)
    },
    clear: async (call) => {
      const { cartId } = call.input
      await changeCartRow(call.db, call.caller, cartId, {})
      await removePositions(call.db, cartId, tools.clock.now())
      return readCart(call, cartId)
    },
  })
}
