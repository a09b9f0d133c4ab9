import type { EditedPage } from '@normwerk/contract/content'
import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, test } from 'vitest'
import { changesTo, invalidLanguage, pageErrors } from './page-entry.ts'

const german = { title: 'Impressum', text: 'Form GmbH' }
const page: EditedPage = {
  key: 'imprint',
  version: '2',
  publishedAt: '2026-11-01T08:00:00.000Z',
  languages: ['de'],
  texts: { de: german },
}

test('a text that is typed in a language and emptied again is no change', () => {
  expect(changesTo(page, page.texts)).toBeNull()
  expect(changesTo(page, { de: german, fr: { title: ' ', text: '\n' } })).toBeNull()
})

test('a new language is published with the existing ones, and an emptied one is left out', () => {
  const english = { title: 'Legal notice', text: 'Form Ltd' }
  expect(changesTo(page, { de: german, en: english })).toEqual({ basedOn: '2', texts: { de: german, en: english } })
  expect(changesTo(page, { de: { title: '', text: '' }, en: english })).toEqual({
    basedOn: '2',
    texts: { en: english },
  })
})

test('each language that is begun needs a title and a text, and a page needs one language', () => {
  const write: Translate = (id, ...params) => translate('en', id, ...params)
  expect(pageErrors({ de: german }, 'en', write)).toEqual({ 'texts.de.title': null, 'texts.de.text': null })
  const begun = pageErrors({ de: german, fr: { title: '', text: 'Texte' } }, 'de', write)
  expect(begun).toMatchObject({ 'texts.de.text': null, 'texts.fr.title': expect.any(String), 'texts.fr.text': null })
  expect(invalidLanguage(begun)).toBe('fr')
  const empty = pageErrors({}, 'en', write)
  expect(empty).toEqual({ 'texts.en.title': expect.any(String), 'texts.en.text': expect.any(String) })
})
