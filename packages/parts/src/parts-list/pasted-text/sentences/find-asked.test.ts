import { expect, test } from 'vitest'
import { findAsked } from './find-asked.ts'

test.each([
  'Nach Rücksprache mit unserer Konstruktion benötigen wir für Projekt 2288:',
  'Following the design review we need for project 2288:',
  'Après concertation nous avons besoin pour le projet 2288 :',
  'Dopo la revisione ci serve per il progetto 2288:',
])('the number of a project counts no goods: %s', (line) => {
  expect(findAsked(line)).toBeNull()
})
