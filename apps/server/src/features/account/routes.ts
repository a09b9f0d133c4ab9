import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { cookieName, cookieOptions, readSessionToken } from '../../http/cookies.ts'
import { keepLanguage } from '../../http/languages.ts'
import { networkOf } from '../../http/network.ts'
import { clearSessionCookie, setSessionCookie } from '../../http/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { authenticate } from './authenticate.ts'
import { confirmEmail, undoEmail } from './change-email.ts'
import { changePassword, requestReset, resetPassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { deviceTime } from './known-devices.ts'
import { sourceOf } from './limit-attempts.ts'
import { readMe } from './read-me.ts'
import { deleteSession } from './repository/users.ts'
import {
  confirmSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.ts'
import { endOwnSessions, listOwnSessions } from './sessions.ts'

export function accountRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { settings } = dependencies
  passwordRoutes(app, dependencies)
  profileRoutes(app, dependencies)
  bind(app, dependencies, accountEndpoints, {
    authenticate: async ({ input, language, db, request, reply }) => {
      const { token, lasts, deviceToken, userId } = await authenticate(dependencies, input, {
        ...sourceOf(request),
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        formerToken: readSessionToken(request, settings),
        deviceToken: request.cookies[cookieName('device', settings)] ?? null,
      })
      if (deviceToken !== null) {
        const maxAge = deviceTime / 1000
        reply.setCookie(cookieName('device', settings), deviceToken, { ...cookieOptions(settings), maxAge })
      }
      setSessionCookie(dependencies, request, reply, { token, lasts })
      return readMe(db, userId, language)
    },
    me: ({ caller, db, language }) => readMe(db, caller.userId, language),
    logout: async ({ caller, db, request, reply }) => {
      if (caller !== null) {
        await deleteSession(db, caller.userId, caller.sessionId)
        await recordEvent(dependencies, db, { action: 'account.signedOut', ...caller, correlationId: request.id })
      }
      clearSessionCookie(dependencies, request, reply)
      // What the browser keeps of the shop belongs to the person who leaves. Cookies stay: of them the language alone.
      reply.header('clear-site-data', '"cache", "storage"')
    },
    listSessions: ({ caller, db }) => listOwnSessions(db, caller, dependencies.clock.now()),
    endSessions: ({ input, caller, db, request }) => endOwnSessions(dependencies, db, caller, input.id, request.id),
  })
}

function passwordRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, passwordEndpoints, {
    requestReset: ({ input, language, request }) =>
      requestReset(dependencies, input.email, { address: networkOf(request.ip), language }),
    reset: ({ input, request }) => resetPassword(dependencies, input, request.id),
    change: async ({ input, caller, request, reply }) => {
      const session = await changePassword(dependencies, caller, input, sourceOf(request))
      setSessionCookie(dependencies, request, reply, session)
    },
  })
}

function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, profileEndpoints, {
    change: async ({ input, caller, language, db, request, reply }) => {
      await changeProfile(dependencies, caller, input, sourceOf(request))
      if (input.language !== undefined) keepLanguage(dependencies.settings, reply, input.language)
      return readMe(db, caller.userId, input.language ?? language)
    },
    confirmEmail: ({ input, caller, db, request }) =>
      confirmEmail(dependencies, db, { ...input, caller, correlationId: request.id }),
    undoEmail: async ({ input, caller, db, request, reply }) => {
      const userId = await undoEmail(dependencies, db, { ...input, correlationId: request.id })
      // The page would reload itself for the ended session, and its message would be lost.
      if (caller?.userId === userId) clearSessionCookie(dependencies, request, reply)
    },
    readSecondFactor: ({ caller, db }) => readSecondFactor(db, caller),
    prepareSecondFactor: ({ input, caller, request }) =>
      prepareSecondFactor(dependencies, caller, input.password, networkOf(request.ip)),
    confirmSecondFactor: async ({ input, caller, request }) => ({
      recoveryCodes: await confirmSecondFactor(dependencies, caller, input.code, sourceOf(request)),
    }),
    renewRecoveryCodes: async ({ input, caller, request }) => ({
      recoveryCodes: await renewRecoveryCodes(dependencies, caller, input.password, sourceOf(request)),
    }),
    removeSecondFactor: ({ input, caller, request }) =>
      removeSecondFactor(dependencies, caller, input.password, sourceOf(request)),
  })
}
