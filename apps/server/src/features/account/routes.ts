import { accountEndpoints } from '@normwerk/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { cookieOptions } from '../../http/cookies.ts'
import { sessionCookie, stayTime } from '../../http/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { authenticate } from './authenticate.ts'
import { endOwnSessions } from './end-own-sessions.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { readMe } from './read-me.ts'
import { deleteSession } from './repository/users.ts'
import { setSessionCookie } from './set-session-cookie.ts'
import { sourceOf } from './source.ts'

export function accountRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  passwordRoutes(app, dependencies)
  profileRoutes(app, dependencies)
  bind(app, dependencies, accountEndpoints, {
    authenticate: async ({ input, language, db, request, reply }) => {
      const { token, userId } = await authenticate(dependencies, input, {
        ...sourceOf(request),
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        formerToken: request.cookies[sessionCookie] ?? null,
      })
      setSessionCookie(request, reply, token, input.stayLoggedIn ? stayTime : null)
      return readMe(db, userId, language)
    },
    me: ({ caller, db, language }) => readMe(db, caller.userId, language),
    logout: async ({ caller, db, request, reply }) => {
      if (caller !== null) {
        await deleteSession(db, caller.userId, caller.sessionId)
        await recordEvent(dependencies, db, { action: 'account.signedOut', ...caller, correlationId: request.id })
      }
      reply.clearCookie(sessionCookie, cookieOptions(request))
    },
    listSessions: ({ caller, db }) => listOwnSessions(db, caller, dependencies.clock.now()),
    endSessions: ({ input, caller, db, request }) => endOwnSessions(dependencies, db, caller, input.id, request.id),
  })
}
