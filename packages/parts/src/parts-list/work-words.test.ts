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
  'måtten är oförändrade',
  'mere nespremenjene',
])('says nothing about work on a part: %s', (text) => {
  expect(namesWork(text)).toBe(false)
})

test.each([
  'Kopf 3 mm flach',
  'tête plate',
  'coupé à 147',
  'zkrátit',
  'head ground',
  // Words with another one, or a syllable, in front of the work
  'Datumstempel in der Stirn',
  'datumstämpel i ändan',
  'date-stamp on the face',
  'à découper',
  'trou repercé',
  'spodaj pobrušeno',
  'glavo poravnati',
  'måttet förändrat, förändrad spets',
  'a fejhez beillesztve',
  'cabeça recortada',
  'Kreuzrändel',
])('names work: %s', (text) => {
  expect(namesWork(text)).toBe(true)
})
