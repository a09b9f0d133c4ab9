import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Uns fehlen noch: 3 St. 12x250, 2 St. 14x250, 1 St. 16x250 (alles Auswerferstifte zyl. Kopf).',
    '(alles Auswerferstifte zyl. Kopf)',
  ],
  [
    "From the BOM we're still missing 3 pcs 12x250, 2 pcs 14x250 and 1 pc 16x250, all cylindrical head ejector pins.",
    ', all cylindrical head ejector pins',
  ],
  [
    'Il nous manque encore : 3 pcs 12x250, 2 pcs 14x250 et 1 pc 16x250 (éjecteurs tête cylindrique).',
    '(éjecteurs tête cylindrique)',
  ],
  [
    'Secondo la distinta ci mancano ancora: 3 pz 12x250, 2 pz 14x250 e 1 pz 16x250 (estrattori testa cilindrica).',
    '(estrattori testa cilindrica)',
  ],
  [
    'Nos faltan todavía: 3 uds. 12x250, 2 uds. 14x250 y 1 ud. 16x250 (expulsores cabeza cilíndrica).',
    '(expulsores cabeza cilíndrica)',
  ],
  ['Wij missen nog: 3 st. 12x250, 2 st. 14x250 en 1 st. 16x250, allemaal uitwerpers.', ', allemaal uitwerpers'],
  ['Brakuje nam jeszcze: 3 szt. 12x250, 2 szt. 14x250 i 1 szt. 16x250 (wypychacze).', '(wypychacze)'],
  ['Ještě chybí: 12x250 3 ks, 14x250 2 ks, 16x250 1 ks, vše vyhazovače', ', vše vyhazovače'],
  ['Még hiányzik: 3 db 12x250, 2 db 14x250 és 1 db 16x250 (hengeres fejű kilökőcsap).', '(hengeres fejű kilökőcsap)'],
  ['Ainda nos faltam: 3 un. 12x250, 2 un. 14x250 e 1 un. 16x250 (extratores).', '(extratores)'],
  ['Ne mai lipsesc: 3 buc 12x250, 2 buc 14x250 și 1 buc 16x250, toate aruncătoare.', ', toate aruncătoare'],
  ['Potrebujemo 12x250 - 3 kos, 14x250 - 2 kos, 16x250 - 1 kos, vse izmetači', ', vse izmetači'],
  ['Vi vill ha 3 st 12x250, 2 st 14x250 samt 1 st 16x250, alla utstötare.', ', alla utstötare'],
])('a kind behind the last sizes is that of all before it: %s', (line, kind) => {
  const parts = readMailParts(line).map((part) => part.replace(/\.$/, '').replace(' ,', ','))
  const [said] = [kind.startsWith(',') ? kind : ` ${kind}`]
  expect(parts).toEqual([`3 × 12x250${said}`, `2 × 14x250${said}`, `1 × 16x250${said}`])
})

test.each([
  ['Ich hätte gern 8 Stk. 10x250 und 8 Stk. 10x315 Auswerfer, beide in nitriert.', 'Auswerfer, beide in nitriert'],
  ['Prosíme 8 ks 10x250 a 8 ks 10x315 vyhazovačů, obojí nitridované.', 'vyhazovačů, obojí nitridované'],
  ['Kérünk 8 db 10x250-öt és 8 db 10x315-öt, mindkettő nitridált kilökő.', 'mindkettő nitridált kilökő'],
  ['Avem nevoie de 8 buc 10x250 și 8 buc 10x315, aruncătoare, ambele nitrurate.', 'aruncătoare, ambele nitrurate'],
])('a kind behind both sizes with its material is that of both: %s', (line, said) => {
  const parts = readMailParts(line).map((part) => part.replace(/\.$/, ''))
  expect(parts).toEqual([
    expect.stringMatching(new RegExp(`^8 × 10x250,? ${said}$`)),
    expect.stringMatching(new RegExp(`^8 × 10x315,? ${said}$`)),
  ])
})

test('a kind of all behind the last line of a list is that of the sizes above', () => {
  expect(readMailParts('3 St. 12x250\n2 St. 14x250\n1 St. 16x250 (alles Auswerferstifte)')).toEqual([
    '3 × Auswerferstifte 12x250',
    '2 × Auswerferstifte 14x250',
    '1 × 16x250 (alles Auswerferstifte)',
  ])
})

test.each([
  ['of other sizes', 'We need 10 of 6x160, 6 of 8x200 and 2 of 5x8x125 sleeves.', '10 × 6x160'],
  ['of the last one', '20 off 5x125, 10 off 5x160 ejector pins, the last ones nitrided', '20 × 5x125'],
  ['with a cut', 'Please quote 4x 6x160, 4x 8x200 ejector pins cut to 187.5', '4 × 6x160'],
])('a kind behind the last sizes %s is not that of those before it', (_, line, part) => {
  expect(readMailParts(line)[0]).toBe(part)
})
