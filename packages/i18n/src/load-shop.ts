import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { LateBundle } from './bundles.ts'
import type { Messages } from './format-message.ts'

interface ShopBundle {
  messages: Messages
  /** The other bundles of the language, each a module of its own. */
  loaders: Readonly<Record<LateBundle, () => Promise<{ default: { messages: Messages } }>>>
}

/** Loads the texts that every page needs. */
export function loadShop(code: LanguageCode): Promise<ShopBundle> {
  return import(`../locales/shop/${textLanguage(code)}.js`)
}
