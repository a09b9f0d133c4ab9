import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['5 l Hydrauliköl', ['5 × Hydrauliköl']],
  ['und eine Dose Trennspray', ['1 × Trennspray']],
  ["20 litres d'huile HLP 46", ['20 × huile HLP 46']],
  ['manguera hidráulica 3/8" SAE, 5 metros', ['5 × manguera hidráulica 3/8" SAE']],
  ['lubrificante em spray PTFE - 6 latas', ['6 × lubrificante em spray PTFE']],
  ['we can collect on Monday', []],
])('goods by measures and containers: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each(['| nettoyage ultrasons du moule | 1 forfait |', '| Formreinigung | 1 Pauschale |'])(
  'a service at a fixed price is not left out: %s',
  (line) => {
    expect(readMailParts(`| broche trempée 3,5x160 | 6 pièces |\n${line}`)).toHaveLength(2)
  },
)
