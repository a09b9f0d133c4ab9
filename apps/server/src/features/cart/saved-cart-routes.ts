import { savedCartEndpoints } from '@normwerk/contract/saved-cart'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { createCart } from './create-cart.ts'
import { deleteCart } from './delete-cart.ts'
import { handOverCart } from './hand-over-cart.ts'
import { markSeen } from './mark-seen.ts'
import { movePositions } from './move-positions.ts'
import { listColleagues, shareCart } from './share-cart.ts'

export function savedCartRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, savedCartEndpoints, {
    create: (call) => createCart(tools, call, call.input),
    delete: (call) => deleteCart(call, call.params.id),
    movePositions: (call) => movePositions(tools, call, call.input),
    markSeen: (call) => markSeen(call, call.input),
    share: (call) => shareCart(call, call.params.id, call.input),
    handOver: (call) => handOverCart(tools, call, call.params.id, call.input, call.request.id),
    listColleagues,
  })
}
