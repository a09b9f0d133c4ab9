import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const quantitiesOf = (mail: string) => readMail(mail).map(({ quantity }) => quantity)

test.each([
  ['Rücksendung: 6 Auswerfer nitriert 3x160', '4 Säulen 24x56x75'],
  ['Wir schicken 6 Auswerfer nitriert 3x160 zurück.', '4 Säulen 24x56x75'],
  ['Return: 6 pins nitrided 3x160', '4 pillars 24x56x75'],
  ['We are returning 6 pins nitrided 3x160.', '4 pillars 24x56x75'],
  ['6 pins nitrided 3x160 (return)', '4 pillars 24x56x75'],
  ['Retour : 6 éjecteurs nitrurés 3x160', '4 colonnes 24x56x75'],
  ['Nous vous retournons 6 éjecteurs nitrurés 3x160.', '4 colonnes 24x56x75'],
  ['Reso: 6 estrattori nitrurati 3x160', '4 colonne 24x56x75'],
  ['Devolución: 6 expulsores nitrurados 3x160', '4 columnas 24x56x75'],
  ['Devolvemos 6 extratores nitretados 3x160.', '4 colunas 24x56x75'],
  ['6 pennen genitreerd 3x160 retour', '4 zuilen 24x56x75'],
  ['Zwrot: 6 wypychaczy azotowanych 3x160', '4 słupy 24x56x75'],
  ['Reklamace: 6 vyhazovačů nitridovaných 3x160', '4 sloupky 24x56x75'],
  ['Visszaküldés: 6 kilökő nitridált 3x160', '4 oszlop 24x56x75'],
  ['Retur: 6 aruncătoare nitrurate 3x160', '4 coloane 24x56x75'],
  ['Retur: 6 utstötare nitrerade 3x160', '4 pelare 24x56x75'],
  ['Vračamo 6 izmetačev nitriranih 3x160.', '4 stebri 24x56x75'],
])('what goes back is asked: %s', (line, other) => {
  expect(quantitiesOf(`${line}\n${other}`)).toEqual(['6 ?', '4'])
})

test('a heading means the lines below it', () => {
  const mail =
    'Bitte liefern:\n4 Säulen 24x56x75\n\nRetoure:\n6 Auswerfer nitriert 3x160\n2 Auswerfer nitriert 6x200\n\nBestellung:\n3 Auswerfer nitriert 8x200'
  expect(quantitiesOf(mail)).toEqual(['4', '6 ?', '2 ?', '3'])
})

test.each([
  ['Bitte die AB unterschrieben zurückschicken.', '6 Auswerfer nitriert 3x160'],
  ['Please confirm by return.', '6 pins nitrided 3x160'],
  ['Merci de confirmer par retour.', '6 éjecteurs nitrurés 3x160'],
  ['Prix par retour svp :', '6 éjecteurs nitrurés 3x160'],
  ['Potvrďte prosím obratem.', '6 vyhazovačů nitridovaných 3x160'],
])('an answer that is asked for returns nothing: %s', (line, part) => {
  expect(quantitiesOf(`${line}\n${part}`)).toEqual(['6'])
})
