import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutInterjection } from './without-interjection.ts'

test.each([
  'aja, 6 o-obročkov viton 14x2',
  'aha še to, 6 o-obročkov viton 14x2',
  'ach ja, 6 O-Ringe Viton 14x2',
  'oh yes, 6 O-rings Viton 14x2',
  'oh and 6 O-rings Viton 14x2',
  'ah oui, 6 joints toriques viton 14x2',
  'ah tiens, et 6 joints toriques viton 14x2',
  'ah sì, 6 o-ring viton 14x2',
  'ah, dimenticavo, 6 o-ring viton 14x2',
  'ah sí, 6 juntas tóricas viton 14x2',
  'ah, se me olvidaba, 6 juntas tóricas viton 14x2',
  'ah pois, 6 o-rings viton 14x2',
  'o ja, 6 o-ringen viton 14x2',
  'oja, nog 6 o-ringen viton 14x2',
  'a no tak, jeszcze 6 oringów viton 14x2',
  'aha, i 6 oringów viton 14x2',
  'jo a, 6 o-kroužků viton 14x2',
  'ja igen, 6 o-gyűrű viton 14x2',
  'jaj, és 6 db o-gyűrű viton 14x2',
  'a, da, 6 oringuri viton 14x2',
  'ah, și 6 inele o-ring viton 14x2',
  'just det, 6 o-ringar viton 14x2',
  'åh ja, 6 o-ringar viton 14x2',
])('what somebody says before they count a part is left out: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^6 × /)])
})

test.each(['yes, 6 please', 'ok, 6 of them', 'ah, 6x160 is what I meant'])(
  'a line without a counted part stays: %s',
  (line) => {
    expect(withoutInterjection(line)).toBe(line)
  },
)
