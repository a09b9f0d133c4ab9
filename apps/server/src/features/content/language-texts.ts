import type { EditedPage } from '@normwerk/contract/content'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { defaultLanguage, fallbackLanguage, type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { formatSections, type PageText, parseSections } from '@normwerk/contract/page-text'

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

/** Texts as their editors write them, by language. */
type WrittenTexts = EditedPage['texts']
type Texts = Partial<Record<PageLanguage, PageText>>

export function parseTexts(written: WrittenTexts): Texts {
  const texts: Texts = {}
  for (const language of pageLanguages) {
    const each = written[language]
    if (each !== undefined) texts[language] = { title: each.title, sections: parseSections(each.text) }
  }
  return texts
}

export function formatTexts(texts: Texts): WrittenTexts {
  const written: WrittenTexts = {}
  for (const language of pageLanguages) {
    const each = texts[language]
    if (each !== undefined) written[language] = { title: each.title, text: formatSections(each.sections) }
  }
  return written
}
