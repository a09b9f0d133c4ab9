import { expect, test } from 'vitest'
import { namesWork } from './work-words.ts'

test.each([
  'gehärtete Stifte',
  'merci beaucoup',
  'kurzfristig',
  'perché',
  'étaient',
  'vi skickar ert svar',
  'tornillos',
  'trimiteți',
])('says nothing about work on a part: %s', (text) => {
  expect(namesWork(text)).toBe(false)
})

test.each(['Kopf 3 mm flach', 'tête plate', 'coupé à 147', 'zkrátit', 'head ground'])('names work: %s', (text) => {
  expect(namesWork(text)).toBe(true)
})
