import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['24 éjecteurs nitrurés 6x160', 'Notre dernier achat : prix 3,20 € les éjecteurs.'],
  ['24 ejector pins nitrided 6x160', 'Last time we paid 3.20 EUR for the pins.'],
  ['24 Auswerferstifte nitriert 6x160', 'Die Auswerferstifte hatten 2,85 EUR gekostet.'],
  ['24 estrattori nitrurati 6x160', 'Gli estrattori li avevamo pagati 3,10 EUR.'],
])('what a kind of parts did cost changes none of them: %s', (part, sentence) => {
  expect(readMailParts(`${part}\n\n${sentence}`)).toEqual(readMailParts(part))
})
