import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Messages } from './format-message.ts'

type Catalogue = Promise<{ default: { messages: unknown } }>

/** Each language is a module, so that a browser loads only its own. */
const catalogues = {
  cs: () => import('../locales/cs.json', { with: { type: 'json' } }),
  de: () => import('../locales/de.json', { with: { type: 'json' } }),
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
  es: () => import('../locales/es.json', { with: { type: 'json' } }),
  fr: () => import('../locales/fr.json', { with: { type: 'json' } }),
  hu: () => import('../locales/hu.json', { with: { type: 'json' } }),
  it: () => import('../locales/it.json', { with: { type: 'json' } }),
  nl: () => import('../locales/nl.json', { with: { type: 'json' } }),
  pl: () => import('../locales/pl.json', { with: { type: 'json' } }),
  pt: () => import('../locales/pt.json', { with: { type: 'json' } }),
  ro: () => import('../locales/ro.json', { with: { type: 'json' } }),
  se: () => import('../locales/se.json', { with: { type: 'json' } }),
  sl: () => import('../locales/sl.json', { with: { type: 'json' } }),
} satisfies Record<ReturnType<typeof textLanguage>, () => Catalogue>

/** Loads the compiled catalogue of a language. `si` reads `sl`. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const catalogue = await catalogues[textLanguage(code)]()
  return asMessages(catalogue.default.messages)
}

/** JSON imports lose the tuple types of compiled texts; the shape is known, as the compiler wrote them. */
function asMessages(messages: object): Messages {
  return Object.fromEntries(Object.entries(messages))
}
