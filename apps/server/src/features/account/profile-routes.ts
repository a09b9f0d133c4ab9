import { profileEndpoints } from '@normwerk/contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { keepLanguage } from '../../http/languages.ts'
import { changeProfile } from './change-profile.ts'
import { readMe } from './read-me.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { prepareSecondFactor } from './second-factor/prepare-second-factor.ts'
import { readSecondFactor } from './second-factor/read-second-factor.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { sourceOf } from './source.ts'

export function profileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, profileEndpoints, {
    change: async ({ input, caller, language, db, request, reply }) => {
      await changeProfile(dependencies, db, caller, input, request.id)
      if (input.language !== undefined) keepLanguage(request, reply, input.language)
      return readMe(db, caller.userId, input.language ?? language)
    },
    readSecondFactor: ({ caller, db }) => readSecondFactor(db, caller),
    prepareSecondFactor: ({ input, caller, request }) =>
      prepareSecondFactor(dependencies, caller, input.password, request.ip),
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
