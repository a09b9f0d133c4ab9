import {
  type EditedPage,
  type PageLanguage,
  type PublishPage,
  pageLanguages,
  type WrittenPage,
} from '@normwerk/contract/content'
import type { Translate } from '@normwerk/i18n/text'

/** What is typed, by language. */
export type PageEntry = EditedPage['texts']

const nothing: WrittenPage = { title: '', text: '' }

export function writtenIn(entry: PageEntry, language: PageLanguage): WrittenPage {
  return entry[language] ?? nothing
}

/** The entry without the languages in which nothing is typed. */
export function writtenTexts(entry: PageEntry): PageEntry {
  const texts: PageEntry = {}
  for (const language of pageLanguages) {
    const written = writtenIn(entry, language)
    if (!isEmpty(written.title) || !isEmpty(written.text)) texts[language] = written
  }
  return texts
}

/** What is to be published; null where it is published already. */
export function changesTo({ version, texts: published }: EditedPage, entry: PageEntry): PublishPage | null {
  const texts = writtenTexts(entry)
  const isSame = JSON.stringify(texts) === JSON.stringify(writtenTexts(published))
  return isSame ? null : { basedOn: version, texts }
}

/**
 * What keeps an entry from being published, by the paths of the contract.
 * @param shown the language that has to be written where none is
 */
export function pageErrors(entry: PageEntry, shown: PageLanguage, text: Translate): Record<string, string | null> {
  const written = writtenTexts(entry)
  const isEmptyPage = Object.keys(written).length === 0
  const fieldError = (typed: string) => (isEmpty(typed) ? text('field.required') : null)
  const fieldErrors: Record<string, string | null> = {}
  for (const language of pageLanguages) {
    if (written[language] === undefined && !(isEmptyPage && language === shown)) continue
    fieldErrors[`texts.${language}.title`] = fieldError(writtenIn(entry, language).title)
    fieldErrors[`texts.${language}.text`] = fieldError(writtenIn(entry, language).text)
  }
  return fieldErrors
}

/** A language in which something is missing; undefined where there is none. */
export function invalidLanguage(fieldErrors: Record<string, string | null>): PageLanguage | undefined {
  const invalid = Object.keys(fieldErrors).find((path) => fieldErrors[path] !== null)
  return pageLanguages.find((language) => invalid?.split('.')[1] === language)
}

function isEmpty(typed: string): boolean {
  return typed.trim() === ''
}
