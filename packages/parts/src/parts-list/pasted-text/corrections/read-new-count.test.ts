import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['5 Auswerfer 8x200', 'warte mach 7 draus', '7 × Auswerfer 8x200'],
  ['5 pins 8x200', 'wait make it 7', '7 × pins 8x200'],
  ['5 éjecteurs 8x200', 'attends mets-en 7', '7 × éjecteurs 8x200'],
  ['5 uitwerpers 8x200', 'wacht maak er 7 van', '7 × uitwerpers 8x200'],
  ['5 wypychaczy 8x200', 'czekaj zrób 7', '7 × wypychaczy 8x200'],
])('a new number behind "wait", without a comma: %s, %s', (part, change, changed) => {
  expect(readMailParts(`${part}\n${change}`)).toEqual([changed])
})

test.each([
  ['Zeile 1 sind jetzt 20, Rest gleich.', 'Auswerfer'],
  ['line 1 is now 20, rest as is.', 'ejector pins'],
  ['la línea 1 ahora son 20, lo demás igual.', 'expulsores'],
  ['riga 1: ora sono 20.', 'estrattori'],
  ['regel 1 worden nu 20.', 'uitwerpers'],
  ['linha 1: agora são 20.', 'extratores'],
  ['rad 1 är nu 20.', 'utstötare'],
  ['poz. 1 teraz jest 20.', 'wypychacze'],
  ['pol. 1: nyní je 20.', 'vyhazovače'],
])('what the pieces are now: %s', (line, kind) => {
  expect(readMailParts(`${line}\n\n> 12 ${kind} 6x200\n> 12 ${kind} 3x200`)).toEqual([
    `20 × ${kind} 6x200`,
    `12 × ${kind} 3x200`,
  ])
})

test.each(['Davon haben wir jetzt 20 am Lager.', 'Ahora tenemos 20 en el almacén.'])(
  'what there is now is no new number: %s',
  (line) => {
    expect(readMailParts(`12 Auswerfer 6x200\n${line}`)[0]).not.toMatch(/^20 /)
  },
)

test.each([
  ['ponme dos docenas de tornillos allen M8x40', '24 × tornillos allen M8x40'],
  ['mettez une douzaine de vis CHC M8x40', '12 × vis CHC M8x40'],
  ['mettez-moi trois paires de colonnes de guidage 24x46x75', '6 × colonnes de guidage 24x46x75'],
  ['ponme 2 cáncamos M16', '2 × cáncamos M16'],
  ['metti 2 golfari M12', '2 × golfari M12'],
  ['8 sleeves hardened 5x8x125, make it half a dozen', '6 × sleeves hardened 5x8x125'],
  ['8 Hülsen gehärtet 5x8x125, mach ein Dutzend draus', '12 × Hülsen gehärtet 5x8x125'],
])('a dozen is twelve behind words that also change a number: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test('an unknown number of further pieces stays a question', () => {
  expect(readMailParts('8 Hülsen gehärtet 5x8x125, mach ein paar mehr draus')).toEqual([
    '8 × Hülsen gehärtet 5x8x125, mach ein paar mehr draus',
  ])
})

test.each([
  'van de 9x200 mogen het er toch 8 zijn',
  'van de 9x200 mag je er toch 8 sturen',
  'van de pins toch liever 8',
  'of the 9x200 it can be 8 after all',
  'av 9x200 får det bli 8 istället',
  'tistih 9x200 naj bo vseeno 8',
  'de la 9x200 totuși 8',
])('the new number of a part that its sizes name: %s', (line) => {
  expect(readMailParts(`6 pins hardened 9x200\n10 bushes bronze 14x36\n${line}`)).toEqual([
    '8 × pins hardened 9x200',
    '10 × bushes bronze 14x36',
  ])
})
