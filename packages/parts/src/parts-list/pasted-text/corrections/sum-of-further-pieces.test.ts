import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['guide pillars 20x36x75: 2 more, so 6 in total', '6 × guide pillars 20x36x75'],
  ['Kernstift 8x160, da brauchen wir 2 mehr als letztes Mal, also sechs.', '6 × Kernstift 8x160'],
  ['core pin 8x160, 2 more than last time, so six', '6 × core pin 8x160'],
  ['éjecteurs 8x160, 2 de plus que la dernière fois, donc 6', '6 × éjecteurs 8x160'],
  ['vyhazovače 8x160, o 2 víc než minule, tedy 6', '6 × vyhazovače 8x160'],
  ['wypychacze 8x160, o 2 więcej niż ostatnio, czyli 6', '6 × wypychacze 8x160'],
  ['estrattori 8x160, 2 in più della volta scorsa, quindi 6', '6 × estrattori 8x160'],
  ['Führungssäule 20x36x75: 2 mehr, also 6', '6 × Führungssäule 20x36x75'],
  ['Zentrierbuchse 30x22x24: zwei dazu, macht 6', '6 × Zentrierbuchse 30x22x24'],
  ['colonnes de guidage 20x36x75 : deux de plus, donc 6', '6 × colonnes de guidage 20x36x75'],
  ['boccola bronzo 20x46: 2 pz in più, quindi 8', '8 × boccola bronzo 20x46'],
  ['geleidezuil 20x36x75: 2 erbij, dus 6 in totaal', '6 × geleidezuil 20x36x75'],
  ['columnas guía 20x36x75: 2 más, en total 6', '6 × columnas guía 20x36x75'],
  ['tuleja prowadząca 20x46: 2 więcej, czyli razem 6', '6 × tuleja prowadząca 20x46'],
  ['vodicí sloupek 20x36x75: 2 navíc, tedy 6', '6 × vodicí sloupek 20x36x75'],
  ['De los expulsores 6x160 que te pedí ayer ponme 4 más, o sea 16 en total.', '16 × expulsores 6x160'],
  ['For the pins 6x160 make it 4 more, that is 16 in total.', '16 × pins 6x160'],
  ['Des éjecteurs 6x160, mets-en 4 de plus, donc 16 en tout.', '16 × éjecteurs 6x160'],
  ['Extratores 6x160: põe mais 4, ou seja 16 no total.', '16 × Extratores 6x160'],
  ['Uitwerppennen 6x160: doe er 4 bij, dus 16 in totaal.', '16 × Uitwerppennen 6x160'],
  ['Vyhazovače 6x160: přidej ještě 4, takže celkem 16.', '16 × Vyhazovače 6x160'],
  ['Utstötare 6x160: lägg till 4, alltså 16 totalt.', '16 × Utstötare 6x160'],
  ['Aruncătoare 6x160: pune încă 4, deci 16 în total.', '16 × Aruncătoare 6x160'],
])('pieces that are added give way to their sum: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each(['guide pillars 20x36x75: 2 more', 'Führungssäule 20x36x75: 2 mehr'])(
  'pieces that are added without a sum stay as they are: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^6/)
  },
)
