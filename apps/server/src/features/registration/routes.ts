import { registrationEndpoints } from '@normwerk/contract/registration'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { decideRegistration } from './decide-registration.ts'
import { findCompany } from './find-company.ts'
import { presentRegistration } from './present-registration.ts'
import { registerNewCompany, registerWithCompany } from './register.ts'
import { listWaiting } from './repository.ts'

export function registrationRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, registrationEndpoints, {
    findCompany: ({ input, request }) => findCompany(tools, input, request.ip),
    registerNewCompany: ({ input, language, request }) =>
      registerNewCompany(tools, input, { address: request.ip, language }),
    registerWithCompany: ({ input, language, request }) =>
      registerWithCompany(tools, input, { address: request.ip, language }),
    confirm: ({ input, db, request }) =>
      confirmRegistration(tools, db, { token: input.token, correlationId: request.id }),
    listForCompany: async ({ caller, db }) => (await listWaiting(db, caller)).map(presentRegistration),
    decideForCompany: (call) => decideRegistration(tools, { ...call, scope: call.caller }, call.params.id, call.input),
    listForStaff: async ({ db }) => (await listWaiting(db, 'everything')).map(presentRegistration),
    decideForStaff: (call) => decideRegistration(tools, { ...call, scope: 'everything' }, call.params.id, call.input),
  })
}
