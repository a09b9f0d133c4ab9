import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
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

export function cartPositionRoutes(app: FastifyInstance, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(app, dependencies, cartPositionEndpoints, {
    add: (call) => addPosition(dependencies, call, call.input),
    addDirectly: (call) => addDirectly(dependencies, catalogue.current(), call, call.input),
    change: (call) => changePosition(dependencies, call, call.input),
    changeMany: (call) => changeMany(call, call.input),
    replace: (call) => replacePosition(dependencies, call, call.input),
    delete: (call) => removePosition(call, call.params.id, dependencies.clock.now()),
    restore: (call) => restorePosition(call, call.input.positionId),
    removeMany: (call) => removeMany(call, call.input, dependencies.clock.now()),
    restoreMany: (call) => restoreMany(call, call.input),
  })
}
