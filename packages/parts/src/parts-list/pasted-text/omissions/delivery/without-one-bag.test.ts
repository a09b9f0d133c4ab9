import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'
import { withoutOneBag } from './without-one-bag.ts'

test.each([
  '8 Auswerferstifte nitriert 6x250, alles in einen Beutel',
  '8 ejector pins nitrided 6x250, all in one bag',
  '8 éjecteurs nitrurés 6x250, le tout dans un sachet',
  '8 estrattori nitrurati 6x250, tutto in un sacchetto',
  '8 expulsores nitrurados 6x250, todo en una bolsa',
  '8 extratores nitretados 6x250, tudo num saco',
  '8 uitwerpers genitreerd 6x250, alles in één zakje',
  '8 wypychaczy azotowanych 6x250, wszystko do jednego woreczka',
  '8 vyhazovačů nitridovaných 6x250, vše do jednoho sáčku',
  '8 izmetačev nitriranih 6x250, vse v eno vrečko',
  '8 db nitridált kilökőcsap 6x250, mind egy zacskóba',
  '8 aruncătoare nitrurate 6x250, toate într-o pungă',
  '8 utstötarstift nitrerade 6x250, allt i en påse',
])('one bag for all pieces is no pack: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^8 × .*6x250$/)])
})

test.each(['O-rings 14x2, one bag', 'O-rings 14x2, 2 bags of 50'])('packs that are ordered stay: %s', (line) => {
  expect(withoutOneBag(line)).toBe(line)
})
