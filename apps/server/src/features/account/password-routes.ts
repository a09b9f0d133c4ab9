import { passwordEndpoints } from '@normwerk/contract/password'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changePassword } from './change-password.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { setSessionCookie } from './set-session-cookie.ts'
import { sourceOf } from './source.ts'

export function passwordRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, passwordEndpoints, {
    requestReset: ({ input, language, request }) =>
      requestReset(dependencies, input.email, { address: request.ip, language }),
    reset: ({ input, request }) => resetPassword(dependencies, input, request.id),
    change: async ({ input, caller, request, reply }) => {
      const { token, lasts } = await changePassword(dependencies, caller, input, sourceOf(request))
      setSessionCookie(request, reply, token, lasts)
    },
  })
}
