import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pin = 'ejector pins 6x160'

test.each([
  `${pin}, 12 per mould, 4 moulds`,
  `12 ${pin} per mould, 4 moulds`,
  `for 4 moulds: ${pin}, 12 per mould`,
  `${pin} - 12 per tool x 4 tools`,
  `12/mould x 4 moulds ${pin}`,
  `4 moulds, 12 each ${pin}`,
  `${pin}, je Form 12, bei 4 Formen also 48 Stück`,
  `${pin}, 12 por molde, 4 moldes`,
  `${pin} : 12 par moule, soit 4 moules`,
  `${pin}, 12 per stampo, 4 stampi`,
  `${pin}, 12 ks na formu, 4 formy`,
  `${pin}, po 12 szt. na formę, formy są 4`,
  `${pin}, szerszámonként 12 db, 4 szerszám`,
  `${pin}, 12 per matrijs, 4 matrijzen`,
  `${pin}, 12 pe matriță, 4 matrițe`,
  `${pin}, 12 per form, 4 formar`,
  `${pin}, 12 na orodje, 4 orodja`,
  `para cada molde 12 ${pin}. Son 4 moldes.`,
  `los moldes son cuatro y en cada uno van 12 ${pin}`,
  `cuatro moldes con 12 ${pin} cada uno`,
  `na každou 12 ${pin}, máme 4 formy`,
  `pour 4 moules, 12 ${pin} chacun`,
  `wir haben 4 Maschinen, pro Maschine 12 ${pin}`,
  `12 ${pin} for each of our four tools`,
  `${pin}: 12 par moule pour ces quatre moules`,
  `${pin}: 12 per mould for these four moulds`,
  `${pin}: 12 je Form für diese vier Formen`,
])('the pieces of one mould are multiplied: %s', (line) => {
  expect(readMailParts(line)).toEqual([`48 × ${pin}`])
})

test.each([
  'vi bygger fyra likadana verktyg. Till vart och ett behövs:',
  'vi bygger fyra likadana formar. Till var och en behövs:',
])('the pieces below are of each mould that was counted: %s', (line) => {
  expect(readMailParts(`${line}\n\n12 ${pin}`)).toEqual([`48 × ${pin}`])
})

test.each([
  'pro 2 shodné formy. Na jednu formu potřebujeme:',
  'Két egyforma szerszámhoz kérünk. Szerszámonként:',
  'voor twee gelijke matrijzen (4101 en 4102), de aantallen zijn per matrijs:',
  'für die zwei Werkzeuge (3310, 3311), Mengen je Werkzeug:',
  'for two twin tools (T-12 and T-13), quantities are per tool:',
  'para los moldes (771 y 772), cantidades por molde:',
])('lines below moulds of which each needs the quantities: %s', (heading) => {
  expect(readMailParts(`${heading}\n\n${pin}, 12\nM8x30, 4`)).toEqual([`24 × ${pin}`, '8 × M8x30'])
})

test.each([
  [
    'in all lines of a mail whose quantities are those of one mould',
    `Wir bauen zwei gleiche Werkzeuge, die Stückzahlen sind je Werkzeug:\n10 ${pin}\n3 pins 8x200 insgesamt`,
    [`20 × ${pin}`, '3 × pins 8x200'],
  ],
  ['behind the number of moulds', `We build two tools. Each needs:\n10 ${pin}`, [`20 × ${pin}`]],
  ['of two moulds', `Pro dvě formy, kusy jsou vždy na jednu:\n10 ${pin}`, [`20 × ${pin}`]],
  ['of a mail for moulds by their names', `For moulds 331 and 332, per mould:\n10 ${pin}`, [`20 × ${pin}`]],
  ['of a line for moulds by their names', `for moulds 101, 102 and 103: 4 ${pin} each`, [`12 × ${pin}`]],
  ['of a line for moulds by their letters', `für die Formen A, B und C je 4 ${pin}`, [`12 × ${pin}`]],
  [
    'for everything doubled beside the names of moulds',
    `Les moules 331 et 332 sont identiques, donc tout en double :\n10 ${pin}`,
    [`20 × ${pin}`],
  ],
  ['for everything doubled beside an order', `10 ${pin}\nDouble everything, order PO/4711.`, [`20 × ${pin}`]],
  [
    'but not if the writer takes it back',
    `We build two tools, so double everything: no wait, these are totals.\n16 ${pin}`,
    [`16 × ${pin}`],
  ],
  ['for everything times two', `10 ${pin}\nEverything times two please.`, [`20 × ${pin}`]],
])('%s', (_, mail, rows) => {
  expect(readMailParts(mail)).toEqual(rows)
})

test('the pieces are open where nobody says how many moulds there are, or two numbers are said', () => {
  expect(readMailParts(`Quantities are per mould\n10 ${pin}`)).toEqual([`10 ? × ${pin}`])
  expect(readMailParts(`For 2 moulds\nFor 3 moulds\nQuantities are per mould\n10 ${pin}`)).toEqual([`10 ? × ${pin}`])
})

test('a number behind the pieces of one mould is no quantity', () => {
  expect(readMailParts(`${pin} 12 por molde y son 3`).join()).not.toMatch(/^\d+ ×/)
  expect(readMailParts(`1 molde, 4 cavidades: 2 ${pin} por cavidad y 4 sleeves 5x8x125`).join()).not.toMatch(/^\d+ ×/)
})

test('one mould changes no quantity', () => {
  expect(readMailParts(`Anfrage für 1 Werkzeug: 12 ${pin}`)).toEqual([`12 × ${pin}`])
})

test('cavities are no moulds', () => {
  for (const line of [`${pin}, 12 per mould, 8 cavities`, `${pin}, 2 per cavity, 8 cavities, 3 moulds`])
    expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  expect(readMailParts(`3 moulds\n${pin}, 2 per cavity, 8 cavities`).join()).not.toMatch(/^\d+ ×/)
})

test.each([
  ['a heading', `Molde de 8 cavidades, por cavidad:\n2 ${pin}`],
  ['a heading with two moulds', `Necesitamos para dos moldes (cantidades por cada uno):\n12 ${pin}`],
  ['words to multiply', `Stückzahlen bitte mal drei nehmen, es sind drei Formen.\n12 ${pin}`],
  ['everything', `Das Ganze bitte für zwei Werkzeuge:\n12 ${pin}`],
  ['a sentence below', `Per mould:\n12 ${pin}\nWe are building three moulds.`],
])('pieces beside %s for several moulds are never those of one alone', (_, mail) => {
  expect(readMailParts(mail).join()).not.toMatch(/^(?:2|12) ×/)
})

test.each(['For mould 3309 we need:', 'Per stampo 1183:', 'Bitte alles für Werkzeug 2231 liefern', 'Na formu 2417:'])(
  'the name of a mould changes no quantity: %s',
  (line) => {
    expect(readMailParts(`${line}\n12 ${pin}`)).toEqual([`12 × ${pin}`])
  },
)

test('a total in front of the pieces of each mould is taken', () => {
  expect(readMailParts(`24 ${pin} for 3 moulds, 8 per mould`)).toEqual([`24 × ${pin}`])
})

test.each([
  'Wir bauen zwei gleiche Werkzeuge, pro Werkzeug:\n10 ejector pins 6x160\nEinmalig: 5 pins 8x200',
  'We build two identical moulds, quantities per mould:\n10 ejector pins 6x160\nonce only: 5 pins 8x200',
  'servono per 2 stampi uguali. Per ogni stampo:\n10 ejector pins 6x160\nIn più, una sola volta: 5 pins 8x200',
  'pour 2 moules identiques. Par moule :\n10 ejector pins 6x160\nune seule fois : 5 pins 8x200',
])('what is needed once is not multiplied: %s', (mail) => {
  expect(readMailParts(mail)).toEqual([expect.stringMatching(/^20 × .*6x160/), expect.stringMatching(/^5 × .*8x200/)])
})

test.each([
  'Tool 2207 (8 cavities, on the 150 t Arburg) needs 10 ejector pins 6x160, quoted at 0.85 each',
  'w formie 3120 (16 gniazd) pękły trzpienie, prosimy o 10 ejector pins 6x160',
])('cavities in brackets only say what the mould is like: %s', (line) => {
  expect(readMailParts(line).join()).toMatch(/^10 × /)
})

test('cavities in brackets multiply the pieces of one cavity', () => {
  expect(readMailParts(`Tool 2207 (8 cavities): 2 ${pin} per cavity`)).toEqual([`16 × ${pin}`])
})

test.each([
  [
    '16-fach, Stückzahlen sind für ein Nest.\nAuswerferstift gehärtet 2x125: 32 statt 2',
    '32 × Auswerferstift gehärtet 2x125',
  ],
  [
    '2 Werkzeuge, Mengen gelten je Werkzeug.\nAuswerferstift gehärtet 2x125: 12 statt 10',
    '12 ? × Auswerferstift gehärtet 2x125',
  ],
])('pieces that take the place of others are not multiplied once more: %s', (mail, row) => {
  expect(readMailParts(mail)).toEqual([row])
})

test.each([
  ['dus die keer 8. Voor de hele matrijs:', 'per caviteit:'],
  ['So that 8 times. For the whole mould:', 'Per cavity:'],
  ['Also das mal 8. Für das ganze Werkzeug:', 'Je Kavität:'],
])('a heading behind a sentence leads to the pieces of the whole mould: %s', (heading, cavity) => {
  const mail = `8-cavity mould\n\n${cavity}\n- 1x KSH-3x100\n\n${heading}\n- 4x AZN-10x125`
  expect(readMailParts(mail)).toEqual(['8 × KSH-3x100', '4 × AZN-10x125'])
})

test.each([
  ['screws', 'Please quote for all three, but the screws only for one, we have the others.'],
  ['Schrauben', 'Die Schrauben aber nur für eines.'],
  ['parafusos', 'Faz-me a cotação para os três moldes, mas os parafusos só para um, para os outros dois já temos.'],
])('a kind that is asked for only one of the moulds stays a question: %s. %s', (kind, sentence) => {
  const mail = `3 moulds, each mould takes:\n16 AZN-8x400\n8 ${kind} M12x80 12.9\n\n${sentence}`
  expect(readMailParts(mail)).toEqual(['48 × AZN-8x400', `8 ? × ${kind} M12x80 12.9`])
})

test.each([
  'I counted everything twice, so the quantities should be right.',
  'Ich habe alles zweimal geprüft.',
  'He contado todo dos veces.',
  "J'ai tout compté deux fois.",
  'Ho controllato tutto due volte.',
  'Contei tudo duas vezes.',
  'Wszystko policzyłem dwa razy.',
  'Všechno jsem počítal dvakrát.',
  'Mindent kétszer megszámoltam.',
  'Letztes Mal kam alles doppelt an.',
])('what was counted or delivered twice doubles nothing: %s', (sentence) => {
  expect(readMailParts(`8 AZN-6x160\n\n${sentence}`)).toEqual(['8 × AZN-6x160'])
})

test('what else happened to everything twice stays a question', () => {
  expect(readMailParts('8 AZN-6x160\n\nI explained everything twice to your colleague.')).toEqual(['8 ? × AZN-6x160'])
})

test.each([
  'Necesitamos oferta para dos moldes iguales de tapón (ref. TD-28), cada uno de 6 cavidades. Las cantidades que indico son por molde, así que todo por dos:',
  'We need two identical moulds (ref. TD-28), each with 6 cavities. Quantities are per mould, so everything times two:',
])('moulds with their reference and what they make: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n\n6 KSN-4.5x160\n24 AZH-2x125`)).toEqual(['12 × KSN-4.5x160', '48 × AZH-2x125'])
})
