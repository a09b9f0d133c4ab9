import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const quoted = '\n\n> 1. ejector pin hardened 3.5x160 - 40 off\n> 2. guide pillar 18x36x75 - 4 off'

test.each([
  'Bei Pos. 1 bitte auf 60 Stück aufstocken.',
  'Please increase item 1 to 60.',
  'Please raise pos. 1 to 60 pieces.',
  'Pour la pos. 1, passez à 60 pièces.',
  'Pos. 1 portate a 60 pezzi.',
  'Subid la pos. 1 a 60 unidades.',
  'A pos. 1 passa para 60 peças.',
  'Pos. 1 ophogen naar 60.',
  'Poz. 1 podnieść do 60 sztuk.',
  'Poz. 1 prosím navýšit na 60 ks.',
  'Az 1. tételt emeljék 60 darabra.',
  'Poz. 1 majorați la 60 buc.',
  'Pos. 1 höj till 60 st.',
  'Pri poz. 1 povišajte na 60 kosov.',
])('a position is raised to a number: %s', (line) => {
  expect(readMailParts(line + quoted)).toEqual(['60 × ejector pin hardened 3.5x160', '4 × guide pillar 18x36x75'])
})

test.each([
  'Please increase items 1 to 2.',
  'Please increase item 1 by 60.',
  'Please do not increase item 1 to 60.',
  'Please increase the diameter of item 1 to 6.',
])('another sentence with a verb that raises states no number of pieces: %s', (line) => {
  expect(readMailParts(line + quoted)[0]).not.toMatch(/^(?:60|6|2) × ejector pin hardened 3.5x160$/)
})
