import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '> Pos. 10  8 pcs ejector pin nitrided 5x200\n> Pos. 40  4 pcs guide pillar 24x46x75'

test.each([
  ['Pos. 40 is cancelled, we found some in the cupboard.', 'Also 12 pcs dowel pins 8x40.'],
  ['Pos. 40 entfällt.', 'Außerdem 12 Stk Zylinderstifte 8x40.'],
  ['Pol. 40 odpadá, ještě jsme je našli ve skříni.', 'Navíc prosím 12 ks válcových kolíků 8x40.'],
  ['Poz. 40 odpada, mamy jeszcze w szafie.', 'Poza tym 12 szt. kołków walcowych 8x40.'],
  ['Pos. 40 utgår, vi hittade några i skåpet.', 'Dessutom 12 st cylinderpinnar 8x40 tack.'],
])('a sentence about a position is no part with the one below it: %s %s', (sentence, further) => {
  const parts = readMailParts(`${sentence}\n${further}\n\n${offer}`)
  expect(parts).toContainEqual(expect.stringMatching(/^12 × .*8x40/))
  expect(parts).toContainEqual(expect.stringMatching(/^8 × .*5x200/))
  expect(parts).not.toContainEqual('4 × guide pillar 24x46x75')
})
