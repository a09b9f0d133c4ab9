import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  ['4 cuscinetti a sfere 6204-2RS', 'così facciamo una spedizione sola'],
  ['4 ball bearings 6204-2RS', 'so make it one delivery'],
  ['4 Kugellager 6204-2RS', 'dann wird es eine Lieferung'],
  ['4 roulements 6204-2RS', 'en une seule livraison'],
  ['4 kogellagers 6204-2RS', 'graag in één zending'],
])('one delivery is no number of pieces: %s, %s', (part, clause) => {
  const [, name] = /^4 (.*)$/.exec(part) ?? []
  expect(readMailParts(`2 pcs AZH-6x200\n${part}, ${clause}.`)).toEqual([
    '2 × AZH-6x200',
    expect.stringMatching(`^4 × ${name}`),
  ])
})
