import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const works = [
  'Auf 140 kürzen.',
  'Die Spitze verrunden.',
  'Kopf bitte abflachen.',
  'Mit Verdrehsicherung.',
  'Hartverchromt.',
  'Bitte vergolden.',
  'Cut to 140 mm.',
  'Round the tip.',
  'Make sure the tips are rounded.',
  'Wichtig: Länge 140 mm!',
  'Achtung: nur in Edelstahl.',
  'We need them with a flat on the head.',
  'Gold plated please.',
  'Engrave the number on the head.',
  'Arrondir la pointe.',
  'À recouper à 140.',
  'Arrotondare la punta.',
  'Redondear la punta.',
  'Zaokrąglić końcówkę.',
  'Zaoblit špičku.',
  'Hegyét lekerekíteni.',
  'Punt afronden.',
  'Arredondar a ponta.',
  'Vârful rotunjit.',
  'Runda spetsen.',
  'Konico zaobliti.',
]

test.each(works)('a sentence of work behind a part in its line stays with it: %s', (work) => {
  const [part = ''] = readMailParts(`Please send 2 ejector pins nitrided 6x160. ${work}`)
  expect(part).toMatch(/^2 × ejector pins nitrided 6x160, .+/)
})

test.each(works)('a sentence of work in the line below a part stays with it: %s', (work) => {
  const [part = ''] = readMailParts(`2 ejector pins nitrided 6x160\n${work}\n4 guide bushes 24x46`)
  expect(part).toMatch(/^2 × ejector pins nitrided 6x160.* .+/)
})

test.each([
  'Unser Fahrer holt sie Freitag früh ab.',
  'Zeichnung anbei.',
  'Drawing attached.',
  'Odbiorę w środę rano.',
  "L'enlèvement se fera par notre transporteur.",
  'Karen collects them on Friday.',
  'Phone order of 25/11 confirmed.',
  'Notre chauffeur passe vendredi matin.',
  'Können Sie auch gravieren?',
  'Spitze nicht polieren.',
  'Nessuna modifica alla testa.',
  'Ritira il nostro autista venerdì mattina.',
])('another sentence leaves the part as it is: %s', (sentence) => {
  expect(readMailParts(`Please send 2 ejector pins nitrided 6x160. ${sentence}`)).toEqual([
    '2 × ejector pins nitrided 6x160',
  ])
})

test.each(['Ejector sleeves, hardened', 'Auswerferhülsen nitriert', 'Boccole di guida bronzo:'])(
  'a kind with its material leads to the parts below it: %s',
  (heading) => {
    const [first, second = ''] = readMailParts(`6x160 nitrided ejector pins 8 pcs\n${heading}\n5x8x125 4 pcs`)
    expect(first).toMatch(/^8 × 6x160/)
    expect(second).toMatch(/^4 × .*5x8x125/)
  },
)

test.each([
  ['Die Stifte auf 140 kürzen.', ['2 × Stifte nitriert 6x160, Die Stifte auf 140 kürzen', '4 × Hülsen 5x8x150']],
  [
    'Alle Spitzen polieren.',
    ['2 × Stifte nitriert 6x160, Alle Spitzen polieren', '4 × Hülsen 5x8x150, Alle Spitzen polieren'],
  ],
])('a sentence of work is of the parts that it names: %s', (work, parts) => {
  expect(readMailParts(`Bitte 2 Stifte nitriert 6x160 und 4 Hülsen 5x8x150. ${work}`)).toEqual(parts)
})

test.each([
  'Bitte alle auf 140 kürzen. Danke!',
  'Die Köpfe bitte abflachen. Danke!',
  'Please cut all of them to 140. Thanks!',
])('a sentence of work below a gap is of all parts above it: %s', (work) => {
  const [first = '', second = ''] = readMailParts(`2 pins nitrided 6x160\n4 pins nitrided 8x160\n\n${work}`)
  expect(first).toMatch(/^2 × pins nitrided 6x160,? .+/)
  expect(second).toMatch(/^4 × pins nitrided 8x160,? .+/)
})

test.each([
  'Die Spitze nicht flach, sondern ballig.',
  'Not pointed, but with a round tip.',
  'Pas pointu, mais à tête plate.',
])('what is denied leads to what is wanted instead: %s', (work) => {
  const [beside = ''] = readMailParts(`Please send 2 ejector pins nitrided 6x160. ${work}`)
  const [below = ''] = readMailParts(`2 ejector pins nitrided 6x160\n${work}`)
  expect(beside).toMatch(/6x160, .+/)
  expect(below).toMatch(/6x160.? .+/)
})
