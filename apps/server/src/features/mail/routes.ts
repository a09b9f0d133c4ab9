import { mailEndpoints } from '@normwerk/contract/mail'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { listFailing } from './repository/mails.ts'
import { repeatMail } from './send-mail.ts'

const maxListed = 200

export function mailRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(mailEndpoints, {
    listUndelivered: async ({ db }) => {
      const mails = await listFailing(db, maxListed)
      return mails.map(({ id, kind, recipient, createdAt, attempts, lastError, givenUpAt }) => ({
        id,
        kind,
        recipient,
        createdAt: createdAt.toISOString(),
        attempts,
        lastError,
        givenUp: givenUpAt !== null,
      }))
    },
    repeat: ({ input, db, caller, request }) =>
      repeatMail(dependencies, { db, caller, correlationId: request.id }, input.id),
  })
}
