import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer =
  '\n\n> 1. AFH-1.5x9.5x160x80 8 pcs\n> 2. AHN-3.2x5x200 20 pcs\n> 3. KSH-10x160 4 pcs\n> 4. FBG-14x36 4 pcs'

test.each([
  'The 1st and the 2nd item are fine, please confirm. Of the 3rd only 2 pcs, the 4th is cancelled.',
  'La 1ère et la 2e position sont ok, merci de confirmer. De la 3e seulement 2 pièces, la 4e est annulée.',
  'Die 1. und die 2. Position sind in Ordnung. Von der 3. Position nur 2 Stück, die 4. entfällt.',
  'Az 1. és a 2. tétel rendben, kérem visszaigazolni. A 3. tételből csak 2 db kell, a 4. elmarad.',
  '1. a 2. položka v pořádku, prosím potvrdit. Ze 3. položky jen 2 ks, 4. odpadá.',
])('positions that are changed by ordinal numbers are never taken as offered: %s', (answer) => {
  const rows = readMailParts(answer + offer)
  expect(rows[0]).toMatch(/^8 × AFH/)
  expect(rows[1]).toMatch(/^20 × AHN/)
  expect(rows[2]).toMatch(/^(?:2|4 \?) × KSH/)
  expect(rows[3]).toMatch(/^4 \? × FBG/)
})

test.each([
  ['Az 1. és a 2. tétel rendben, a 3. tételből csak 2 db kell.', '2 × KSH-10x160'],
  ['Die 1. und 2. Position sind in Ordnung. Von der 3. Position nur 2 Stück.', '2 × KSH-10x160'],
  ['The first two are fine. Delivery in the 3rd week.', '4 × KSH-10x160'],
])('ordinal numbers that are read or change nothing leave nothing open: %s', (answer, row) => {
  expect(readMailParts(answer + offer)[2]).toBe(row)
})
