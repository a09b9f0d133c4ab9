import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['3 VE zu je 10 Stück O-Ringe FKM 16x2', '30 × O-Ringe FKM 16x2'],
  ['3 VE mit je 10 O-Ringen FKM 16x2', '30 × O-Ringen FKM 16x2'],
  ['3 VE O-Ring FKM 16x2 (10 Stück/VE)', '30 × O-Ring FKM 16x2'],
  ['2 boxes M6x16 12.9 cap screws (100 pcs each)', '200 × M6x16 12.9 cap screws'],
  ['3 csomag 10 db-os O-gyűrű FKM 16x2', '30 × O-gyűrű FKM 16x2'],
  ['3 pachete a câte 10 buc oringuri FKM 16x2', '30 × oringuri FKM 16x2'],
  ['3 förpackningar om 10 st O-ringar FKM 16x2', '30 × O-ringar FKM 16x2'],
  ['3 pakiranja po 10 kosov O-obročkov FKM 16x2', '30 × O-obročkov FKM 16x2'],
  ['2 kartony kołków walcowych 8x40 (po 50 szt.)', '100 × kołków walcowych 8x40'],
  ['2 scatole di spine 8x40 (50 pz per scatola), grazie', '100 × spine 8x40'],
  ['2 caixas de cavilhas 8x40 (50 unidades por caixa)', '100 × cavilhas 8x40'],
  ['M8x30 12.9, 50er Packerl reicht', '50 × M8x30 12.9'],
])('packs count by the size that stands with them: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['1 Paket Zylinderstifte 5x24 (100 Stück)', '100 × Zylinderstifte 5x24'],
  ['1 Paket Zylinderstifte 5x24 = 100 Stück', '100 × Zylinderstifte 5x24'],
  ['eine Packung Zylinderstifte 8x40, 50 Stück', '50 × Zylinderstifte 8x40'],
  ['1 Satz Führungssäulen 20x46x75 (4 Stück)', '4 × Führungssäulen 20x46x75'],
  ['une boîte de goupilles cylindriques 8x40 (50 pièces)', '50 × goupilles cylindriques 8x40'],
  ['1 balení válcový kolík 8x40 (50 ks)', '50 × válcový kolík 8x40'],
  ['un pachet de suruburi imbus M6x16 12.9 (50 buc)', '50 × suruburi imbus M6x16 12.9'],
  ['2 boxes M6x16 12.9 cap screws (200 pcs in total)', '200 × M6x16 12.9 cap screws'],
])('the pieces of one pack, or of all, stand in brackets: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  '2 boxes M6x16 12.9 cap screws (100 pcs)',
  '2 Sätze Führungssäulen 20x46x75 (4 Stück)',
  '3 VE Zylinderstifte 5x24 (insgesamt 100 Stück)',
])('pieces behind several packs may be of one or of all: %s', (line) => {
  expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
})

test('the size of a pack is none of each mould', () => {
  const mail = 'stavíme dvě stejné formy. Na každou formu potřebujeme:\n4 ks vodicí sloupek 30x56x75\n\n'
  expect(readMailParts(`${mail}K tomu navíc celkem 2 balení po 10 ks kuželová zátka G1/8.`)).toEqual([
    '8 × vodicí sloupek 30x56x75',
    '20 × kuželová zátka G1/8',
  ])
})

test.each([
  'Pasadores cilíndricos 6x24: 2 bolsas (vienen 50 en cada una)',
  'Zylinderstifte 6x24: 2 Beutel (je 50 drin)',
  'dowel pins 6x24: 2 bags (50 in each)',
  'goupilles 6x24 : 2 sachets (50 dans chacun)',
  'kolíky 6x24: 2 pytlíky (v každém 50)',
])('brackets may say what is in each pack: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^100 × .*6x24$/)])
})
