import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const english = '8 ejector pins 6x160\n4 ejector sleeves 5x8x125\n2 guide pillars 24x46x75\n20 cap screws M8x40\n\n'
const german = '4 Auswerferhülsen 5x8x125\n2 Führungssäulen 24x46x75\n20 Zylinderschrauben M8x40\n\n'

test.each([
  ['20 Zylinderschrauben M8x40', 'Die Schrauben können Sie vergessen, die haben wir da.'],
  ['20 cap screws M8x40', 'Forget the screws, stores has a box of them.'],
  ['20 tornillos M8x40', 'Olvídense de los tornillos, que hay en el almacén.'],
  ['20 śrub M8x40', 'O śrubach proszę zapomnieć, mamy je w magazynie.'],
  ['2 geleidekolommen 24x46x75', 'De kolommen pas volgende maand, laat die nu weg.'],
  ['2 vodicí sloupky 24x46x75', 'Sloupky až příští měsíc, teď je nedávejte.'],
  ['2 vezetőoszlop 24x46x75', 'Az oszlopok csak a jövő hónapban kellenek, most hagyják ki.'],
  ['2 columnas guía 24x46x75', 'Tenemos dos columnas en stock, así que solo lo demás.'],
  ['2 kolumny prowadzące 24x46x75', 'Dwie kolumny mamy na stanie, więc tylko reszta.'],
  ['2 styrpelare 24x46x75', 'Två pelare har vi på lager, så bara resten.'],
  ['2 vodilna stebra 24x46x75', 'Dva stebra imamo na zalogi, torej samo ostalo.'],
  ['2 coloane de ghidare 24x46x75', 'Avem două coloane pe stoc, deci doar restul.'],
])('a kind that a sentence of several clauses leaves out is asked: %s. %s', (part, sentence) => {
  expect(readMailParts(`${part}\n\n${sentence}`)[0]).toMatch(/^\d+ \? /)
})

test('what is left out is no other kind', () => {
  expect(readMailParts(`${german}Die Schrauben können Sie vergessen, die haben wir da.`)).toEqual([
    '4 × Auswerferhülsen 5x8x125',
    '2 × Führungssäulen 24x46x75',
    '20 ? × Zylinderschrauben M8x40',
  ])
  expect(readMailParts(`${german}Zwei Säulen haben wir doch noch im Regal gefunden, also nur der Rest.`)).toEqual([
    '4 × Auswerferhülsen 5x8x125',
    '2 ? × Führungssäulen 24x46x75',
    '20 × Zylinderschrauben M8x40',
  ])
})

test.each([
  ['Leave out whatever is not on stock.'],
  ['Was nicht ab Lager lieferbar ist, bitte weglassen.'],
  ["Laissez tomber ce qui n'est pas en stock."],
  ['Quello che non avete a stock lasciatelo fuori.'],
  ['Lo que no esté en stock lo dejan fuera.'],
  ['O que não houver em stock deixem de fora.'],
  ['Wat niet op voorraad is mag u weglaten.'],
  ['Czego nie ma na magazynie, proszę pominąć.'],
  ['Co nemáte skladem, vynechte.'],
  ['Ami nincs raktáron, azt hagyják ki.'],
  ['Ce nu este pe stoc lăsați deoparte.'],
  ['Det som inte finns i lager kan ni utelämna.'],
  ['Česar nimate na zalogi, izpustite.'],
])('all is asked if what is not on stock is left out: %s', (sentence) => {
  expect(readMailParts(`8 AZN-6x160\n4 AZN-8x200\n\n${sentence}`)).toEqual(['8 ? × AZN-6x160', '4 ? × AZN-8x200'])
})

test.each([
  ['Instead of the sleeves please send 4 pins 5x125.', '4 × pins 5x125'],
  ['Instead of the screws we take 10 pins 4x100.', '10 × pins 4x100'],
])('a kind in whose place another part is wanted is asked: %s', (sentence, part) => {
  const rows = readMailParts(english + sentence)
  expect(rows).toContain(part)
  expect(rows.filter((row) => row.includes('?'))).toHaveLength(1)
})

test.each([
  [
    '4 éjecteurs tubulaires 5x8x125',
    'À la place des éjecteurs tubulaires, mettez 4 éjecteurs 5x125.',
    'éjecteurs 5x125',
  ],
  ['4 Auswerferhülsen 5x8x125', 'Statt der Hülsen bitte 4 Stifte 5x125.', 'Stifte 5x125'],
  ['20 imbuszcsavar M8x40', 'A csavarok helyett 4 kilökőcsap 5x125.', 'kilökőcsap 5x125'],
  ['20 șuruburi M8x40', 'În locul șuruburilor trimiteți 4 aruncătoare 5x125.', 'aruncătoare 5x125'],
  ['20 śrub M8x40', 'Zamiast śrub proszę 4 wypychacze 5x125.', 'wypychacze 5x125'],
])('the part in its place has none of its words: %s. %s', (part, sentence, now) => {
  const [row, added] = readMailParts(`${part}\n\n${sentence}`)
  expect([row, added]).toEqual([part.replace(/^(\d+) /, '$1 ? × '), `4 × ${now}`])
})

test.each([
  ['Vergessen Sie bitte nicht, die Säulen einzufetten.'],
  ['Die Säulen brauchen wir dringend, nur der Rest kann warten.'],
  ['Was nicht am Lager ist, kommt einfach später.'],
])('but a sentence that leaves out nothing changes nothing: %s', (sentence) => {
  expect(readMailParts(german + sentence).some((row) => row.includes('?'))).toBe(false)
})
