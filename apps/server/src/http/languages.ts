import { defaultLanguage, isLanguageCode, type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from './cookies.ts'

const languageCookie = 'language'
const yearInSeconds = 365 * 24 * 60 * 60

/** Returns the language of an answer: the visitor's choice, else the browser's preference, else German. */
export function readLanguage(request: FastifyRequest): LanguageCode {
  const chosen = request.cookies[languageCookie]
  if (chosen !== undefined && isLanguageCode(chosen)) return chosen
  return readPreferred(request.headers['accept-language'] ?? '') ?? defaultLanguage
}

/** Stores the visitor's choice in a cookie. Scripts may read it, because the page checks whether it still exists. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply, code: LanguageCode): void {
  reply.setCookie(languageCookie, code, { ...cookieOptions(request), httpOnly: false, maxAge: yearInSeconds })
}

function readPreferred(header: string): LanguageCode | undefined {
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((preference) => {
      const [tag = '', quality = ''] = preference.trim().split(/\s*;\s*q=/i)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: quality === '' ? 1 : Number(quality) }
    })
    .filter((preference) => preference.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const preference of preferences) {
    const codes = languageCodes.filter((candidate) => locales[candidate].startsWith(`${preference.language}-`))
    const code = codes.find((candidate) => candidate === preference.language) ?? codes[0]
    if (code !== undefined) return code
  }
  return undefined
}
