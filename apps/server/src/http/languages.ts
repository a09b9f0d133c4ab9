import { defaultLanguage, isLanguageCode, type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import type { FastifyRequest } from 'fastify'

export const languageCookie = 'language'

/** The language of an answer: the visitor's choice, else what the browser prefers, else German. */
export function readLanguage(request: FastifyRequest): LanguageCode {
  const chosen = request.cookies[languageCookie]
  if (chosen !== undefined && isLanguageCode(chosen)) return chosen
  return readPreferred(request.headers['accept-language'] ?? '') ?? defaultLanguage
}

function readPreferred(header: string): LanguageCode | undefined {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', quality = ''] = wish.trim().split(/\s*;\s*q=/i)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: quality === '' ? 1 : Number(quality) }
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const wish of wishes) {
    const codes = languageCodes.filter((candidate) => locales[candidate].startsWith(`${wish.language}-`))
    const code = codes.find((candidate) => candidate === wish.language) ?? codes[0]
    if (code !== undefined) return code
  }
  return undefined
}
