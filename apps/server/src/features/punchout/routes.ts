import { PunchoutAccount, punchoutEndpoints } from '@normwerk/contract/punchout'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import { bind } from '../../http/bind.ts'
import type { Customer } from '../../http/session/caller.ts'
import type { Framing } from '../../http/web-pages/framing.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { readTest, testAddressesOf } from './check-hook.ts'
import { entryRoutes } from './entry-routes.ts'
import { changeAccount, closePunchout, readAccount, rotatePassword } from './manage-account.ts'
import { findPunchout } from './repository/sessions.ts'
import { readPunchout, transferCart } from './transfer-cart.ts'

export async function punchoutRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
): Promise<void> {
  /** A company has it once. */
  const ownAccount: AnswersById<typeof PunchoutAccount, Customer> = {
    output: PunchoutAccount,
    idOf: () => 'own',
    read: (call) => readAccount(dependencies, call),
  }
  await entryRoutes(app, dependencies, catalogue)
  bind(
    app,
    dependencies,
    punchoutEndpoints,
    {
      readSession: async (call) => {
        const { companyName, hookUrl } = await readPunchout(call)
        return { companyName, destination: new URL(hookUrl).host }
      },
      transfer: (call) =>
        transferCart(dependencies, call, {
          ...call.input,
          testAddresses: testAddressesOf(dependencies, call.request),
        }),
      readAccount: (call) => readAccount(dependencies, call),
      changeAccount: (call) => changeAccount(dependencies, call, call.input),
      rotatePassword: (call) => rotatePassword(dependencies, call),
      close: (call) => closePunchout(dependencies, call),
      readTest,
    },
    [ownAccount],
  )
}

/** Returns what the pages of a visit may do besides those of the shop; null for an unknown visit. */
export async function findFraming({ database }: Dependencies, punchoutId: string): Promise<Framing | null> {
  const punchout = await findPunchout(database, punchoutId)
  if (punchout === undefined) return null
  return { ancestors: punchout.allowedOrigins, hookOrigin: new URL(punchout.hookUrl).origin }
}
