import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['O-kroužky viton 30x3, sáček po 25 – stačí jeden', '25 × O-kroužky viton 30x3'],
  ['O-kroužky viton 30x3, sáček po 25 - stačí dva', '50 × O-kroužky viton 30x3'],
  ['O-Ringe Viton 30x3, Beutel zu 25 – einer reicht', '25 × O-Ringe Viton 30x3'],
  ['O-Ringe Viton 30x3, Beutel à 25, zwei reichen', '50 × O-Ringe Viton 30x3'],
  ['O-rings viton 30x3, bag of 25 – one will do', '25 × O-rings viton 30x3'],
  ['O-rings viton 30x3 (bags of 25), 2 are enough', '50 × O-rings viton 30x3'],
  ['joints toriques viton 30x3, sachet de 25 – un suffit', '25 × joints toriques viton 30x3'],
  ['guarnizioni viton 30x3, sacchetto da 25 – ne basta uno', '25 × guarnizioni viton 30x3'],
  ['juntas tóricas viton 30x3, bolsa de 25 – basta una', '25 × juntas tóricas viton 30x3'],
  ['anéis viton 30x3, saco de 25 – chega um', '25 × anéis viton 30x3'],
  ['O-ringen viton 30x3, zakje van 25 – één is genoeg', '25 × O-ringen viton 30x3'],
  ['o-ringi viton 30x3, woreczek po 25 – wystarczy jeden', '25 × o-ringi viton 30x3'],
  ['O-obročki viton 30x3, vrečka po 25 – dovolj ena', '25 × O-obročki viton 30x3'],
  ['inele O viton 30x3, pungă de 25 – ajunge una', '25 × inele O viton 30x3'],
  ['O-ringar viton 30x3, påse om 25 – en räcker', '25 × O-ringar viton 30x3'],
])('enough packs of a size count their pieces: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'O-rings viton 30x3 (bag of 25) – 2',
  'O-rings viton 30x3 - 2, bags of 25',
  'O-Ringe Viton 30x3 (Beutel zu 25) – 2',
  'O-rings viton 30x3, pack of 25, 2',
])('a number beside the size of a pack may count packs or pieces: %s', (line) => {
  expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
})
