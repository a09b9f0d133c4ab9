import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Die Mengen gelten pro Schieber, es sind vier Schieber.',
  'Die Stückzahlen gelten je Schieber, das Werkzeug hat 4 Kavitäten.',
  'Quantities are per slide, we have four slides.',
  'Les quantités sont par bloc.',
  'Las cantidades son por corredera.',
  'De aantallen zijn per schuif.',
  'Počty jsou na jeden blok.',
  'Ilości podane na jeden suwak.',
  'A darabszám oldalanként értendő.',
  'Antalen är per sida.',
])('quantities of what is neither a mould nor a cavity are open: %s', (statement) => {
  expect(readMailParts(`${statement}\n3 AZN-3x160`).at(-1)).toBe('3 ? × AZN-3x160')
})

test.each([
  'Die Stückzahlen kommen per Mail.',
  'Quantities are per attached list.',
  'Please quote, quantities per position are below.',
  'Quantità per favore confermare.',
  'Cantidades por confirmar.',
  'A darabszám tételenként szerepel.',
  'Le quantità sono già complete per tutto lo stampo.',
  'Las cantidades son para todo el molde.',
])('quantities of each part, and what carries them, leave nothing open: %s', (statement) => {
  expect(readMailParts(`${statement}\n3 AZN-3x160`)).toEqual(['3 × AZN-3x160'])
})
