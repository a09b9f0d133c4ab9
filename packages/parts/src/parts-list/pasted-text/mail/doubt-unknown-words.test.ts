import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const orders = {
  nl: ['12 uitwerpers genitreerd 6x160', '4 geleidebussen staal 18x36', '20 inbusbouten M8x25 12.9'],
  hu: ['12 db nitridált kilökőcsap 6x160', '4 db vezetőpersely acél 18x36', '20 db csavar M8x25 12.9'],
  ro: ['12 aruncătoare nitrurate 6x160', '4 bucșe de ghidare oțel 18x36', '20 șuruburi M8x25 12.9'],
  se: ['12 st nitrerade utstötare 6x160', '4 st styrbussningar stål 18x36', '20 st insexskruv M8x25 12.9'],
  sl: ['12 nitriranih izmetačev 6x160', '4 vodilne puše jeklo 18x36', '20 imbus vijakov M8x25 12.9'],
  en: ['12 ejector pins nitrided 6x160', '4 guide bushes steel 18x36', '20 cap screws M8x25 12.9'],
} as const

function certainCounts(language: keyof typeof orders, ...sentence: [above: string] | [above: string, below: string]) {
  const [above, below = ''] = sentence
  const text = [above, ...orders[language], below].filter(Boolean).join('\n')
  return readMailParts(text).flatMap((part) => /^\d+(?= × )/.exec(part)?.[0] ?? [])
}

test.each([
  ['nl', 'Doe de schroeven liever in rvs.', ['12', '4']],
  ['nl', 'Annuleer de schroeven alsjeblieft, ze bleken gewoon in het magazijn te liggen.', ['12', '4']],
  ['hu', 'A perselyeket bronzból kérjük, ne acélból.', ['12', '20']],
  ['hu', 'A csavarok közben előkerültek, azokat sztornózzuk.', ['12', '4']],
  ['ro', 'Știfturile au sosit deja de la alt furnizor, nu le mai pregătiți.', ['4', '20']],
  ['se', 'Byt skruvarna mot försänkta, skallarna tar emot annars.', ['12', '4']],
  ['sl', 'Mera puš ni zanesljiva, jutri jo preverim na orodju in javim.', ['12', '20']],
  ['en', 'Rather take countersunk ones for the screws.', ['12', '4']],
] as const)('%s: a sentence with unknown words about a kind asks about it: %s', (language, sentence, certain) => {
  expect(certainCounts(language, '', sentence)).toEqual(certain)
  expect(certainCounts(language, sentence)).toEqual(certain)
})

test.each([
  ['nl', 'De oude bussen zijn versleten.'],
  ['hu', 'A csavarokat kérjük külön csomagolni.'],
  ['se', 'Skruvarna kan skickas separat.'],
  ['en', 'The screws are urgent, the machine stands.'],
  ['en', 'Please pack the bushes separately if possible.'],
  ['en', 'Are the screws in stock?'],
  ['en', 'The o-rings rather in NBR.'],
] as const)('%s: one of known words, a question and one about another kind ask nothing: %s', (language, sentence) => {
  expect(certainCounts(language, '', sentence)).toEqual(['12', '4', '20'])
})

test('a heading of parts asks nothing', () => {
  expect(readMailParts('Ejector pins, hardened\n6x160 10 pcs\n8x160 4 pcs')[0]).toMatch(/^10 × /)
})

test.each([
  '6 ejector pins nitrided 6x160, already here',
  '6 Auswerferstifte nitriert 6x160, sind da',
  '6 éjecteurs nitrurés 6x160, déjà livrés',
  '6 expulsores nitrurados 6x160, ya llegaron',
])('a part that is there already is asked about: %s', (line) => {
  expect(readMailParts(line).join()).not.toMatch(/^6 × /)
})
