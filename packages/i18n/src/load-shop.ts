import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { Messages } from './format-message.ts'

/** Loads the texts that every page needs. */
export async function loadShop(code: LanguageCode): Promise<Messages> {
  const catalogue = await import(`../locales/shop/${textLanguage(code)}.json`, { with: { type: 'json' } })
  return catalogue.default.messages
}
