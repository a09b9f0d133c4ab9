import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['4 Auswerferstifte 6x200, Rest der Bestellung wie im Angebot.', '4 × Auswerferstifte 6x200'],
  ['4 Auswerferstifte 6x200 - der Rest ist ok', '4 × Auswerferstifte 6x200'],
  ['4 ejector pins 6x200, the rest as quoted', '4 × ejector pins 6x200'],
  ['4 ejector pins 6x200, remainder as discussed', '4 × ejector pins 6x200'],
  ["4 éjecteurs 6x200, le reste de la commande selon l'offre", '4 × éjecteurs 6x200'],
  ["4 estrattori 6x200, il resto dell'ordine come d'accordo", '4 × estrattori 6x200'],
  ['4 expulsores 6x200, lo demás como siempre', '4 × expulsores 6x200'],
  ['4 extratores 6x200, restante igual', '4 × extratores 6x200'],
  ['4 uitwerppennen 6x200, de rest zoals in de offerte', '4 × uitwerppennen 6x200'],
  ['4 wypychacze 6x200, pozostałe jak ustalono', '4 × wypychacze 6x200'],
  ['4 vyhazovače 6x200, ostatní beze změny', '4 × vyhazovače 6x200'],
  ['4 kilökőcsap 6x200, a rendelés többi része változatlan', '4 × kilökőcsap 6x200'],
  ['4 aruncătoare 6x200, restul comenzii cum am vorbit', '4 × aruncătoare 6x200'],
  ['4 izmetači 6x200, preostanek naročila kot dogovorjeno', '4 × izmetači 6x200'],
  ['4 utstötare 6x200, övrigt oförändrat', '4 × utstötare 6x200'],
])('the rest of an order says nothing about a part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Rest gehärtet',
  'the rest polished',
  'el resto en negro',
  'le reste en 8x200',
  'davon 2 gekürzt, der Rest wie gehabt',
])('a rest that is cancelled or made in another way stays: %s', (rest) => {
  expect(readMailParts(`4 ejector pins 6x200, ${rest}`)).not.toEqual(['4 × ejector pins 6x200'])
})

test.each([
  ['De los de 8x250 ponga 14 en lugar de 10. El resto, tal cual.', '10 pins 8x250'],
  ['Of the 8x250 please 14 instead of 10. The rest as is.', '10 pins 8x250'],
  ['Von den 8x250 bitte 14 statt 10. Der Rest bleibt.', '10 Stifte 8x250'],
  ['Des 8x250 il en faut 14 au lieu de 10. Le reste sans changement.', '10 éjecteurs 8x250'],
  ['Dei 8x250 ne servono 14 invece di 10. Il resto come da offerta.', '10 estrattori 8x250'],
])('the rest says nothing about a part that a sentence changes: %s', (sentence, part) => {
  expect(readMailParts(`> ${part}\n> 4 O-Ring 20x2\n\n${sentence}`)).toEqual([
    `14 × ${part.slice(3)}`,
    '4 × O-Ring 20x2',
  ])
})
