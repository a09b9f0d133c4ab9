import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  locales,
  readLanguageCode,
  textLanguage,
} from '@normwerk/contract/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Settings } from '../settings.ts'
import { languageOf } from './base-address.ts'
import { rootOf } from './punchout-root.ts'
import { cookieOptions } from './session/cookies.ts'

const languageCookie = 'language'
const yearInSeconds = 365 * 24 * 60 * 60

/** The shop's languages by the language of a tag: `sv` is `se` here. */
const codeOfLanguage = new Map(languageCodes.map((code) => [locales[code].slice(0, 2), textLanguage(code)]))

/** Returns the language of an answer: that of the address, else the visitor's choice, the browser's preference, German. */
export function readLanguage(request: FastifyRequest): LanguageCode {
  const named = languageOf(request)
  if (named !== null) return named
  const chosen = readLanguageCode(request.cookies[languageCookie] ?? '')
  return chosen ?? readPreferred(request) ?? defaultLanguage
}

/** Stores the visitor's choice in a cookie. Scripts may read it, because the page checks whether it still exists. */
export function keepLanguage(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  code: LanguageCode,
): void {
  const options = cookieOptions(settings, rootOf(request))
  reply.setCookie(languageCookie, code, { ...options, httpOnly: false, maxAge: yearInSeconds })
}

function readPreferred(request: FastifyRequest): LanguageCode | undefined {
  if (request.headers['accept-language'] === undefined) return undefined
  const tags = new Negotiator(request).languages()
  return tags.map((tag) => codeOfLanguage.get(tag.replace(/-.*/, '').toLowerCase())).find((code) => code !== undefined)
}
