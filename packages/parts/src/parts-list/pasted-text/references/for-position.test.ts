import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  '2 db vezetőpersely bronz 18x46, a 3. tételhez',
  '2 Führungsbuchsen Bronze 18x46, zu Pos. 3',
  '2 Führungsbuchsen Bronze 18x46, passend zu Position 3',
  '2 guide bushes bronze 18x46, for item 3',
  '2 guide bushes bronze 18x46 (go with line 3)',
  '2 bagues de guidage bronze 18x46, pour la pos. 3',
  '2 boccole di guida bronzo 18x46, per la pos. 3',
  '2 casquillos guía bronce 18x46, para la pos. 3',
  '2 casquilhos guia bronze 18x46, para a pos. 3',
  '2 geleidebussen brons 18x46, bij pos. 3',
  '2 tuleje prowadzące brąz 18x46, do poz. 3',
  '2 vodicí pouzdra bronz 18x46, k poz. 3',
  '2 vodilne puše bron 18x46, k poz. 3',
  '2 bucșe de ghidare bronz 18x46, la poz. 3',
  '2 styrbussningar brons 18x46, till pos. 3',
])('the position of the part with which another one goes changes nothing: %s', (line) => {
  const list = `1) 4 Auswerferstifte 8x100\n2) 4 Stifte 8x40\n3) 4 Säulen 18x46x75\n4) ${line}`
  expect(readMailParts(list).map((row) => row.slice(0, 4))).toEqual(['4 × ', '4 × ', '4 × ', '2 × '])
  expect(readMailParts(list).at(-1)).toMatch(/18x46$/)
})

test.each(['Pos. 3: 2 Führungsbuchsen Bronze 18x46', '2 guide bushes bronze 18x46 like item 3'])(
  'other positions stay: %s',
  (line) => {
    expect(readMailParts(line).join()).toMatch(/18x46|like/)
  },
)
