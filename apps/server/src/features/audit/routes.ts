import { auditEndpoints } from '@normwerk/contract/audit'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, auditEndpoints, {
    listOfCompany: ({ caller, input, db }) => listAudit(db, caller.companyId, input),
    listAll: ({ input, db }) => listAudit(db, null, input),
  })
}
