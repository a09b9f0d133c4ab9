import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

test.each([
  ["Les joints, on n'en prend pas cette fois.", '10 joints toriques FKM 20x2,5 : 1,15 €'],
  ["The o-rings we won't take this time.", '10 o-rings FKM 20x2.5 @ 1.15'],
  ['Die Ringe nehmen wir diesmal nicht.', '10 O-Ringe FKM 20x2,5 à 1,15 €'],
  ['Las juntas no las queremos.', '10 juntas tóricas FKM 20x2,5 1,15 €'],
])('a quoted part whose noun is denied is asked: %s', (answer, quoted) => {
  const rows = readMail([answer, '', `> ${quoted}`, '> 4 pins nitrided 5x160 3,10 €'].join('\n'))
  expect(rows.map(({ quantity }) => quantity)).toEqual(['10 ?', '4'])
})

test.each([
  'Bereme body 1 a 3, zbytek nechceme.',
  'We take items 1 and 3, please cancel the rest.',
  'Wir nehmen die 6x160 und 6x250, den Rest brauchen wir nicht.',
  "On prend les 6x160 et les 6x250, le reste n'est pas nécessaire.",
  'Csak az 1. és 3. tételt kérjük, a többit nem.',
])('a quoted part is open if the answer names others and leaves out the rest: %s', (answer) => {
  const offer = '> 1. AZN-6x160, 50 pcs\n> 2. AZN-6x200, 20 pcs\n> 3. AZN-6x250, 30 pcs'
  expect(readMailParts(`${answer}\n\n${offer}`)).toContain('20 ? × AZN-6x200')
})

test.each([
  'Alles wie angeboten, jedoch jeweils doppelte Menge.',
  'Everything as quoted, but double the quantity please.',
  'Tout comme indiqué, mais le double de chaque.',
  'Tutto come da offerta, ma il doppio per ogni posizione.',
])('quoted parts are open if the answer doubles pieces and names no part: %s', (answer) => {
  const offer = '> 1. AZN-6x160, 50 pcs\n> 2. AZN-6x200, 20 pcs'
  expect(readMail(`${answer}\n\n${offer}`).map(({ quantity }) => quantity)).toEqual(['50 ?', '20 ?'])
})

test('the rest of the parts stays without a question if nothing changes', () => {
  const offer = '> 1. AZN-6x160, 50 pcs\n> 2. AZN-6x200, 20 pcs'
  expect(readMailParts(`Bitte Pos. 1 nur 10, der Rest ohne Änderung.\n\n${offer}`)).toEqual([
    '10 × AZN-6x160',
    '20 × AZN-6x200',
  ])
})
