import type { EditedPage, PublishPage, WrittenPage } from '@normwerk/contract/content'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import type { Translate } from '@normwerk/i18n/text'

/** The typed texts by language. */
export type PageEntry = EditedPage['texts']

const nothing: WrittenPage = { title: '', text: '' }

export function writtenIn(entry: PageEntry, language: PageLanguage): WrittenPage {
  return entry[language] ?? nothing
}

/** The entry without the languages in which nothing is typed. */
function writtenTexts(entry: PageEntry): PageEntry {
  const texts: PageEntry = {}
  for (const language of pageLanguages) {
    const written = writtenIn(entry, language)
    if (!isEmpty(written.title) || !isEmpty(written.text)) texts[language] = written
  }
  return texts
}

/** Returns what is to be published; null if it is published already. */
export function changesTo(
  { version, texts: published }: Pick<EditedPage, 'version' | 'texts'>,
  entry: PageEntry,
): PublishPage | null {
  const texts = writtenTexts(entry)
  const isSame = JSON.stringify(texts) === JSON.stringify(writtenTexts(published))
  return isSame ? null : { basedOn: version, texts }
}

/**
 * Returns the errors that prevent publishing, by their paths in the contract.
 * @param shown the language that must be written if none is
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

/** Returns a language with an error; undefined if there is none. */
export function invalidLanguage(fieldErrors: Record<string, string | null>): PageLanguage | undefined {
  const invalid = Object.keys(fieldErrors).find((path) => fieldErrors[path] !== null)
  return pageLanguages.find((language) => invalid?.split('.')[1] === language)
}

function isEmpty(typed: string): boolean {
  return typed.trim() === ''
}
