import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { LateBundle } from './bundles.ts'
import type { Messages } from './format-message.ts'
import { asMessages } from './load-messages.ts'

/** Each bundle of each language is a module, so that a browser loads only its own. */
const loaders = {
  forms: (language) => import(`../locales/forms/${language}.json`, { with: { type: 'json' } }),
  catalogue: (language) => import(`../locales/catalogue/${language}.json`, { with: { type: 'json' } }),
  designation: (language) => import(`../locales/designation/${language}.json`, { with: { type: 'json' } }),
  assistant: (language) => import(`../locales/assistant/${language}.json`, { with: { type: 'json' } }),
  cart: (language) => import(`../locales/cart/${language}.json`, { with: { type: 'json' } }),
  carousel: (language) => import(`../locales/carousel/${language}.json`, { with: { type: 'json' } }),
  news: (language) => import(`../locales/news/${language}.json`, { with: { type: 'json' } }),
  partsList: (language) => import(`../locales/partsList/${language}.json`, { with: { type: 'json' } }),
  viewer: (language) => import(`../locales/viewer/${language}.json`, { with: { type: 'json' } }),
  configurator: (language) => import(`../locales/configurator/${language}.json`, { with: { type: 'json' } }),
  order: (language) => import(`../locales/order/${language}.json`, { with: { type: 'json' } }),
  newsletter: (language) => import(`../locales/newsletter/${language}.json`, { with: { type: 'json' } }),
  office: (language) => import(`../locales/office/${language}.json`, { with: { type: 'json' } }),
} satisfies Record<LateBundle, (language: string) => Promise<{ default: { messages: object } }>>

/** Loads the texts of one bundle. */
export async function loadBundle(code: LanguageCode, bundle: LateBundle): Promise<Messages> {
  const catalogue = await loaders[bundle](textLanguage(code))
  return asMessages(catalogue.default.messages)
}
