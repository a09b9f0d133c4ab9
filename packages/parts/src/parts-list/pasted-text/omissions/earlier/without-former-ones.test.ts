import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'
import { withoutFormerOnes } from './without-former-ones.ts'

test.each([
  "1 estrattore tubolare temprato 4x6x150 (attenzione, quelli dell'altra volta erano da 125)",
  '4 Auswerferstifte nitriert 6x250 (Achtung, letztes Mal waren es 200er)',
  "4 ejector pins nitrided 6x250 (careful, last time's were 200)",
  "4 éjecteurs nitrurés 6x250 (attention, la dernière fois c'étaient des 200)",
  '4 expulsores nitrurados 6x250 (ojo, los de la otra vez eran de 200)',
  '4 extratores nitretados 6x250 (atenção, os da última vez eram de 200)',
  '4 uitwerpers genitreerd 6x250 (let op, vorige keer waren het 200-ers)',
  '4 wypychacze azotowane 6x250 (uwaga, ostatnim razem były 200)',
  '4 vyhazovače nitridované 6x250 (pozor, minule byly 200)',
  '4 izmetači nitrirani 6x250 (pozor, zadnjič so bili 200)',
  '4 db nitridált kilökőcsap 6x250 (figyelem, a múltkori 200-as volt)',
  '4 aruncătoare nitrurate 6x250 (atenție, data trecută erau de 200)',
  '4 utstötarstift nitrerade 6x250 (obs, förra gången var det 200)',
])('what size the former ones had says nothing of the part: %s', (line) => {
  expect(readMailParts(line)).toHaveLength(1)
  expect(readMailParts(line).join()).not.toMatch(/125|200| \?/)
})

test.each([
  '4 ejector pins nitrided 6x250 (last time they were 200, now 315)',
  '4 ejector pins nitrided 6x250 (last time they were cut to 200)',
  '4 ejector pins nitrided 6x250 (same as last time, 200)',
  '4 Auswerferstifte nitriert 6x250 (letztes Mal waren es 200er, bitte wieder)',
])('what asks for something besides stays: %s', (line) => {
  expect(withoutFormerOnes(line)).toBe(line)
})
