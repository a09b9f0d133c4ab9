import { erpEndpoints } from '@normwerk/contract/erp'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { answerFile, discardAnswer, listUnapplied, repeatAnswer } from './answers-for-staff.ts'

export function erpRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, erpEndpoints, {
    listUnapplied: ({ db }) => listUnapplied(db),
    readFile: ({ db, params }) => answerFile(db, params.id),
    repeat: (call) => repeatAnswer(dependencies, call, call.input.id),
    discard: (call) => discardAnswer(dependencies, call, call.params.id),
  })
}
