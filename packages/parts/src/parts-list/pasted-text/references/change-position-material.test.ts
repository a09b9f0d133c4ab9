import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Pos. 1 wollen wir nitriert, nicht gehärtet; Maße und Menge gleich',
    'Kernstift gehärtet',
    'Kernstift 5x125 nitriert',
  ],
  ['Item 1: nitrided please, not hardened', 'core pin hardened', 'core pin 5x125 nitrided'],
  ['Pos. 1 : nitruré au lieu de trempé', 'broche trempée', 'broche 5x125 nitruré'],
  ['Pos. 1: nitrurato invece di temprato', 'spina anima temprata', 'spina anima 5x125 nitrurato'],
  [
    'línea 1: lo queremos nitrurado, no templado; medidas y cantidad, las mismas',
    'macho cilíndrico templado',
    'macho cilíndrico 5x125 nitrurado',
  ],
  ['Pos. 1: queremos nitretado, não temperado', 'pino macho temperado', 'pino macho 5x125 nitretado'],
  ['Pos. 1 graag genitreerd in plaats van gehard', 'kernpen gehard', 'kernpen 5x125 genitreerd'],
  ['Poz. 1 proszę azotowany zamiast hartowany', 'trzpień hartowany', 'trzpień 5x125 azotowany'],
  ['Poz. 1 prosím nitridovaný místo kalený', 'jádrový kolík kalený', 'jádrový kolík 5x125 nitridovaný'],
  ['Poz. 1 prosim nitriran namesto kaljen', 'jedrni zatič kaljen', 'jedrni zatič 5x125 nitriran'],
  ['Az 1. tétel nitridált legyen', 'magcsap edzett', 'magcsap 5x125 nitridált'],
  ['Poz. 1 vă rog nitrurat în loc de călit', 'știft miez călit', 'știft miez 5x125 nitrurat'],
  ['Pos. 1 nitrerad istället för härdad', 'kärnstift härdad', 'kärnstift 5x125 nitrerad'],
])('a position in another material: %s', (line, quoted, part) => {
  expect(readMailParts(`${line}\n\n> 1. ${quoted} 5x125, 8 pcs`)).toEqual([`8 × ${part}`])
})

test.each([
  'Pos. 1 auch nitriert',
  'Pos. 1 nicht nitriert',
  'Pos. 1 gehärtet oder nitriert?',
  'Pos. 1 bitte nitriert und auf 100 gekürzt',
  'Pos. 1 nitriert ist zu teuer',
])('words that say more than another material stay with the part: %s', (line) => {
  expect(readMailParts(`${line}\n\n> 1. Kernstift gehärtet 5x125, 8 Stk`)[0]).toContain('gehärtet 5x125 ')
})

test.each([
  "We'd rather have the steel ones here, same size, same quantity.",
  'steel, same size, same quantity',
  "We'd prefer steel.",
])('an answer below a part in another material: %s', (line) => {
  expect(readMailParts(`> 4) Guide bush, bronze, 22 x 46 - 4 off\n${line}`)).toEqual(['4 × Guide bush, 22 x 46 steel'])
})

test.each([
  ['Your question on pos 3 first: yes, through hardened please, not nitrided.', 'through hardened'],
  ['Zu Pos. 3: ja, gehärtet bitte, nicht nitriert.', 'gehärtet'],
  ["Pos. 3 : oui, trempé s'il vous plaît.", 'trempé'],
])('the material of a question behind a position is chosen: %s', (answer, material) => {
  const offer = '> 2   10 x ejector pin nitrided 9x200\n> 3    6 x blade ejector 1x4.5x125x63 (nitrided or hardened?)'
  expect(readMailParts(`${answer}\n\n${offer}`)).toEqual([
    '10 × ejector pin nitrided 9x200',
    `6 × blade ejector 1x4.5x125x63 ${material}`,
  ])
})

test('a material that is denied chooses none', () => {
  const offer = '> 2   10 x ejector pin hardened 9x200\n> 3    6 x blade ejector 1x4.5x125x63 (nitrided or hardened?)'
  expect(readMailParts(`Item 3 - not nitrided please.\n\n${offer}`)[1]).toMatch(/^6 \? .*hardened\?/)
})
