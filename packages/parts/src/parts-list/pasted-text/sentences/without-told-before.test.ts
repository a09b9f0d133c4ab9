import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutToldBefore } from './without-told-before.ts'

test.each([
  'Letztes Mal kamen 3 Säulen statt 4, das ist aber geklärt.',
  'Last time we got 3 pillars instead of 4.',
  "La dernière fois, 3 colonnes sont arrivées au lieu de 4, c'est réglé.",
  "L'ultima volta sono arrivate 3 colonne invece di 4, ma è già risolto.",
  'La última vez llegaron 3 columnas en vez de 4, ya está resuelto.',
  'Da última vez chegaram 3 colunas em vez de 4, mas já está resolvido.',
  'Vorige keer kwamen er 3 kolommen in plaats van 4, maar dat is opgelost.',
  'Ostatnim razem zamiast 4 kolumn dostaliśmy 3, już wyjaśnione.',
  'Minule místo 4 sloupků přišly 3, to už jsme vyřešili.',
  'Zadnjič so namesto 4 stebrov prišli 3, a smo to že rešili.',
  'Legutóbb 4 helyett 3 oszlop jött, de ez már el van intézve.',
  'Data trecută au venit 3 coloane în loc de 4, dar am lămurit deja.',
  'Förra gången kom 3 pelare istället för 4, men det är utrett.',
  'Förra gången fick vi 5 stycken, det var bra.',
  'Z minulé objednávky nám už v lednu přišlo 5 kusů.',
  'Iz prejšnjega naročila smo januarja že dobili 5 kosov.',
])('what an order before brought changes none of this one: %s', (text) => {
  expect(withoutToldBefore(text)).toBe('')
})

test.each([
  'Wie letztes Mal bitte 4 Säulen statt 2.',
  'Es sollen wie letztes Mal 3 statt 2 Säulen geliefert werden.',
  'Last time we got 3 pillars instead of 2, so it must be 4 now.',
  'Last time 3 pillars came instead of 4. Please send the missing one.',
  'Last time 3 pillars came instead of 2. The same again please.',
  'The 4 pillars 24x46x75 came last time.',
  'Minule přišly 3 sloupky místo 4, teď prosím 5.',
])('a sentence that asks for something stays: %s', (text) => {
  expect(withoutToldBefore(text)).toBe(text)
})

test('the pieces of a part stay those of its line', () => {
  const parts = '2 guide pillars 24x46x75\n20 cap screws M8x40 12.9\n\n'
  expect(readMailParts(`${parts}Last time 3 pillars came instead of 4. Please pack them well.`)).toEqual(
    readMailParts(parts),
  )
})

test('a verb that is also the beginning of a telephone number tells what came', () => {
  const parts = '2 styrpelare 24x46x75\n20 insexskruvar M8x40 12.9\n\n'
  expect(readMailParts(`${parts}Förra gången kom 3 pelare i stället för 4.`)).toEqual(readMailParts(parts))
})
