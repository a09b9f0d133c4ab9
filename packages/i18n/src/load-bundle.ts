import type { Messages } from '@lingui/core'
import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import type { LateBundle } from './bundles.ts'
import { asMessages } from './load-messages.ts'

/** Loads the texts of one bundle. Each language is a module, so that a browser loads only its own. */
export async function loadBundle(code: LanguageCode, bundle: LateBundle): Promise<Messages> {
  const language = textLanguage(code)
  const catalogue =
    bundle === 'order'
      ? await import(`../locales/order/${language}.json`, { with: { type: 'json' } })
      : await import(`../locales/office/${language}.json`, { with: { type: 'json' } })
  return asMessages(catalogue.default.messages)
}
