import { CompanyProfile, companyEndpoints, DefaultContacts, ManagedCompany } from '@normwerk/contract/company'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { companyUserEndpoints, ManagedUser } from '@normwerk/contract/company/user'
import { companyRoles, roles } from '@normwerk/contract/permissions'
import type { Queries } from '../../database/client.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import type { Bind } from '../../http/bind.ts'
import type { Customer, Dependencies } from '../../http/call.ts'
import { changeCompany, createManagedCompany } from './change-company.ts'
import { changeUser, checkChangedUser, checkNewUser, createUser, moveUser } from './change-user.ts'
import { changeDefaultContacts, listCompanies, presentCompany, presentOwnCompany } from './company-profile.ts'
import { eraseCompany } from './erase-company.ts'
import { importCompanies } from './import/import-companies.ts'
import { listUsers, pageUsers, readManagedUser, type Scope } from './managed-users.ts'
import { listDiscountGroups, readCompany, readContacts } from './repository/companies.ts'
import { deleteUser, inviteUser, lockUser, removeSecondFactor } from './user-access.ts'

const ownCompany: AnswersById<typeof CompanyProfile, Customer> = {
  output: CompanyProfile,
  idOf: ({ id }) => id,
  read: ({ caller, db }) => readProfile(db, caller.companyId),
}
const companiesById: AnswersById<typeof ManagedCompany> = {
  output: ManagedCompany,
  idOf: ({ id }) => id,
  read: async ({ db }, id) => presentCompany(await readCompany(db, id)),
}
/** The shop has them once. */
const contacts: AnswersById<typeof DefaultContacts> = {
  output: DefaultContacts,
  idOf: () => 'contacts',
  read: ({ db }) => readContacts(db),
}

async function readProfile(db: Queries, companyId: string): Promise<CompanyProfile> {
  return presentOwnCompany(db, await readCompany(db, companyId))
}

export function companyRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(
    companyEndpoints,
    {
      readOwn: ({ caller, db }) => readProfile(db, caller.companyId),
      changeOwn: async (call) =>
        presentOwnCompany(
          call.db,
          await changeCompany(dependencies, call, { ...call.input, id: call.caller.companyId }),
        ),
      list: ({ input, db }) => listCompanies(db, input),
      read: async ({ input, db }) => presentCompany(await readCompany(db, input.id)),
      create: async (call) => presentCompany(await createManagedCompany(dependencies, call, call.input)),
      change: async (call) => presentCompany(await changeCompany(dependencies, call, call.input)),
      delete: (call) => eraseCompany(dependencies, call, call.params.id),
      import: ({ caller, input, upload, language, request }) =>
        importCompanies(dependencies, [upload], {
          userId: caller.userId,
          language,
          dryRun: input.dryRun === 'true',
          correlationId: request.id,
        }),
      readContacts: ({ db }) => readContacts(db),
      changeContacts: (call) => changeDefaultContacts(dependencies, call, call.input),
      listDiscountGroups: ({ db }) => listDiscountGroups(db),
    },
    [ownCompany, companiesById, contacts],
  )

  const colleaguesById: AnswersById<typeof ManagedUser, Customer> = {
    output: ManagedUser,
    idOf: ({ id }) => id,
    read: ({ caller, db }, id) => readManagedUser(db, ownOf(caller), id),
  }
  bind(
    companyUserEndpoints,
    {
      list: ({ caller, db }) => listUsers(db, ownOf(caller)),
      listPaged: ({ caller, input, db }) => pageUsers(db, ownOf(caller), input),
      listRoles: async () => [...companyRoles],
      read: ({ caller, params, db }) => readManagedUser(db, ownOf(caller), params.id),
      create: (call) => createUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
      invite: (call) => inviteUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input.userId),
      change: (call) => changeUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
      lock: (call) => lockUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.input),
      removeSecondFactor: (call) =>
        removeSecondFactor(dependencies, { ...call, scope: ownOf(call.caller) }, call.input.userId),
      delete: (call) => deleteUser(dependencies, { ...call, scope: ownOf(call.caller) }, call.params.id),
    },
    [colleaguesById],
    { create: checkNewUser, change: checkChangedUser<Customer>(ownOf) },
  )

  const scope = 'everything'
  const usersById: AnswersById<typeof ManagedUser> = {
    ...colleaguesById,
    read: ({ db }, id) => readManagedUser(db, scope, id),
  }
  bind(
    shopUserEndpoints,
    {
      listPaged: ({ input, db }) => pageUsers(db, scope, input),
      listRoles: async () => [...roles],
      read: ({ params, db }) => readManagedUser(db, scope, params.id),
      create: (call) => createUser(dependencies, { ...call, scope }, call.input),
      invite: (call) => inviteUser(dependencies, { ...call, scope }, call.input.userId),
      change: (call) => changeUser(dependencies, { ...call, scope }, call.input),
      changeCompany: (call) => moveUser(dependencies, { ...call, scope }, call.input),
      lock: (call) => lockUser(dependencies, { ...call, scope }, call.input),
      removeSecondFactor: (call) => removeSecondFactor(dependencies, { ...call, scope }, call.input.userId),
      delete: (call) => deleteUser(dependencies, { ...call, scope }, call.params.id),
    },
    [usersById],
    { create: checkNewUser, change: checkChangedUser(() => scope) },
  )
}

function ownOf({ companyId }: { companyId: string }): Scope {
  return { companyId }
}
