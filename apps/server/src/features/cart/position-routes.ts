import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { addDirectly } from './add-directly.ts'
import { addPosition } from './add-position.ts'
import { changePosition } from './change-position.ts'
import { changeCartRow, touchCartOf } from './change-rows.ts'
import {
  changePositionRow,
  notePositions,
  removePositions,
  restorePositionRow,
  restorePositions,
} from './position-rows.ts'
import { readCart } from './read-cart.ts'
import { replacePosition } from './replace-position.ts'

export function cartPositionRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  bind(app, tools, cartPositionEndpoints, {
    add: (call) => addPosition(tools, call, call.input),
    addDirectly: (call) => addDirectly(tools, catalogue.current(), call, call.input),
    change: (call) => changePosition(tools, call, call.input),
    changeMany: async (call) => {
      const { cartId, positionIds, ...notes } = call.input
      await changeCartRow(call.db, call.caller, cartId, {})
      await notePositions(call.db, cartId, positionIds, notes)
      return readCart(call, cartId)
    },
    replace: (call) => replacePosition(tools, call, call.input),
    delete: async (call) => {
      const positionId = call.params.id
      const cartId = await touchCartOf(call, positionId)
      await changePositionRow(call.db, { cartId, positionId }, { deletedAt: tools.clock.now() })
      return readCart(call, cartId)
    },
    restore: async (call) => {
      const cartId = await touchCartOf(call, call.input.positionId)
      await restorePositionRow(call.db, cartId, call.input.positionId)
      return readCart(call, cartId)
    },
    removeMany: async (call) => {
      const { cartId, positionIds } = call.input
      await changeCartRow(call.db, call.caller, cartId, {})
      await removePositions(call.db, cartId, tools.clock.now(), positionIds)
      return readCart(call, cartId)
    },
    restoreMany: async (call) => {
      const { cartId, positionIds } = call.input
      await changeCartRow(call.db, call.caller, cartId, {})
      await restorePositions(call.db, cartId, positionIds)
      return readCart(call, cartId)
    },
  })
}
