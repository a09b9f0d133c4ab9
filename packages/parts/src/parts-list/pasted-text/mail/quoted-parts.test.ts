import { expect, test } from 'vitest'
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
