import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['6 nitrided sleeves 3.2x5x150 (we still have 2 on the shelf)', '6 × nitrided sleeves 3.2x5x150'],
  ['20 Auswerfer 6x160 nitriert (noch 3 da)', '20 × Auswerfer 6x160 nitriert'],
  ['20 Auswerfer 6x160 nitriert (wir haben noch 3 am Lager)', '20 × Auswerfer 6x160 nitriert'],
  ['12 éjecteurs nitrurés 6x160 (il nous en reste 2)', '12 × éjecteurs nitrurés 6x160'],
  ['12 estrattori nitrurati 6x160 (ne abbiamo ancora 2 a magazzino)', '12 × estrattori nitrurati 6x160'],
  ['12 expulsores nitrurados 6x160 (nos quedan 2)', '12 × expulsores nitrurados 6x160'],
  ['12 vyhazovačů nitridovaných 6x160 (máme ještě 2 na skladě)', '12 × vyhazovačů nitridovaných 6x160'],
  ['12 wypychaczy azotowanych 6x160 (mamy jeszcze 2 na stanie)', '12 × wypychaczy azotowanych 6x160'],
  ['12 db kilökő nitridált 6x160 (van még 2 raktáron)', '12 × kilökő nitridált 6x160'],
  ['12 uitwerpers genitreerd 6x160 (we hebben er nog 2 op voorraad)', '12 × uitwerpers genitreerd 6x160'],
  ['12 extratores nitretados 6x160 (ainda temos 2 em stock)', '12 × extratores nitretados 6x160'],
  ['12 aruncătoare nitrurate 6x160 (mai avem 2 în stoc)', '12 × aruncătoare nitrurate 6x160'],
  ['12 utstötarstift nitrerade 6x160 (vi har 2 kvar)', '12 × utstötarstift nitrerade 6x160'],
  ['12 izmetačev nitriranih 6x160 (imamo še 2 na zalogi)', '12 × izmetačev nitriranih 6x160'],
  ['Auswerfer 2,5x125 nitriert, Bestand bei uns noch 3 St., bitte 20 St. liefern', '20 × Auswerfer 2,5x125 nitriert'],
  ['Hülsen gehärtet 6/10/150 haben wir noch 1, brauch ma 3 neue', '3 × Hülsen gehärtet 6/10/150'],
  ['Zylinderstift 8x40 (Bestand 12), bestellen: 50 Stück', '50 × Zylinderstift 8x40'],
])('pieces that are there already change none that are asked for: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['that may be some of those needed', '6 Auswerfer 6x160 nitriert (haben wir 4)'],
  ['that are asked for on top', '6 Auswerfer 6x160 nitriert (+2 auf Lager)'],
  ['that are spare ones', '6 Auswerfer 6x160 nitriert (noch 2 als Reserve)'],
  ['beside those that are missing', '10 pins 6x160 hardened (we still have 4, so 6 are enough)'],
  ['of a total', '10 pins 6x160 hardened in total (we still have 4)'],
  ['under a condition', '6 pins hardened 6x160 (4 if you have them in stock)'],
])('pieces %s stay with their part', (_, line) => {
  expect(readMailParts(line).join()).toContain('(')
})
