import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['32 St. Auswerferstift gehärtet 3,2x160 (unsere Art.-Nr. 100.320.160)', '32 × Auswerferstift gehärtet 3,2x160'],
  ['40 uds. expulsor nitrurado 4x200 (ref. interna UT-0077)', '40 × expulsor nitrurado 4x200'],
  ['20 pcs ejector pin nitrided 6x160 (our part no. 55-1034)', '20 × ejector pin nitrided 6x160'],
  ['20 pcs ejector pin nitrided 6x160, int. ref. EP-34', '20 × ejector pin nitrided 6x160'],
  ['20 ks vyhazovač nitridovaný 6x160 (naše č. 4711.20)', '20 × vyhazovač nitridovaný 6x160'],
  ['wypychacz azotowany 6x160 (nasz nr 4711.20) – 20 szt', '20 × wypychacz azotowany 6x160'],
  ['20 pz estrattore nitrurato 6x160 (ns. cod. 4711-20)', '20 × estrattore nitrurato 6x160'],
  ['20 éjecteurs nitrurés 6x160 (réf. interne ABC123)', '20 × éjecteurs nitrurés 6x160'],
  ['20 db nitridált kilökő 6x160 (cikkszámunk 4711-20)', '20 × nitridált kilökő 6x160'],
  ['20 Auswerferstift nitriert 6x160 uns. Art.-Nr. 1-0060-160', '20 × Auswerferstift nitriert 6x160'],
  [
    '20 estrattore nitrurato 6x160 ns. codice 1-0060-160, consegna 10.12.',
    '20 × estrattore nitrurato 6x160, consegna 10.12',
  ],
  ['20 kos izmetač nitriran 6x160 (naša šifra 4711-20)', '20 × izmetač nitriran 6x160'],
])('removes the number that the sender gives a part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['20 pins 6x160 (our drawing 4711-20)', '20 × pins 6x160 (our drawing 4711-20)'],
  ['20 Stifte 6x160 (unsere Nr. AZN-6x200)', '20 × Stifte 6x160 (unsere Nr. AZN-6x200)'],
])('keeps what may change the part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['Réf. client 55120 – Éjecteur nitruré 6x250', 'Éjecteur nitruré 6x250'],
  ['Kunden-Nr. 4711-12: Auswerferstift nitriert 6x250', 'Auswerferstift nitriert 6x250'],
])('a line may begin with the number: %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})

test.each([
  ['WYP-T-027    wypychacz tulejowy hartowany 5x8x150    szt.  4,00', '4 × wypychacz tulejowy hartowany 5x8x150'],
  ['EXP-0612 expulsor nitrurado 6x160, 30 uds.', '30 × expulsor nitrurado 6x160'],
  ['- art. GZ-24, geleidezuil 24x46x75, 4 st.', '4 × geleidezuil 24x46x75'],
  ['USZ-0250 O-ring FKM 25x2,5 50 szt.', '50 × O-ring FKM 25x2,5'],
])("a code before the name of a part is the sender's: %s", (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})

test.each([
  ['DIN-1530 Auswerferstift 6x160, 4 Stück', '4 × DIN-1530 Auswerferstift 6x160'],
  ['AZH-160 Auswerferstift 6x160, 4 Stück', '4 × AZH-160 Auswerferstift 6x160'],
])('a code that may be ours or that of a standard is kept: %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})
