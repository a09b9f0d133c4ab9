import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['100 Zylinderschrauben M6x20 12.9 VE 100', '100 × Zylinderschrauben M6x20 12.9'],
  ['10 estrattori nitrurati 4x160 (conf. da 10)', '10 × estrattori nitrurati 4x160'],
  ['20 st utstötarstift nitrerat 6x160 (förp. om 10)', '20 × utstötarstift nitrerat 6x160'],
  ['100 St. Zylinderschraube M8x40 8.8 (1 Karton)', '100 × Zylinderschraube M8x40 8.8'],
  ['12 st utstötarstift nitrerat 6x160 (förp. om 10)', '12 × utstötarstift nitrerat 6x160 (förp. om 10)'],
])('pieces that fill their packs need no word about these: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
