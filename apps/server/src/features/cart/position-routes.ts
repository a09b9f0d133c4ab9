import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { addDirectly } from './add-directly.ts'
import { addPosition } from './add-position.ts'
import { changeMany } from './change-many.ts'
import { changePosition } from './change-position.ts'
import { removeMany } from './remove-many.ts'
import { removePosition } from './remove-position.ts'
import { replacePosition } from './replace-position.ts'
import { restoreMany } from './restore-many.ts'
import { restorePosition } from './restore-position.ts'

export function cartPositionRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  bind(app, tools, cartPositionEndpoints, {
    add: (call) => addPosition(tools, call, call.input),
    addDirectly: (call) => addDirectly(tools, catalogue.current(), call, call.input),
    change: (call) => changePosition(tools, call, call.input),
    changeMany: (call) => changeMany(call, call.input),
    replace: (call) => replacePosition(tools, call, call.input),
    delete: (call) => removePosition(call, call.params.id, tools.clock.now()),
    restore: (call) => restorePosition(call, call.input.positionId),
    removeMany: (call) => removeMany(call, call.input, tools.clock.now()),
    restoreMany: (call) => restoreMany(call, call.input),
  })
}
