import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const parts = '12 ejector pins hardened 6.2x200\n4 eye bolts M10'

test.each([
  'Die 6,2er sind für die aufgeriebenen Löcher im Werkzeug 338.',
  'The 6.2 ones are for the reamed holes in tool 338.',
  'The 6.2 pins are because we opened up the holes, not a typo.',
  "Les éjecteurs de 6,2 sont pour les trous repris, ce n'est pas une erreur.",
  'Gli estrattori da 6,2 sono per i fori ripassati.',
  'Los expulsores de 6,2 son porque hemos repasado el agujero, no es errata.',
  'Os extratores de 6,2 são porque alargámos os furos.',
  'De pennen van 6,2 zijn voor de opgeboorde gaten in matrijs 338. Rest gaat op voorraad.',
  'Wypychacze 6,2 są do rozwierconych otworów.',
  'Vyhazovače 6,2 jsou kvůli převrtaným otvorům.',
  'Izmetači 6,2 so za povrtane luknje.',
  'A 6,2-es csapok azért kellenek, mert felfúrtuk a furatot.',
  'Aruncătoarele de 6,2 sunt pentru găurile alezate.',
  'Utstötarna på 6,2 är för de uppborrade hålen.',
])('a sentence that explains the sizes of a part above changes nothing: %s', (sentence) => {
  expect(readMailParts(`${parts}\n\n${sentence}`)).toEqual(readMailParts(parts))
})

test.each([
  'The 6.2 pins are for two moulds, so please double.',
  'The 6.2 pins are for the reamed holes, please make it 20.',
  'The 6.2 pins are for the insert, nitrided please',
  'The 6.5 pins are for the reamed holes.',
  'The 6.2 pins are to be cut to 150.',
])('a sentence that says more is not left out: %s', (sentence) => {
  expect(readMailParts(`${parts}\n\n${sentence}`)).not.toEqual(readMailParts(parts))
})
