import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['ejector pins nitrided 6x160', 'We will grind the pins to length in house.'],
  ['Auswerfer nitriert 6x160', 'Die Auswerfer kürzen wir selbst.'],
  ['éjecteurs nitrurés 6x160', 'La coupe est faite par nos soins.'],
  ['expulsores nitrurados 6x160', 'Los rectificamos aquí a medida.'],
  ['estrattori nitrurati 6x160', 'Il taglio lo facciamo noi.'],
  ['uitwerpers genitreerd 6x160', 'Inkorten doen we zelf.'],
  ['wypychaczy azotowanych 6x160', 'Skracamy je sami.'],
  ['utstötare nitrerade 6x160', 'Vi kapar dem själva.'],
])('what the buyer does themselves changes no part: %s. %s', (part, sentence) => {
  expect(readMailParts(`8 ${part}\n\n${sentence}`)).toEqual([`8 × ${part}`])
})

test.each(['We cannot grind the pins ourselves, please trim them.', 'Auf 147 kürzen, die Fase machen wir selbst.'])(
  'what the shop shall do stays a question: %s',
  (sentence) => {
    expect(readMailParts(`8 pins nitrided 6x160\n\n${sentence}`)).not.toEqual(['8 × pins nitrided 6x160'])
  },
)

test('parts that the buyer turns themselves are not ordered', () => {
  const mail = 'Pris tack, utom kärnstiften, dem svarvar vi själva.\n\n> 24 KSN-3x200\n> 12 kärnstift härdade 3x200'
  expect(readMailParts(mail).at(-1)).toMatch(/^12 \? × kärnstift härdade 3x200/)
})
