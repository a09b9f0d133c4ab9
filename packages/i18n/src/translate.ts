import { fallbackLanguage, type LanguageCode, languageCodes } from '@normwerk/contract/language'
import { loadMessages } from './load-messages.ts'
import { createTranslator, type TextId, type TextParams, type Translate } from './text.ts'

/** The server answers in every language, so it loads all catalogues at the start. */
const translators = new Map<LanguageCode, Translate>()
for (const code of languageCodes) translators.set(code, createTranslator(code, await loadMessages(code)))

const fallback = createTranslator(fallbackLanguage, await loadMessages(fallbackLanguage))

/**
 * Returns a text in a language.
 * @example translate('de', 'error.lengthOutOfRange', { min: 50, max: 160 })
 */
export function translate<Id extends TextId>(code: LanguageCode, id: Id, ...params: TextParams<Id>): string {
  const text = translators.get(code) ?? fallback
  return text(id, ...params)
}
