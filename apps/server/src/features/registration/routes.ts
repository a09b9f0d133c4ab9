import { Decision, registrationEndpoints } from '@normwerk/contract/registration'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import type { Bind } from '../../http/bind.ts'
import { type Dependencies, isCustomer } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import { withNewPassword } from '../account/passwords.ts'
import { readManagedUser } from '../company/managed-users.ts'
import { confirmRegistration, decideRegistration, presentRegistration } from './decide-registration.ts'
import { checkNewCompany, checkWithCompany, findCompany, registerNewCompany, registerWithCompany } from './register.ts'
import { listWaiting } from './repository/registrations.ts'

const endpoints = {
  ...registrationEndpoints,
  registerNewCompany: withNewPassword(registrationEndpoints.registerNewCompany),
  registerWithCompany: withNewPassword(registrationEndpoints.registerWithCompany),
}

export function registrationRoutes(bind: Bind, dependencies: Dependencies): void {
  const decisionsById: AnswersById<typeof Decision> = {
    output: Decision,
    idOf: ({ user }) => user?.id ?? null,
    read: async ({ caller, db }, id) => {
      const scope = isCustomer(caller) ? caller : 'everything'
      return { user: await readManagedUser(db, scope, id) }
    },
  }
  bind(
    endpoints,
    {
      findCompany: ({ input, request }) => findCompany(dependencies, input, networkOf(request.ip)),
      registerNewCompany: ({ input, language, request }) =>
        registerNewCompany(dependencies, input, { address: networkOf(request.ip), language }),
      registerWithCompany: ({ input, language, request }) =>
        registerWithCompany(dependencies, input, { address: networkOf(request.ip), language }),
      confirm: ({ input, db, request }) =>
        confirmRegistration(dependencies, db, { token: input.token, correlationId: request.id }),
      listForCompany: async ({ caller, db }) => (await listWaiting(db, caller)).map(presentRegistration),
      decideForCompany: (call) =>
        decideRegistration(dependencies, { ...call, scope: call.caller }, call.params.id, call.input),
      listForStaff: async ({ db }) => (await listWaiting(db, 'everything')).map(presentRegistration),
      decideForStaff: (call) =>
        decideRegistration(dependencies, { ...call, scope: 'everything' }, call.params.id, call.input),
    },
    [decisionsById],
    { registerNewCompany: checkNewCompany, registerWithCompany: checkWithCompany },
  )
}
