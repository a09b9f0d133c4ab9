import { languageCodes, languageEndpoints, locales } from '@normwerk/contract/language'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import { cookieOptions } from '../../http/cookies.ts'
import { languageCookie } from '../../http/languages.ts'
import type { Tools } from '../../tools.ts'

const yearInSeconds = 365 * 24 * 60 * 60

export function languageRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, languageEndpoints, {
    read: async ({ language }) => ({ code: language }),
    choose: async ({ input, request, reply }) => {
      // The page looks whether the cookie is still there, so scripts may read it.
      reply.setCookie(languageCookie, input.code, { ...cookieOptions(request), httpOnly: false, maxAge: yearInSeconds })
      return { code: input.code }
    },
    list: async () => languageCodes.map((code) => ({ code, locale: locales[code], name: ownName(locales[code]) })),
  })
}

function ownName(locale: string): string {
  const language = new Intl.Locale(locale).language
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
