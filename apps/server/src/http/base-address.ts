import { type LanguageCode, languageCodes, readLanguageCode, requestedPortuguese } from '@normwerk/contract/language'
import type { FastifyRequest } from 'fastify'
import { rootOf, withoutRoot } from './punchout-root.ts'

type Request = Pick<FastifyRequest, 'originalUrl'>

const languageRoot = new RegExp(`^/(${[requestedPortuguese, ...languageCodes].join('|')})(?=[/?]|$)`)

/** Returns the language that an address names, as `/en/search` does; null for every other request. */
export function languageOf({ originalUrl }: Request): LanguageCode | null {
  return readLanguageCode(languageRoot.exec(originalUrl)?.[1] ?? '')
}

/** Returns below which address a request is made: that of a visit or of a language; empty for every other request. */
export function baseAddressOf(request: Request): string {
  const code = languageOf(request)
  return code === null ? rootOf(request) : `/${code}`
}

/** Below each base address are the same pages and calls. */
export function withoutBaseAddress({ url = '/' }: { url?: string | undefined }): string {
  const rest = url.replace(languageRoot, '')
  return rest === url ? withoutRoot({ url }) : rest.replace(/^(?!\/)/, '/')
}

/** Returns the address of a page whose language is named `pt-pt` below `/pt`, where its links lead; null for any other. */
export function shortAddress({ originalUrl }: Request): string | null {
  const rest = originalUrl.replace(new RegExp(`^/${requestedPortuguese}(?=[/?]|$)`), '')
  return rest === originalUrl ? null : `/pt${rest}`
}
