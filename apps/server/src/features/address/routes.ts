import { Address, addressEndpoints } from '@normwerk/contract/address'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import { bind } from '../../http/bind.ts'
import type { CallContext, Customer } from '../../http/session/caller.ts'
import { changeAddress, createAddress, deleteAddress } from './change-address.ts'
import { presentAddress } from './present-address.ts'
import { listAddresses, listCountries, readAddress } from './repository/addresses.ts'

const addressesById: AnswersById<typeof Address, Customer> = { output: Address, idOf: ({ id }) => id, read: readOwn }

export function addressRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(
    app,
    dependencies,
    addressEndpoints,
    {
      list: async ({ caller, db }) => (await listAddresses(db, caller.companyId)).map(presentAddress),
      read: (call) => readOwn(call, call.params.id),
      create: async (call) => presentAddress(await createAddress(dependencies, call, call.input)),
      change: async (call) => presentAddress(await changeAddress(dependencies, call, call.input)),
      delete: (call) => deleteAddress(dependencies, call, call.params.id),
      listCountries: ({ db }) => listCountries(db),
    },
    [addressesById],
  )
}

async function readOwn({ caller, db }: CallContext, id: string): Promise<Address> {
  return presentAddress(await readAddress(db, caller.companyId, id))
}
