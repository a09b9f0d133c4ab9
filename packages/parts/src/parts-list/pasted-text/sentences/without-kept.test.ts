import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutUseless } from './without-kept.ts'

test.each([
  'En el almacén nos quedan 3 columnas, pero son de otro diámetro.',
  'Im Lager liegen noch 3 Säulen, aber mit anderem Durchmesser.',
  'We still have 3 pillars but they are too short.',
  'We hebben nog 3 zuilen liggen maar die zijn te kort.',
  'Máme ještě 3 sloupky, ale jsou příliš krátké.',
  'Im Regal liegen noch 3 Säulen, die sind aber schon verplant.',
  'We have 3 pillars in stock, but they are reserved for another mould.',
  'Il nous reste 3 colonnes, mais elles sont pour autre chose.',
  'Abbiamo ancora 3 colonne, ma servono per altro.',
  'Temos 3 colunas, mas são para outra coisa.',
  'Na półce leżą jeszcze 3 kolumny, ale są do czegoś innego.',
  'V regálu leží ještě 3 sloupky, ale ty jsou na něco jiného.',
  'Van még 3 oszlop a polcon, de azok másra kellenek.',
  'Mai avem 3 coloane pe raft, dar sunt pentru altceva.',
  'Vi har 3 pelare kvar på hyllan, men de är till något annat.',
  'Na polici so še 3 stebri, a so za nekaj drugega.',
])('pieces which the buyer has and cannot use count none: %s', (sentence) => {
  expect(readMailParts(`4 x FSE-30x56x75.\n${sentence}`)).toEqual(['4 × FSE-30x56x75'])
  expect(readMailParts(`4 x FSE-30x56x75. ${sentence}`)).toEqual(['4 × FSE-30x56x75'])
})

test.each([
  'We still have 3 pillars, but please send four others.',
  'Wir haben noch 3 Säulen, nimm aber bitte vier andere.',
])('a sentence that asks for others stays: %s', (sentence) => {
  expect(withoutUseless(sentence)).toBe(sentence)
})

test('pieces which the buyer has may be taken off the order', () => {
  expect(readMailParts('4 guide pillars 30x56x75. We still have 3 guide pillars.').join()).toContain(
    '4 ? × guide pillars',
  )
})
