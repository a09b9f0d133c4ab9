import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { partDictated } from './part-dictated.ts'

test.each([
  'il me faudrait huit broches trempées de 10 par 160 quatre colonnes de guidage 15 par 36 par 55 et puis trente vis CHC M8 par 25 en 12.9',
  'ich brauche acht Kernstifte gehärtet 10 mal 160 vier Führungssäulen 15x36x55 und dreißig Schrauben M8x25 in 12.9',
  'I need eight core pins hardened 10x160 four guide pillars 15x36x55 and thirty cap screws M8x25 in 12.9',
  'mi servono otto spine anima temprate 10x160 quattro colonne di guida 15x36x55 e trenta viti M8x25 12.9',
  'necesito ocho machos templados 10x160 cuatro columnas guía 15x36x55 y treinta tornillos M8x25 12.9',
  'potrzebuję osiem trzpieni hartowanych 10x160 cztery słupy prowadzące 15x36x55 i trzydzieści śrub M8x25 12.9',
  'potřebuju osm jader kalených 10x160 čtyři vodicí sloupky 15x36x55 a třicet šroubů M8x25 12.9',
])('a number in words behind sizes counts the next part: %s', (line) => {
  expect(readMailParts(line)).toEqual([
    expect.stringMatching(/^8 × .*10x160$/),
    expect.stringMatching(/^4 × .*15x36x55$/),
    expect.stringMatching(/^30 × .*M8x25/),
  ])
})

test.each([
  'eight pins 10x160 for two moulds 15x36',
  'acht Stifte 10x160 und vier Säulen 15x36x55',
  'eight pins 10x160, please also four pillars 15x36x55',
  'pins 10x160 the four pillars 15x36x55',
])('other numbers in words begin no part: %s', (line) => {
  expect(partDictated(line)).toBe(line)
})
