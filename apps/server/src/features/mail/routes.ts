import { mailEndpoints } from '@normwerk/contract/mail'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { repeatMail } from './repeat-mail.ts'
import { listFailing } from './repository.ts'

const maxListed = 200

export function mailRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, mailEndpoints, {
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
    repeat: ({ input, db, caller, request }) => repeatMail(tools, { db, caller, correlationId: request.id }, input.id),
  })
}
