import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Für die Wartung: 10 O-Ringe 20x2,5',
  'For maintenance: 10 O-rings 20x2.5',
  "Pour l'entretien : 10 joints toriques 20x2,5",
  'Per la manutenzione: 10 O-ring 20x2,5',
  'Para mantenimiento: 10 juntas tóricas 20x2,5',
  'Voor onderhoud: 10 O-ringen 20x2,5',
  'Do konserwacji: 10 oringów 20x2,5',
  'Pro údržbu: 10 O-kroužků 20x2,5',
  'Karbantartáshoz: 10 O-gyűrű 20x2,5',
  'Para manutenção: 10 O-rings 20x2,5',
  'Pentru mentenanță: 10 O-ringuri 20x2,5',
  'Za vzdrževanje: 10 O-obročev 20x2,5',
  'Till underhållet: 10 O-ringar 20x2,5',
])('what parts are for stands before them with a colon: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^10 × \p{L}[\p{L} -]+ 20x2[.,]5$/u)])
})

test.each([
  ['riga 1, estrattori nitrurati 6x250, 4 pezzi', '4 × estrattori nitrurati 6x250'],
  ['Pos. 2, Auswerfer nitriert 6x250, 4 Stück', '4 × Auswerfer nitriert 6x250'],
  ['ligne 3, vis CHC M6x20 12.9, 40 pièces', '40 × vis CHC M6x20 12.9'],
  ['Line 5, the hardened core pins: 5.2 x 200, 8 pcs', '8 × hardened core pins: 5.2 x 200'],
])('the number of a line may end with a comma: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a comma between numbers of lines joins them', () => {
  const [first = ''] = readMailParts('Pos 1: 4 Stifte 6x160\nPos 2: 2 Stifte 8x160\nPos 1, 2 bitte nitriert')
  expect(first).toContain('nitriert')
})

test.each([
  'Proszę jeszcze dopisać 5) kołek walcowy 10x50, 20 szt.',
  'Bitte noch dazunehmen 5) Zylinderstift 10x50, 20 Stk.',
  'please also add 5) 20 dowel pins 10x50',
  "merci d'ajouter 5) goupille cylindrique 10x50, 20 pcs",
  'per favore aggiungete 5) spina cilindrica 10x50, 20 pz',
  'přidejte prosím ještě 5) válcový kolík 10x50, 20 ks',
])('the number of a list behind words of an order is none of pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^20 × \p{L}[\p{L} ]+ 10x50$/u)])
})
