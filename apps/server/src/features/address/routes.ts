import { addressEndpoints } from '@normwerk/contract/address'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { presentAddress } from './present-address.ts'
import { listAddresses, readAddress } from './repository.ts'

export function addressRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, addressEndpoints, {
    list: async ({ caller, db }) => (await listAddresses(db, caller.companyId)).map(presentAddress),
    read: async ({ caller, params, db }) => presentAddress(await readAddress(db, caller.companyId, params.id)),
  })
}
