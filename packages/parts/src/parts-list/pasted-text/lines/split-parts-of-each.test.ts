import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Bitte Auswerfer, 3 von jedem: 6x160, 8x200 und 10x250.', 'Auswerfer'],
  ['Please send ejector pins, 3 of each: 6x160, 8x200 and 10x250.', 'ejector pins'],
  ['Merci de nous envoyer 3 éjecteurs de chaque : 6x160, 8x200 et 10x250.', 'éjecteurs'],
  ['Inviateci 3 estrattori per tipo: 6x160, 8x200 e 10x250.', 'estrattori'],
  ['Envíennos 3 expulsores de cada: 6x160, 8x200 y 10x250.', 'expulsores'],
  ['Envie-nos 3 extratores de cada: 6x160, 8x200 e 10x250.', 'extratores'],
  ['Skicka 3 utstötare av varje: 6x160, 8x200 och 10x250.', 'utstötare'],
])('a kind before the pieces of each size is that of all: %s', (line, kind) => {
  expect(readMailParts(line)).toEqual([`3 × ${kind} 6x160`, `3 × ${kind} 8x200`, `3 × ${kind} 10x250`])
})

test.each([
  ['De los expulsores 6x200 cogemos 10, de los 8x250 solo 4.', 'expulsores'],
  ['Z wypychaczy 6x200 bierzemy 10, z 8x250 tylko 4.', 'wypychaczy'],
  ['Z vyhazovačů 6x200 bereme 10, z 8x250 jen 4.', 'vyhazovačů'],
  ['Dos extratores 6x200 ficamos com 10, dos 8x250 só 4.', 'extratores'],
  ['Din aruncătoarele 6x200 luăm 10, din 8x250 doar 4.', 'aruncătoarele'],
])('what is taken of a kind in two sizes are two parts: %s', (line, kind) => {
  expect(readMailParts(line)).toEqual([`10 × ${kind} 6x200`, `4 × ${kind} 8x250`])
})

test.each([
  ['Potrzebujemy piętnastu wypychaczy 5x160.', '15 × wypychaczy 5x160'],
  ['Could you add another ten 4x100 pins to the order?', '10 × 4x100 pins'],
  ['Kérem, tegyen még tíz 4x100-as kilökőt a rendeléshez.', '10 × 4x100 kilökőt'],
  ['Bitte 10 Auswerfer 6x200 und ebenso viele 8x250.', '10 × Auswerfer 6x200,10 × Auswerfer 8x250'],
  ['Vă rugăm 10 aruncătoare 6x200 și tot atâtea 8x250.', '10 × aruncătoare 6x200,10 × aruncătoare 8x250'],
])('pieces in words count the sizes behind them: %s', (line, parts) => {
  expect(readMailParts(line).join()).toBe(parts)
})

test.each([
  'je 6 Auswerferstifte nitriert in 4x125, 4x160 und 4x200',
  'je sechs Auswerferstifte nitriert 4x125, 4x160 und 4x200',
  'six each of nitrided ejector pins in 4x125, 4x160 and 4x200',
  'seis expulsores nitrurados de cada en 4x125, 4x160 y 4x200',
  'po šest izmetačev nitriranih 4x125, 4x160 in 4x200',
])('a number for each of several sizes that share their kind is that of each: %s', (line) => {
  expect(readMailParts(line).map((part) => part.split(' × ')[0])).toEqual(['6', '6', '6'])
})

test.each([
  'AZN-6x200 – 20 Stk., AHH-5x8x150 – 4 Stk., ZRU-100x36x12 – 2 Stk. Termin: 12.12.2026',
  'Order 118/2026: AZN-6x200 – 20 pcs, AHH-5x8x150 – 4 pcs, ZRU-100x36x12 – 2 pcs. Date: 12.12.2026',
  'Zamówienie nr 118/2026: AZN-6x200 – 20 szt., AHH-5x8x150 – 4 szt., ZRU-100x36x12 – 2 szt. Termin: 12.12.2026',
  'Pedido: AZN-6x200 (20 uds), AHH-5x8x150 (4 uds), ZRU-100x36x12 (2 uds). Entrega el 12/12/2026.',
  'Commande : AZN-6x200 – 20 pièces, AHH-5x8x150 – 4 pièces, ZRU-100x36x12 – 2 pièces. Livraison le 12/12/2026.',
])('pieces behind their parts stay with them, whatever sentence follows: %s', (line) => {
  expect(readMailParts(line)).toEqual(['20 × AZN-6x200', '4 × AHH-5x8x150', '2 × ZRU-100x36x12'])
})

test.each([
  'AZN-6x200 – 20 Stk., AHH-5x8x150 – 4 Stk., ZRU-100x36x12 – 2 Stk. Bitte an Tor 4 liefern, Durchwahl 88.',
  'AZN-6x200 – 20 pcs, AHH-5x8x150 – 4 pcs, ZRU-100x36x12 – 2 pcs. See drawing 4711-3 for the 2 cores.',
])('no number moves to the next part: %s', (line) => {
  expect(readMailParts(line)).not.toContain('20 × AHH-5x8x150')
  expect(readMailParts(line)).not.toContain('4 × ZRU-100x36x12')
})

test.each([
  'AZN-6x200 - 20 pcs; AHH-5x8x150 - 4 pcs; ZRU-100x36x12 - 2 pcs. Thanks, Pete',
  'AZN-6x200 - 20 pièces; AHH-5x8x150 - 4 pièces; ZRU-100x36x12 - 2 pièces. Merci, à demain 14 h.',
  'AZN-6x200 / 20 st\nAHH-5x8x150 / 4 st\nZRU-100x36x12 / 2 st. Order 118.',
  'AZN-6x200 x20, AHH-5x8x150 x4, ZRU-100x36x12 x2. Order 118.',
  'AZN-6x200 – 20 Stk., AHH-5x8x150 – 4 Stk., ZRU-100x36x12 – 2 Stk. Tel. 0711 555 33',
])('a greeting or the number of an order behind several parts is none of pieces: %s', (line) => {
  const wrong = /^(?!20 .*6x200|4 .*5x8x150|2 .*100x36x12)\d+ × /
  expect(readMailParts(line).filter((part) => wrong.test(part))).toEqual([])
  expect(readMailParts(line)).toHaveLength(3)
})

test.each([
  'ejector pins hardened 6x160 and 8x160, 10 of each, sleeves hardened 5x8x150 4 pcs',
  'Auswerferstifte gehärtet 6x160 und 8x160 je 10 Stück, Hülsen gehärtet 5x8x150 4 Stück',
  'Auswerferstifte gehärtet 6x160 und 8x160 je 10, dazu 4 Hülsen gehärtet 5x8x150',
  'éjecteurs trempés 6x160 et 8x160, 10 de chaque, éjecteurs tubulaires trempés 5x8x150, 4 pièces',
  'estrattori temprati 6x160 e 8x160, 10 per tipo, estrattori tubolari temprati 5x8x150 4 pezzi',
  'expulsores templados 6x160 y 8x160, 10 de cada, expulsores tubulares templados 5x8x150, 4 uds',
  'uitwerpers gehard 6x160 en 8x160, van elk 10, uitwerphulzen gehard 5x8x150, 4 stuks',
  'vyhazovače kalené 6x160 a 8x160, po 10 ks, trubkové vyhazovače kalené 5x8x150, 4 ks',
  'wypychacze hartowane 6x160 i 8x160 po 10 szt., tuleje wypychające hartowane 5x8x150 4 szt.',
  'kidobócsapok edzett 6x160 és 8x160, 10-10 db, kidobóhüvely edzett 5x8x150, 4 db',
  'extratores temperados 6x160 e 8x160, 10 de cada, extratores tubulares temperados 5x8x150, 4 un',
  'aruncătoare călite 6x160 și 8x160, câte 10, aruncătoare tubulare călite 5x8x150, 4 buc',
  'härdade utstötare 6x160 och 8x160, 10 av varje, härdade utstötarhylsor 5x8x150, 4 st',
  'kaljeni izmetači 6x160 in 8x160, po 10 kosov, kaljene izmetalne puše 5x8x150, 4 kosi',
])('each of several parts has its pieces although another part follows: %s', (line) => {
  const parts = readMailParts(line).map((part) => part.replace(/ × \D*/, ' × '))
  expect(parts.map((part) => part.replace(/(?<=×.*\d)\D*$/, ''))).toEqual(['10 × 6x160', '10 × 8x160', '4 × 5x8x150'])
})

test('a price for each is no number of pieces', () => {
  const parts = readMailParts('O-rings 20x2.5 and 25x2.5, 0.85 each')
  expect(parts.join()).not.toContain('85 ×')
})
