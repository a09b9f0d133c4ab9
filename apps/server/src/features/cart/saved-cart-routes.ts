import { savedCartEndpoints } from '@normwerk/contract/saved-cart'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { acknowledgeChanges } from './acknowledge-changes.ts'
import { createCart } from './create-cart.ts'
import { deleteCart } from './delete-cart.ts'
import { handOverCart } from './hand-over-cart.ts'
import { movePositions } from './move-positions.ts'
import { listColleagues, shareCart } from './share-cart.ts'

export function savedCartRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, savedCartEndpoints, {
    create: (call) => createCart(dependencies, call, call.input),
    delete: (call) => deleteCart(call, call.params.id),
    movePositions: (call) => movePositions(dependencies, call, call.input),
    markSeen: (call) => acknowledgeChanges(call, call.input),
    share: (call) => shareCart(call, call.params.id, call.input),
    handOver: (call) => handOverCart(dependencies, call, call.params.id, call.input),
    listColleagues,
  })
}
