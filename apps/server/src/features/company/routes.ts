import { companyEndpoints } from '@normwerk/contract/company'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { companyRoles, roles } from '@normwerk/contract/permissions'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changeCompany, createManagedCompany } from './change-company.ts'
import { changeUser, createUser, moveUser } from './change-user.ts'
import { listCompanies, presentCompany, presentProfile } from './list-companies.ts'
import { listUsers, pageUsers, presentUser } from './list-users.ts'
import { listDiscountGroups, readCompany } from './repository/companies.ts'
import { readUser } from './repository/users.ts'
import type { Scope } from './scope.ts'
import { deleteUser, inviteUser, lockUser, removeSecondFactor } from './user-access.ts'

export function companyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, companyEndpoints, {
    readOwn: async ({ caller, db }) => presentProfile(await readCompany(db, caller.companyId)),
    changeOwn: async (call) =>
      presentProfile(await changeCompany(dependencies, call, { ...call.input, id: call.caller.companyId })),
    list: ({ input, db }) => listCompanies(db, input),
    read: async ({ input, db }) => presentCompany(await readCompany(db, input.id)),
    create: async (call) => presentCompany(await createManagedCompany(dependencies, call, call.input)),
    change: async (call) => presentCompany(await changeCompany(dependencies, call, call.input)),
    listDiscountGroups: ({ db }) => listDiscountGroups(db),
  })

  bind(app, dependencies, companyUserEndpoints, {
    list: ({ caller, db }) => listUsers(db, ownOf(caller)),
    listPaged: ({ caller, input, db }) => pageUsers(db, ownOf(caller), input),
    listRoles: async () => [...companyRoles],
    read: async ({ caller, params, db }) => presentUser(await readUser(db, ownOf(caller), params.id)),
    create: (call) => createUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
    invite: (call) => inviteUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input.userId),
    change: (call) => changeUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
    lock: (call) => lockUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
    removeSecondFactor: (call) =>
      removeSecondFactor(dependencies, { ...call, scope: ownOf(call.caller) }, call.input.userId),
    delete: (call) => deleteUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.params.id),
  })

  const scope = 'everything'
  bind(app, dependencies, shopUserEndpoints, {
    listPaged: ({ input, db }) => pageUsers(db, scope, input),
    listRoles: async () => [...roles],
    read: async ({ params, db }) => presentUser(await readUser(db, scope, params.id)),
    create: (call) => createUser(dependencies, { ...call, scope }, call.input),
    invite: (call) => inviteUser(dependencies, { ...call, scope }, call.input.userId),
    change: (call) => changeUser(dependencies, { ...call, scope }, call.input),
    changeCompany: (call) => moveUser(dependencies, { ...call, scope }, call.input),
    lock: (call) => lockUser(dependencies, { ...call, scope }, call.input),
    removeSecondFactor: (call) => removeSecondFactor(dependencies, { ...call, scope }, call.input.userId),
    delete: (call) => deleteUser(dependencies, { ...call, scope }, call.params.id),
  })
}

function ownOf({ companyId }: { companyId: string }): Scope {
  return { companyId }
}
