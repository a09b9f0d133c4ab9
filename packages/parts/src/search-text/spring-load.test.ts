import { expect, test } from 'vitest'
import { readSpringLoad } from './spring-load.ts'

test.each([
  [
    'LG',
    'hellgrün',
    'light green',
    'vert clair',
    'verde',
    'zelená',
    'zielona',
    'jasnozielona',
    'světlezelené',
    'svetlozelene',
    'zöld',
    'groen',
    'grön',
    'könnyű terhelés',
  ],
  [
    'BL',
    'blau',
    'blue',
    'bleu',
    'blu',
    'azul',
    'modrá',
    'niebieska',
    'niebieskie',
    'azzurro',
    'kék',
    'kékek',
    'koezepes terheles',
    'mittlere Last',
    'srednja obremenitev',
    'blauw',
    'albastru',
    'blå',
    'medium duty',
  ],
  [
    'RD',
    'rot',
    'red',
    'roed',
    'czerwonych',
    'rouge',
    'rossa',
    'rojo',
    'červená',
    'czerwona',
    'piros',
    'rood',
    'roșu',
    'röd',
    'carga fuerte',
  ],
  [
    'YL',
    'gelb',
    'yellow',
    'jaune',
    'gialla',
    'amarillo',
    'žlutá',
    'żółta',
    'sárga',
    'geel',
    'galben',
    'gul',
    'extra heavy',
  ],
])('%s is named by its colour or in words', (load, ...texts) => {
  expect(texts.filter((text) => readSpringLoad(text)?.load !== load)).toEqual([])
})

test.each(['', 'blank', 'rot oder blau', 'vert 200 kg reduziert', 'Rotor'])('no load is read from: %s', (text) => {
  const read = readSpringLoad(text)
  expect(read === null || read.otherWords !== '').toBe(true)
})

test('other words are left', () => {
  expect(readSpringLoad('rouge, charge forte, Lesjöfors')).toEqual({ load: 'RD', otherWords: ',  , lesjofors' })
})
