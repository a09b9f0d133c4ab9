import { expect, test } from 'vitest'
import { withoutOpeningHours } from './without-opening-hours.ts'

test.each([
  'Warenannahme 7 bis 15, freitags bis 13.',
  'Goods in is open 7 to 15, Fridays until 13.',
  "Réception de 7 à 15, le vendredi jusqu'à 13.",
  'Recibimos mercancía de 7 a 15, los viernes hasta las 13.',
  'Ricevimento merci dalle 7 alle 15, il venerdì fino alle 13.',
  'Recebemos das 7 às 15, à sexta até às 13.',
  'Goederenontvangst van 7 tot 15, vrijdag tot 13.',
  'Przyjmujemy towar od 7 do 15, w piątki do 13.',
  'Příjem zboží je od 6 do 14 hodin, v pátek jen do 12.',
  'Áruátvétel 7-től 15-ig, pénteken 13-ig.',
  'Recepția mărfii este deschisă între 7 și 15, vinerea până la 13.',
  'Godsmottagningen är öppen 7 till 15, fredagar till 13.',
  'Prevzem blaga je od 6. do 14. ure, v petek do 12.',
])('hours at which goods are taken count no pieces: %s', (text) => {
  expect(withoutOpeningHours(text)).toBe('')
})

test.each([
  'Please send 7 to 15 pieces, receiving them in two lots is fine.',
  'Warenannahme: 7 bis 15 Stück.',
  'Ontvangst 8 tot 12 uitwerpers.',
  'Open order, 12 to 30.',
])('a sentence that may count pieces stays: %s', (text) => {
  expect(withoutOpeningHours(text)).toBe(text)
})
