import { expect, test } from 'vitest'
import { readMailParts } from '../../testing/read-mail-parts.ts'

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
])('the pieces of one mould are multiplied: %s', (line) => {
  expect(readMailParts(line)).toEqual([`48 × ${pin}`])
})

test.each([
  [
    'in all lines of a mail whose quantities are those of one mould',
    `Wir bauen zwei gleiche Werkzeuge, die Stückzahlen sind je Werkzeug:\n10 ${pin}\n3 pins 8x200 insgesamt`,
    [`20 × ${pin}`, '3 × pins 8x200'],
  ],
  ['for everything times two', `10 ${pin}\nEverything times two please.`, [`20 × ${pin}`]],
])('%s', (_, mail, rows) => {
  expect(readMailParts(mail)).toEqual(rows)
})

test('the pieces are open where nobody says how many moulds there are, or two numbers are said', () => {
  expect(readMailParts(`Quantities are per mould\n10 ${pin}`)).toEqual([`10 ? × ${pin}`])
  expect(readMailParts(`For 2 moulds\nFor 3 moulds\nQuantities are per mould\n10 ${pin}`)).toEqual([`10 ? × ${pin}`])
})

test('cavities are no moulds', () => {
  for (const line of [`${pin}, 12 per mould, 8 cavities`, `${pin}, 2 per cavity, 8 cavities, 3 moulds`])
    expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  expect(readMailParts(`3 moulds\n${pin}, 2 per cavity, 8 cavities`).join()).not.toMatch(/^\d+ ×/)
})
