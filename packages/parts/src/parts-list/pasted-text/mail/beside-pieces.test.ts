import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['1. kilökőcsap nitridált 6x250 12 db 2 950 Ft/db', '12 × kilökőcsap nitridált 6x250'],
  ['4. szemescsavar M24 4 db 5 400 Ft/db', '4 × szemescsavar M24'],
  ["Poste 20, colonnes de guidage 32x66x95 : 4 pièces, d'accord.", '4 × colonnes de guidage 32x66x95'],
  ['poz. 1: coloană de ghidare FSE-22x76x95 – 4 buc, rămâne', '4 × coloană de ghidare FSE-22x76x95'],
  ['riga 3: colonne di guida 22x46x55 n. 4 (avevamo scritto 2)', '4 × colonne di guida 22x46x55'],
  ['Wypychacz azotowany fi 8 L-250 - 20 szt. - 9,80 zł netto', '20 × Wypychacz azotowany fi 8 L=250'],
  ['Ny pos 4 insexskruv M6x30 12.9: 60 st', '60 × insexskruv M6x30 12.9'],
  ['6 joints toriques Viton 10x2 tant que tu y es.', '6 × joints toriques Viton 10x2'],
])('what stands beside the pieces is no part of them: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['20 inele O din viton 25x2,5', 'Le ia Sorin cu duba pe la 9.'],
  ['20 inele O din viton 25x2,5', 'Plata cu OP la 30 de zile.'],
])('an hour and days behind a part are no pieces: %s / %s', (part, sentence) => {
  expect(readMailParts(`${part}\n${sentence}`)).toEqual([`20 × ${part.slice(3)}`])
})

test.each([
  ['ich hätte gern ein Angebot über 20 Auswerferstifte 5x160', '20 × Auswerferstifte 5x160'],
  ['Bestellung über zwölf Auswerferstifte 6x200', '12 × Auswerferstifte 6x200'],
  ['Objednávka č. 118/2026: AZN-6x200 20 ks', '20 × AZN-6x200'],
])('the words of an offer or an order before the pieces say nothing about them: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
