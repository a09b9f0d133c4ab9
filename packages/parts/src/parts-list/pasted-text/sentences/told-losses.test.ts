import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['2 Führungssäulen 24x46x75', 'Der Azubi hat beim Ausbau 3 Säulen verkratzt.'],
  ['8 ejector pins 6x160', 'The apprentice has scratched 3 pins.'],
  ['2 colonnes de guidage 24x46x75', "L'apprenti a abîmé 3 colonnes au démontage."],
  ['8 éjecteurs 6x160', 'Pendant les essais deux éjecteurs ont cassé.'],
  ['2 colonne di guida 24x46x75', "L'apprendista ha rovinato 3 colonne mentre smontava."],
  ['8 estrattori 6x160', 'Durante la prova si sono rotti due estrattori, per questo abbiamo fretta.'],
  ['2 columnas guía 24x46x75', 'El aprendiz rompió 3 columnas al desmontar.'],
  ['2 colunas guia 24x46x75', 'O aprendiz estragou 3 colunas ao desmontar.'],
  ['8 extratores 6x160', 'Durante o ensaio partiram-se dois extratores, daí a pressa.'],
  ['2 geleidekolommen 24x46x75', 'De leerling heeft bij het demonteren 3 kolommen beschadigd.'],
  ['8 uitwerpers 6x160', 'Tijdens het proefspuiten zijn er twee uitwerpers gebroken, vandaar de haast.'],
  ['2 kolumny prowadzące 24x46x75', 'Uczeń uszkodził przy demontażu 3 kolumny.'],
])('a sentence that only tells of lost parts orders none beside them: %s | %s', (part, sentence) => {
  const [row] = readMailParts(`${part}\n\nOk`)
  expect(readMailParts(`${part}\n\n${sentence}`)).toEqual([row])
  expect(readMailParts(`${sentence}\n\n${part}`)).toEqual([row])
})

test.each([
  ['Two sleeves broke, please send four.', '2 ?'],
  ['Zwei Hülsen sind gebrochen, wir brauchen 4.', '2 ?'],
  ['Nous avons cassé 3 douilles.', '3 ?'],
  ["L'apprenti a abîmé 2 colonnes au démontage.", '2 ?'],
  ['L’apprendista ha rovinato 2 colonne mentre smontava.', '2 ?'],
])('the pieces of lost parts that no line orders are asked: %s', (sentence, quantity) => {
  const rows = readMailParts(`8 ejector pins 6x160\n\n${sentence}`)
  expect(rows).toHaveLength(2)
  expect(rows.at(-1)).toMatch(`${quantity} ×`)
})

test.each([
  ['Wir brauchen noch 3 Hülsen, die alten sind gebrochen.', '3 ×'],
  ['Uns sind 3 Hülsen gebrochen, bitte ersetzen.', '3 ×'],
  ['Bitte 3 Hülsen als Ersatz für die gebrochenen.', '3 ×'],
  ['Three springs are broken, we need new ones.', '3 ×'],
  ['Uns sind 3 Federn gebrochen, die bräuchte ich neu, und nächste Woche kommen 2 Mann.', '3 ×'],
  ['Uns sind 3 Säulen gebrochen, die bräuchte ich neu, und nächste Woche kommen 2 Mann.', '3 ×'],
])('lost parts that are asked for are ordered: %s', (sentence, quantity) => {
  expect(readMailParts(`8 ejector pins 6x160\n4 Auswerferhülsen 5x8x125\n\n${sentence}`).at(-1)).toMatch(quantity)
})
