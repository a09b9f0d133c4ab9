import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { defaultLanguage, fallbackLanguage, type LanguageCode, textLanguage } from '@normwerk/contract/language'

/** Returns the text for a reader of a language: their own, else English, German, or any other. */
export function chooseText<Text>(texts: Partial<Record<PageLanguage, Text>>, language: LanguageCode): Text | undefined {
  return chooseLanguage(texts, language)?.text
}

/** Like `chooseText`, with the language in which the text is written. */
export function chooseLanguage<Text>(
  texts: Partial<Record<PageLanguage, Text>>,
  language: LanguageCode,
): { language: PageLanguage; text: Text } | undefined {
  for (const code of [textLanguage(language), fallbackLanguage, defaultLanguage, ...pageLanguages] as const) {
    const text = texts[code]
    if (text !== undefined) return { language: code, text }
  }
  return undefined
}
