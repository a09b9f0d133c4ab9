import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test('a message of a chat does not go on with the one before', () => {
  const chat = `Tom (Harlow): 4 dowels ISO 8734 10x60
Tom (Harlow): that's it. invoice to head office please, not to us`
  expect(readMailParts(chat)).toEqual(['4 × dowels ISO 8734 10x60'])
})

test('words between two messages leave the kind of the parts', () => {
  const chat = `Bruno : salut, des éjecteurs trempés 6x250 svp
Marion : Salut Bruno. Combien ?
Bruno : 8
Bruno : et 14 nitrurés 4x200`
  expect(readMailParts(chat)).toEqual(['8 × éjecteurs trempés 6x250', '14 × éjecteurs 4x200 nitrurés'])
})

test.each(['1. 12., 7:14', '1. 12. 2026, 7:14', '01.12.26, 07:14'])(
  'the date of a message says nothing of its part: %s',
  (date) => {
    const chat = `[${date}] Matej orodjarna: Živjo, naroči prosim izmetače nitrirane 4x200, 12 kosov
[${date}] Nina nabava: Za katero orodje?
[${date}] Jure: o-obročki 14x2 viton tudi, 20 kom`
    expect(readMailParts(chat)).toEqual(['12 × izmetače nitrirane 4x200', '20 × o-obročki 14x2 viton'])
  },
)
