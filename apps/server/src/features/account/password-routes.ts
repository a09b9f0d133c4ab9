import { passwordEndpoints } from '@normwerk/contract/password'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { changePassword } from './change-password.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { setSessionCookie } from './set-session-cookie.ts'
import { sourceOf } from './source.ts'

export function passwordRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, passwordEndpoints, {
    requestReset: ({ input, language, request }) => requestReset(tools, input.email, { address: request.ip, language }),
    reset: ({ input, request }) => resetPassword(tools, input, request.id),
    change: async ({ input, caller, request, reply }) => {
      const { token, lasts } = await changePassword(tools, caller, input, sourceOf(request))
      setSessionCookie(request, reply, token, lasts)
    },
  })
}
