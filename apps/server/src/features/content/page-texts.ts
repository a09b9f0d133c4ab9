import type { EditedPage } from '@normwerk/contract/content'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { formatSections, type PageText, parseSections } from '@normwerk/contract/page-text'

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
