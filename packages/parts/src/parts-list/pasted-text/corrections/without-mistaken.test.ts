import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'scusi, alla riga 4 ho scritto 6 x 125, invece servono 20 spine cilindriche temprate 6 x 60.',
    '20 × spine cilindriche temprate 6 x 60',
  ],
  [
    'ti avevo scritto spine da 5x160: servono invece spine anima temprate da 5,2x160, sempre 6 pezzi.',
    '6 × spine anima temprate da 5,2x160',
  ],
  [
    'in Zeile 4 habe ich 6x125 geschrieben, stattdessen brauchen wir 20 Zylinderstifte 6x60',
    '20 × Zylinderstifte 6x60',
  ],
  ['on line 4 I wrote 6x125, instead we need 20 dowel pins 6x60', '20 × dowel pins 6x60'],
  [
    'en la línea 4 puse 6x125, en realidad necesitamos 20 pasadores cilíndricos 6x60',
    '20 × pasadores cilíndricos 6x60',
  ],
  ["à la ligne 4 j'ai écrit 6x125, en fait il faut 20 goupilles cylindriques 6x60", '20 × goupilles cylindriques 6x60'],
  ['w poz. 4 napisałem 6x125, zamiast tego potrzebujemy 20 kołków walcowych 6x60', '20 × kołków walcowych 6x60'],
])('what was written by mistake is no part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a part of another line that was written by mistake stays', () => {
  const mail = 'on line 1 I wrote 6x125, instead we need 20 dowel pins 6x60\n\n> 8 dowel pins 6x125'
  expect(readMailParts(mail).length).toBeGreaterThan(1)
})

test.each(['I wrote 10 dowel pins 6x125, we also need 20 dowel pins 6x60', 'I wrote 6x125, instead we need 6x60'])(
  'a further part and sizes alone stay a question: %s',
  (line) => {
    expect(readMailParts(line).join()).toContain('6x125')
  },
)
