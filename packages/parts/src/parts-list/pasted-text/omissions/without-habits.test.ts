import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['I tappi conici M12x1,5 falli 50, ne usiamo tanti.', '50 × tappi conici M12x1,5'],
  ['50 Verschlussstopfen M12x1,5, davon brauchen wir viele', '50 × Verschlussstopfen M12x1,5'],
  ['50 plugs M12x1.5, we use a lot of them', '50 × plugs M12x1.5'],
  ['50 bouchons M12x1,5, on en utilise beaucoup', '50 × bouchons M12x1,5'],
  ['50 tapones M12x1,5, gastamos muchos', '50 × tapones M12x1,5'],
  ['50 korków M12x1,5, zużywamy dużo', '50 × korków M12x1,5'],
  ['20 screws M12x50 12.9, we always lose some', '20 × screws M12x50 12.9'],
  ['20 viti M12x50 12.9, se ne perde sempre qualcuna', '20 × viti M12x50 12.9'],
  ['Mejor 20 tornillos M12x50 12.9, que siempre se pierde alguno.', '20 × tornillos M12x50 12.9'],
])('a habit of the writer changes no part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a habit behind an answer leaves its number', () => {
  expect(readMailParts('> 16 tornillos M12x50 12.9\nMejor 20, que siempre se pierde alguno.')).toEqual([
    '20 × tornillos M12x50 12.9',
  ])
  expect(readMailParts('> 16 screws M12x50 12.9\nMake it 20, we always lose some.')).toEqual([
    '20 × screws M12x50 12.9',
  ])
})

test.each([
  ['50 plugs M12x1.5, we always lose the nitrided ones', 'nitrided'],
  ['50 plugs M12x1.5, we need a lot more', 'need a lot'],
])('other words behind a part stay: %s', (line, said) => {
  expect(readMailParts(line).join()).toContain(said)
})
