import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'En el almacén nos quedan 3 columnas, pero son de otro diámetro.',
  'Im Lager liegen noch 3 Säulen, aber mit anderem Durchmesser.',
  'We still have 3 pillars but they are too short.',
  'We hebben nog 3 zuilen liggen maar die zijn te kort.',
  'Máme ještě 3 sloupky, ale jsou příliš krátké.',
])('pieces which the buyer has and cannot use count none: %s', (sentence) => {
  expect(readMailParts(`4 x FSE-30x56x75.\n${sentence}`)).toEqual(['4 × FSE-30x56x75'])
  expect(readMailParts(`4 x FSE-30x56x75. ${sentence}`)).toEqual(['4 × FSE-30x56x75'])
})

test('pieces which the buyer has may be taken off the order', () => {
  expect(readMailParts('4 guide pillars 30x56x75. We still have 3 guide pillars.').join()).toContain(
    '4 ? × guide pillars',
  )
})
