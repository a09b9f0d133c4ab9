import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  '4 éjecteurs à lame trempés 1,2x5,5x160x80, urgents, à expédier en premier',
  '4 Auswerferstifte nitriert 6x250, eilig, bitte zuerst schicken',
  '4 ejector pins nitrided 6x250, urgent, please ship these first',
  '4 estrattori nitrurati 6x250, urgenti, da spedire per primi',
  '4 expulsores nitrurados 6x250, urgentes, enviar primero',
  '4 extratores nitretados 6x250, urgentes, enviar primeiro',
  '4 uitwerpers genitreerd 6x250, spoed, graag eerst versturen',
  '4 wypychacze azotowane 6x250, pilne, proszę wysłać w pierwszej kolejności',
  '4 vyhazovače nitridované 6x250, spěchá, prosím poslat jako první',
  '4 izmetači nitrirani 6x250, nujno, prosim poslati najprej',
  '4 db nitridált kilökőcsap 6x250, sürgős, ezt küldjék előbb',
  '4 aruncătoare nitrurate 6x250, urgent, de trimis primele',
  '4 utstötarstift nitrerade 6x250, brådskande, skicka dessa först',
  '4 extratores nitretados 6x250 (urgente, pode vir à frente)',
  '4 Auswerferstifte nitriert 6x250 (dringend, darf vorab kommen)',
  '4 ejector pins nitrided 6x250 (urgent, can come ahead of the rest)',
  '4 éjecteurs nitrurés 6x250 (urgent, peut partir avant le reste)',
  '4 estrattori nitrurati 6x250 (urgente, può arrivare prima)',
  '4 expulsores nitrurados 6x250 (urgente, puede venir antes)',
  '4 uitwerpers genitreerd 6x250 (spoed, mag vooruit)',
  '4 wypychacze azotowane 6x250 (pilne, może iść wcześniej)',
  '4 vyhazovače nitridované 6x250 (spěchá, může jít napřed)',
  '4 izmetači nitrirani 6x250 (nujno, lahko pride prej)',
  '4 db nitridált kilökőcsap 6x250 (sürgős, jöhet előbb)',
  '4 aruncătoare nitrurate 6x250 (urgent, pot veni înainte)',
  '4 utstötarstift nitrerade 6x250 (brådskande, kan skickas i förväg)',
])('that a part is sent first says nothing of it: %s', (line) => {
  const [part = ''] = readMailParts(line)
  expect(part).toMatch(/^4 × /)
  expect(part).not.toMatch(
    /premi|zuerst|first|prim|pierwsz|první|najprej|előbb|först|frente|vorab|ahead|partir|arriva|antes|vooruit|wcześniej|napřed|prej|înainte|förväg/,
  )
})

test.each([
  '4 ejector pins nitrided 6x250, the first two with a flat',
  '4 Auswerferstifte nitriert 6x250, zuerst nur 2',
  '4 éjecteurs nitrurés 6x250, livrer 2 en premier',
])('what is said of some of the first ones stays: %s', (line) => {
  expect(readMailParts(line).join()).toMatch(/flat|2 \?|zuerst|premier/)
})

test.each([
  '8 Auswerferstifte nitriert 6x250, die brauchen wir als Erstes',
  '8 ejector pins nitrided 6x250, we need these first',
  '8 éjecteurs nitrurés 6x250, il nous les faut en premier',
  '8 estrattori nitrurati 6x250, ci servono per primi',
  '8 expulsores nitrurados 6x250, los necesitamos primero',
  '8 extratores nitretados 6x250, precisamos destes primeiro',
  '8 uitwerpers genitreerd 6x250, deze hebben we eerst nodig',
  '8 wypychaczy azotowanych 6x250, te potrzebujemy najpierw',
  '8 vyhazovačů nitridovaných 6x250, ty potřebujeme první',
  '8 izmetačev nitriranih 6x250, te rabimo najprej',
  '8 db nitridált kilökőcsap 6x250, ezek kellenek először',
  '8 aruncătoare nitrurate 6x250, de acestea avem nevoie primele',
  '8 utstötarstift nitrerade 6x250, dessa behöver vi först',
])('that a part is needed first says nothing of it: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^8 × .*6x250$/)])
})
