import { auditEndpoints } from '@normwerk/contract/audit'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, auditEndpoints, {
    listOfCompany: ({ caller, input, db }) => listAudit(db, caller.companyId, input),
    listAll: ({ input, db }) => listAudit(db, null, input),
  })
}
