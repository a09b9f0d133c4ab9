import { accountEndpoints } from '@normwerk/contract/account'
import { dashboardEndpoints } from '@normwerk/contract/account/dashboard'
import { ownDataEndpoints } from '@normwerk/contract/account/own-data'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bind } from '../../http/bind.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { keepLanguage } from '../../http/languages.ts'
import { networkOf } from '../../http/network.ts'
import { cookieName, cookieOptions, readSessionToken } from '../../http/session/cookies.ts'
import { clearSessionCookie, setSessionCookie } from '../../http/session/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { authenticate, prepareSignIn, signInWithPasskey } from './authenticate.ts'
import { confirmEmail, undoEmail } from './change-email.ts'
import { type Source, sourceOf } from './limit-attempts.ts'
import { browserOf } from './passkey/challenges.ts'
import { addPasskey, listPasskeys, prepareAdding, removePasskey } from './passkey/passkeys.ts'
import { changePassword, requestReset, resetPassword, withNewPassword } from './passwords.ts'
import { changeProfile, checkProfile, deleteSelf, exportOwnData } from './profile.ts'
import { readMe } from './read-me.ts'
import { renamePasskey } from './repository/second-factors.ts'
import { deleteSession, updateUser } from './repository/users.ts'
import {
  confirmSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.ts'
import { deviceTime, endOwnSessions, listOwnSessions, type NewSession, type SessionVisitor } from './sessions.ts'

export function accountRoutes(bind: Bind, dependencies: Dependencies): void {
  passwordRoutes(bind, dependencies)
  passkeyRoutes(bind, dependencies)
  profileRoutes(bind, dependencies)
  bind(ownDataEndpoints, {
    export: exportOwnData,
    deleteUser: async (call) => {
      await deleteSelf(dependencies, call, call.input.password, sourceOf(call.request))
      clearSessionCookie(dependencies, call.request, call.reply)
      leaveNothing(call.reply)
    },
  })
  bind(dashboardEndpoints, {
    arrange: ({ db, caller, input }) => updateUser(db, caller.userId, { dashboardTiles: input.tiles }),
  })
  bind(accountEndpoints, {
    authenticate: async ({ input, language, db, request, reply }) => {
      const session = await authenticate(dependencies, input, visitorOf(dependencies, request))
      setSessionCookies(dependencies, request, reply, session)
      return readMe(dependencies, db, session.userId, language)
    },
    me: ({ caller, db, language }) => readMe(dependencies, db, caller.userId, language),
    logout: async ({ caller, db, request, reply }) => {
      if (caller !== null) {
        await deleteSession(db, caller.userId, caller.sessionId)
        await recordEvent(dependencies, db, { action: 'account.signedOut', ...caller, correlationId: request.id })
      }
      clearSessionCookie(dependencies, request, reply)
      leaveNothing(reply)
    },
    listSessions: ({ caller, db }) => listOwnSessions(db, caller, dependencies.clock.now()),
    endSessions: ({ input, caller, db, request }) => endOwnSessions(dependencies, db, caller, input.id, request.id),
  })
}

/** What the browser keeps of the shop belongs to the person who leaves. Cookies stay: of them the language alone. */
function leaveNothing(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache", "storage"')
}

function visitorOf(dependencies: Dependencies, request: FastifyRequest): Source & SessionVisitor {
  const { settings } = dependencies
  return {
    ...sourceOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    formerToken: readSessionToken(request, settings),
    deviceCookie: request.cookies[cookieName('device', settings)] ?? null,
    browser: browserOf(dependencies, request),
  }
}

/** Sends the cookies of a new session. */
function setSessionCookies(
  dependencies: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, lasts, deviceCookie }: NewSession,
): void {
  const { settings } = dependencies
  if (deviceCookie !== null) {
    const maxAge = deviceTime / 1000
    reply.setCookie(cookieName('device', settings), deviceCookie, { ...cookieOptions(settings), maxAge })
  }
  setSessionCookie(dependencies, request, reply, { token, lasts })
}

function passkeyRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(passkeyEndpoints, {
    list: ({ caller, db }) => listPasskeys(db, caller),
    prepare: ({ input, caller, request }) =>
      prepareAdding(dependencies, caller, input.password, visitorOf(dependencies, request)),
    add: async ({ input, caller, request }) => ({
      recoveryCodes: await addPasskey(dependencies, caller, input, visitorOf(dependencies, request)),
    }),
    rename: async ({ input, caller, db }) => {
      if (!(await renamePasskey(db, caller.userId, input.id, input.name))) throw new AppError('entryNotFound')
    },
    remove: ({ input, caller, request }) => removePasskey(dependencies, caller, input, sourceOf(request)),
    prepareSignIn: ({ request }) => prepareSignIn(dependencies, visitorOf(dependencies, request)),
    signIn: async ({ input, language, db, request, reply }) => {
      const session = await signInWithPasskey(dependencies, input, visitorOf(dependencies, request))
      setSessionCookies(dependencies, request, reply, session)
      return readMe(dependencies, db, session.userId, language)
    },
  })
}

function passwordRoutes(bind: Bind, dependencies: Dependencies): void {
  const endpoints = {
    ...passwordEndpoints,
    reset: withNewPassword(passwordEndpoints.reset),
    change: withNewPassword(passwordEndpoints.change),
  }
  bind(endpoints, {
    requestReset: ({ input, caller, language, request }) =>
      requestReset(dependencies, caller, input.email, { address: networkOf(request.ip), language }),
    reset: ({ input, request, once }) => resetPassword(dependencies, input, request.id, once),
    change: async ({ input, caller, request, reply }) => {
      const session = await changePassword(dependencies, caller, input, sourceOf(request))
      setSessionCookie(dependencies, request, reply, session)
    },
  })
}

function profileRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(
    profileEndpoints,
    {
      change: async ({ input, caller, language, db, request, reply }) => {
        await changeProfile(dependencies, caller, input, sourceOf(request))
        if (input.language !== undefined) keepLanguage(dependencies.settings, request, reply, input.language)
        return readMe(dependencies, db, caller.userId, input.language ?? language)
      },
      confirmEmail: ({ input, caller, db, request }) =>
        confirmEmail(dependencies, db, { ...input, caller, correlationId: request.id }),
      undoEmail: async ({ input, caller, db, request, reply }) => {
        const userId = await undoEmail(dependencies, db, { ...input, correlationId: request.id })
        // The page would reload itself for the ended session, and its message would be lost.
        if (caller?.userId === userId) clearSessionCookie(dependencies, request, reply)
      },
      readSecondFactor: ({ caller, db }) => readSecondFactor(dependencies, db, caller),
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
    },
    [],
    { change: checkProfile },
  )
}
