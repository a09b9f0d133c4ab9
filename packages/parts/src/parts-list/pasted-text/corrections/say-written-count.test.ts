import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['I wrote 6 ejector pins 8x160 and it is 9', 'ejector pins 8x160'],
  ['For the ejector pins 8x160 I wrote 6, it should be 9', 'ejector pins 8x160'],
  ['ejector pins 8x160: I wrote 6 but it is 9', 'ejector pins 8x160'],
  ['6 ejector pins 8x160, I wrote 6 by mistake, it is 9', 'ejector pins 8x160'],
  ['puse 6 expulsores 8x160 y son 9', 'expulsores 8x160'],
  ['expulsores 8x160: puse 6 y son 9', 'expulsores 8x160'],
  ['ich hatte 6 Auswerferstifte 8x160 geschrieben, es sind 9', 'Auswerferstifte 8x160'],
  ['Auswerferstifte 8x160: ich hatte 6 geschrieben, es sind aber 9', 'Auswerferstifte 8x160'],
  ["j'avais écrit 6 éjecteurs 8x160 et c'est 9", 'éjecteurs 8x160'],
  ['estrattori 8x160: avevo scritto 6 ma sono 9', 'estrattori 8x160'],
  ['extratores 8x160: escrevi 6 mas são 9', 'extratores 8x160'],
  ['uitwerppennen 8x160: ik schreef 6, het zijn er 9', 'uitwerppennen 8x160'],
  ['uitwerppennen 8x160: ik had 6 geschreven, het moeten er 9 zijn', 'uitwerppennen 8x160'],
  ['napisałem 6 wypychaczy 8x160, a ma być 9', 'wypychaczy 8x160'],
  ['vyhazovače 8x160: napsal jsem 6, má jich být 9', 'vyhazovače 8x160'],
  ['kidobócsap 8x160: 6-ot írtam, de 9 kell', 'kidobócsap 8x160'],
  ['știfturi aruncătoare 8x160: am scris 6, dar sunt 9', 'știfturi aruncătoare 8x160'],
  ['utstötarstift 8x160: jag skrev 6 men det ska vara 9', 'utstötarstift 8x160'],
  ['izmetači 8x160: napisal sem 6, je pa 9', 'izmetači 8x160'],
])('the number that holds is not the one that was written before: %s', (line, part) => {
  const [read = '', ...others] = readMailParts(line)
  expect(others).toEqual([])
  expect(read.toLowerCase()).toMatch(new RegExp(`^9 × (?:.* )?${part.toLowerCase()}$`, 'u'))
})

test.each([
  'I wrote 6 and it is 9',
  'sorry, I wrote 6, it should be nine',
  'puse 6 y son 9',
  'ich hatte 6 geschrieben, es sind 9',
  "j'avais mis 6, c'est 9",
  'ho scritto 6 ma ne servono 9',
  'escrevi 6 e são 9',
  'ik schreef 6, het zijn er 9',
  'napisałem 6, a jest 9',
  'napsal jsem 6, je jich 9',
  '6-ot írtam, de 9 kell',
  'am scris 6, sunt 9',
  'jag skrev 6, det är 9',
  'napisal sem 6, je pa 9',
])('below its part the new number holds: %s', (line) => {
  expect(readMailParts(`6 ejector pins 8x160\n${line}`)).toEqual(['9 × ejector pins 8x160'])
})

test.each(['I wrote 6 and it is 9', 'puse 6 y son 9', 'ich hatte 6 geschrieben, es sind 9'])(
  'another number above is asked: %s',
  (line) => {
    expect(readMailParts(`4 ejector pins 8x160\n${line}`)).toEqual([
      expect.stringMatching(/^\d \? × ejector pins 8x160$/),
    ])
  },
)

test.each([
  ['ich habe 6 Auswerferstifte 8x160, es sind 9', 'Auswerferstifte'],
  ['4 ejector pins 8x160, I wrote 6 and it is 9', 'ejector pins'],
  ['6 ejector pins 6x160, I wrote 6 and it is 9', 'ejector pins'],
  ['ejector pins 8x160 4 pcs, I wrote length 150 and it is 160', 'ejector pins'],
])('what is no correction of pieces is none: %s', (line, words) => {
  expect(readMailParts(line).join()).not.toContain(`9 × ${words}`)
})

test('a size that was wrong changes no pieces', () => {
  expect(readMailParts('4 ejector pins 8x160\ndiameter: I wrote 4, it is 5')).not.toContain('5 × ejector pins 8x160')
})
