import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['12 ejector pins nitrided 6x160\nThe flat ejectors can wait, we still have to measure them.', '12'],
  ['4 Guide bushes bronze 24x46\nSprue bush not required this time.', '4'],
  ['8 éjecteurs nitrurés 6x160\nLes éjecteurs à lame ne sont plus nécessaires.', '8'],
])('a remark about another kind with the same noun changes nothing: %s', (mail, quantity) => {
  const parts = readMailParts(mail)
  expect(parts).toHaveLength(1)
  expect(parts.join()).toMatch(new RegExp(`^${quantity} ×`))
})

test.each([
  '12 ejectors 2x7.5x200x100 nitrided\nThe flat ejectors are not required this time.',
  "2 buses 18x4x40x56 trempées\nLes buses d'injection, seulement 1.",
  '12 ejector pins nitrided 6x160\nThe ejector pins are not required this time.',
])('a remark about the kind of a row reaches it, whatever the row is called: %s', (mail) => {
  expect(readMailParts(mail).join()).not.toMatch(/^(?:12|2) × [^?]*(?:nitrided|trempées|6x160)$/)
})
