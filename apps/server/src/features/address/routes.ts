import { addressEndpoints } from '@normwerk/contract/address'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changeAddress, createAddress, deleteAddress } from './change-address.ts'
import { presentAddress } from './present-address.ts'
import { listAddresses, listCountries, readAddress } from './repository/addresses.ts'

export function addressRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, addressEndpoints, {
    list: async ({ caller, db }) => (await listAddresses(db, caller.companyId)).map(presentAddress),
    read: async ({ caller, params, db }) => presentAddress(await readAddress(db, caller.companyId, params.id)),
    create: async (call) => presentAddress(await createAddress(dependencies, call, call.input)),
    change: async (call) => presentAddress(await changeAddress(dependencies, call, call.input)),
    delete: (call) => deleteAddress(dependencies, call, call.params.id),
    listCountries: ({ db }) => listCountries(db),
  })
}
