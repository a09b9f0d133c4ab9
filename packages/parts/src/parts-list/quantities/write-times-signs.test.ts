import { expect, test } from 'vitest'
import { writeTimesSigns } from './write-times-signs.ts'

test.each([
  ['5 mal 8 mal 150', '5x8x150'],
  ['6 by 160', '6x160'],
  ['3,5 mm por 200 mm', '3,5x200 mm'],
  ['5 mm by 8mm by 150', '5x8x150'],
  ['3,5 mm krát 200 mm', '3,5x200 mm'],
  ['nitridált kilökőcsap 6 szor 200', 'nitridált kilökőcsap 6x200'],
  ['központosító gyűrű 100 szor 36 szor 8', 'központosító gyűrű 100x36x8'],
  ['20 darab viton o-gyűrű 16 szor 2', '20 darab viton o-gyűrű 16x2'],
  ['twee o-ringen viton 16 maal 2', 'twee o-ringen viton 16x2'],
  ['10 Zylinderstifte 8 mal 16', '10 Zylinderstifte 8x16'],
  ['4 bucșe de ghidare bronz 24 ori 36', '4 bucșe de ghidare bronz 24x36'],
  ['20 cylinderpinnar 8 gånger 16', '20 cylinderpinnar 8x16'],
])('"times" stands between the sizes of a part: %s', (text, written) => {
  expect(writeTimesSigns(text)).toBe(written)
})

test.each(['2 times 10', '2 szor 10 darab', 'item 2 by 160', 'O-Ringe 16x2, 2 mal 10', '4 O-Ringe 16x2 und 2 mal 10'])(
  'pieces stay pieces: %s',
  (text) => {
    expect(writeTimesSigns(text)).toBe(text)
  },
)

test.each([
  ['vis CHC M8 par 25 en 12.9', 'vis CHC M8x25 en 12.9'],
  ['cap screws M8 by 25', 'cap screws M8x25'],
  ['kilökőcsap 4-szer 200-as', 'kilökőcsap 4x200-as'],
  ['kilökőhüvely 3-szor 5-ször 125', 'kilökőhüvely 3x5x125'],
  ['csavar M8-szor 35-ös', 'csavar M8x35-ös'],
])('a thread and a Hungarian ending stand before "times", too: %s', (text, written) => {
  expect(writeTimesSigns(text)).toBe(written)
})
