import type { LanguageCode } from '@normwerk/contract/language'
import type { LateBundle } from '@normwerk/i18n/bundles'
import { loadShop } from '@normwerk/i18n/load-shop'
import { createTexts, type Translate } from '@normwerk/i18n/text'
import { loadCode } from '../api/load-code.ts'

interface OpenTexts {
  text: Translate
  /** Loads the texts of a bundle once, before a page that needs them is shown. */
  enter: (bundle: LateBundle) => Promise<void>
}

/** Opens the texts of a language: those of every page at once, the others when a page needs them. */
export async function openTexts(code: LanguageCode): Promise<OpenTexts> {
  const { text, add } = createTexts(code)
  const entered = new Map<LateBundle, Promise<void>>()
  const shop = await loadCode(() => loadShop(code))
  add(shop.messages)
  return {
    text,
    enter(bundle) {
      const known = entered.get(bundle)
      if (known !== undefined) return known
      const entering = loadCode(shop.loaders[bundle]).then((file) => add(file.default.messages))
      entered.set(bundle, entering)
      // The page that waits for the bundle reports the failure; the next page tries again.
      entering.catch(() => entered.delete(bundle))
      return entering
    },
  }
}
