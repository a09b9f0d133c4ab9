import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The shop's language codes with their locales. `se` and `si` are its own codes for Swedish and Slovenian. */
export const locales = {
  cs: 'cs-CZ',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  hu: 'hu-HU',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  se: 'sv-SE',
  si: 'sl-SI',
  sl: 'sl-SI',
} as const

export type LanguageCode = keyof typeof locales

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(locales, code)
}

export const languageCodes = Object.keys(locales).filter(isLanguageCode)
export const defaultLanguage = 'de' satisfies LanguageCode
export const fallbackLanguage = 'en' satisfies LanguageCode

export const LanguageCode = z.enum(languageCodes)

/** How feeds are asked for Portuguese, which is accepted wherever a language is. */
export const requestedPortuguese = 'pt-pt'

/** Returns the language of a code of the shop or of `pt-pt`; null for any other text. */
export function readLanguageCode(code: string): LanguageCode | null {
  if (code === requestedPortuguese) return 'pt'
  return isLanguageCode(code) ? code : null
}

export const AcceptedLanguage = z.pipe(
  z.enum([...languageCodes, requestedPortuguese]),
  z.transform((code): LanguageCode => (code === requestedPortuguese ? 'pt' : code)),
)

/** Returns the parameter with which a feed is asked for a language. The German feed has none. */
export function feedParameter(code: LanguageCode): string | null {
  if (code === defaultLanguage) return null
  return code === 'pt' ? requestedPortuguese : code
}

/** Returns the language whose texts a code reads: `si` shares the texts of `sl`. */
export function textLanguage(code: LanguageCode): Exclude<LanguageCode, 'si'> {
  return code === 'si' ? 'sl' : code
}

const Language = z.strictObject({ code: LanguageCode })

export const languageEndpoints = {
  read: endpoint({
    route: 'GET /api/language',
    summary: "The visitor's language.",
    permission: 'catalogue.browse',
    output: Language,
    errors: [],
  }),
  choose: endpoint({
    route: 'PUT /api/language',
    summary: 'Chooses the language and stores it in a cookie.',
    permission: 'catalogue.browse',
    repeatable: true,
    input: z.strictObject({ code: AcceptedLanguage }),
    output: Language,
    errors: [],
  }),
  list: endpoint({
    route: 'GET /api/language/list',
    summary: 'All languages of the shop, each with its name in that language.',
    permission: 'catalogue.browse',
    output: z.array(z.strictObject({ code: LanguageCode, locale: z.string(), name: z.string() })),
    errors: [],
  }),
}
