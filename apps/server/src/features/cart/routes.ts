import { cartEndpoints } from '@normwerk/contract/cart'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { addDirectly } from './add-directly.ts'
import { addPosition } from './add-position.ts'
import { changeCart } from './change-cart.ts'
import { changePosition } from './change-position.ts'
import { changeCartRow, chooseDefaultRow, touchCartOf } from './change-rows.ts'
import { changePositionRow, removePositions, restorePositionRow } from './position-rows.ts'
import { listCarts, readCart, readDefaultCart } from './read-cart.ts'
import { replacePosition } from './replace-position.ts'

export function cartRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  bind(app, tools, cartEndpoints, {
    readDefault: (call) => readDefaultCart(tools, call),
    read: (call) => readCart(call, call.params.id),
    list: (call) => listCarts(tools, call),
    change: (call) => changeCart(call, call.input),
    addPosition: (call) => addPosition(tools, call, call.input),
    addDirectly: (call) => addDirectly(tools, catalogue.current(), call, call.input),
    changePosition: (call) => changePosition(tools, call, call.input),
    replacePosition: (call) => replacePosition(tools, call, call.input),
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
    deletePosition: async (call) => {
      const positionId = call.params.id
      const cartId = await touchCartOf(call, positionId)
      await changePositionRow(call.db, { cartId, positionId }, { deletedAt: tools.clock.now() })
      return readCart(call, cartId)
    },
    restorePosition: async (call) => {
      const cartId = await touchCartOf(call, call.input.positionId)
      await restorePositionRow(call.db, cartId, call.input.positionId)
      return readCart(call, cartId)
    },
  })
}
