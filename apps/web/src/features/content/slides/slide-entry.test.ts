import type { Slide } from '@normwerk/contract/content/slide'
import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, test } from 'vitest'
import { languageWithError, slideChangesTo, slideEntryOf, slideErrors, titleIn } from './slide-entry.ts'

const write: Translate = (id, ...params) => translate('en', id, ...params)
const german = {
  languageCode: 'de',
  imageText1: 'Stifte',
  imageText2: null,
  buttonText: 'Ansehen',
  buttonUrl: '/category/pins',
} as const
const slide: Slide = { id: '1', sortIndex: 999, isHidden: true, landingPageTexts: [german], image: null }
const entry = slideEntryOf(slide)
const typed = { imageText1: '', imageText2: '', buttonText: '', buttonUrl: '' }

test('an empty text in a further language is no change', () => {
  expect(slideChangesTo(slide, entry)).toBeNull()
  expect(slideChangesTo(slide, { ...entry, texts: { ...entry.texts, fr: { ...typed, imageText1: ' ' } } })).toBeNull()
})

test('the texts of all written languages are saved, in the order of the languages', () => {
  const texts = { fr: { ...typed, imageText1: ' Éjecteurs ' }, ...entry.texts }
  const french = { imageText1: 'Éjecteurs', imageText2: null, buttonText: null, buttonUrl: null }
  expect(slideChangesTo(slide, { isVisible: true, texts })).toEqual({
    isHidden: false,
    landingPageTexts: [german, { languageCode: 'fr', ...french }],
  })
})

test('a visible slide needs a heading, and a button its text and a safe address', () => {
  const errorsOf = (texts: typeof entry.texts) => slideErrors({ isVisible: true, texts }, 'de', write)
  expect(Object.values(errorsOf(entry.texts)).every((error) => error === null)).toBe(true)
  expect(errorsOf({})).toEqual({ 'landingPageTexts.de.imageText1': expect.any(String) })
  expect(errorsOf({ de: { ...typed, imageText1: 'A', buttonText: 'B' } })).toMatchObject({
    'landingPageTexts.0.buttonUrl': expect.any(String),
  })
  expect(
    errorsOf({ de: { ...typed, imageText1: 'A', buttonText: 'B', buttonUrl: 'javascript:alert(1)' } }),
  ).toMatchObject({ 'landingPageTexts.0.buttonText': null, 'landingPageTexts.0.buttonUrl': expect.any(String) })
})

test('the language of an error is found', () => {
  const texts = { ...entry.texts, fr: { ...typed, buttonUrl: '/cart' } }
  const wrong = { isVisible: true, texts }
  expect(languageWithError(wrong, 'de', slideErrors(wrong, 'de', write))).toBe('fr')
  expect(languageWithError(wrong, 'fr', slideErrors(wrong, 'fr', write))).toBeUndefined()
})

test('a slide is named in the language of the reader, else in any', () => {
  expect(titleIn(slide, 'pl')).toBe('Stifte')
  expect(titleIn({ ...slide, landingPageTexts: [] }, 'de')).toBeNull()
})
