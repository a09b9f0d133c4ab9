import { expect, test } from 'vitest'
import { withoutFormerValues } from './without-former-values.ts'

test.each([
  ['10 ejector pins hardened 4x160', ' (was 4x125)'],
  ['10 ejector pins hardened 4x160', ' (I wrote 4x125 before)'],
  ['10 ejector pins hardened 4x160', ' (the old length was 125)'],
  ['24 cap screws M6x20 12.9', ', I wrote 12'],
  ['10 Auswerferstifte gehärtet 4x160', ' (hatte 4x125 geschrieben)'],
  ['10 Auswerferstifte gehärtet 4x160', ' – vorher 4x125'],
  ['10 Auswerferstifte gehärtet 4x160', ' [bisher Länge 125]'],
  ['24 tornillos allen M6x20 12.9', ' (antes puse 12)'],
  ['10 éjecteurs trempés 4x160', " (j'avais mis 4x125)"],
  ['10 estrattori temprati 4x160', ' (prima lunghi 125)'],
  ['24 šroubů M6x20 12.9', ' (psal jsem 12)'],
  ['24 śruby imbusowe M6x20 12.9', ' (pisałem 12)'],
  ['24 db imbuszcsavar M6x20 12.9', ' (12-t írtam)'],
  ['10 uitwerpers gehard 4x160', ' (eerst 4x125)'],
  ['10 extratores temperados 4x160', ' (antes 4x125)'],
  ['24 șuruburi M6x20 12.9', ' (am scris 12)'],
  ['24 insexskruv M6x20 12.9', ' (skrev 12)'],
  ['24 imbus vijakov M6x20 12.9', ' (napisal sem 12)'],
])('what stood there before is none of the part: %s%s', (part, former) => {
  expect(withoutFormerValues(part + former)).toBe(part)
})

test.each([
  ['pieces that somebody has', '6 Auswerfer 6x160 nitriert (haben wir 4)'],
  ['a number beside a part without pieces', 'cap screws M6x20 12.9 (previously 12)'],
  ['a time', '24 cap screws M6x20, before 12'],
  ['other words', '10 pins 4x160 (4x125 before that)'],
])('%s stay', (_, line) => {
  expect(withoutFormerValues(line)).toBe(line)
})
