import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutSentence } from './without-sentence.ts'

test.each([
  ["yo t'aurais des colonnes de guidage 24x46x75", 'colonnes de guidage 24x46x75'],
  ['wenn nix dazwischenkommt dann die Säulen 24x46x75 gehärtet', 'Säulen 24x46x75 gehärtet'],
  ['one bush has cracked, the 24x46 bronze', 'one bush has cracked, the 24x46 bronze'],
  ['bush cracked yesterday, that is the 24x46 bronze', 'bush 24x46 bronze'],
  ['Anfrage für Säulen 24x46x75 gehärtet', 'Säulen 24x46x75 gehärtet'],
])('unknown words of a sentence before a part are left out: %s', (text, part) => {
  expect(withoutSentence(text)).toBe(part)
})

test.each([
  ['bossed pins 6x160', 'bossed'],
  ['estrattore 5x160 nitrurato e ossidato', 'e ossidato'],
  ['uitwerper 6x160 gehard, af te korten', 'af te korten'],
  ['ejector pin 6x200 nitrided - length to follow', 'to follow'],
  ['pins 6x160 in gold please', 'gold'],
  ['vástago de expulsión 16x56', 'vástago'],
  ['pins 6x160 with the blue mark', 'blue'],
  ['pins 6x160, they need a groove', 'groove'],
  ['pins 6x160, not these', 'not'],
  ['pins 6x160, but ask Tom', 'but'],
  ['pins 6x160, we can leave them', 'leave'],
  ['pins 6x160, the brass is fine', 'brass'],
  ['Stifte 6x160, die können warten', 'warten'],
  ['a box of pins 6x160', 'box'],
  ['pins 6x160 as well, actually I will type it', 'actually'],
  ['pins 6x160 for each tool', 'tool'],
  ['Dichtungen für Führungssäule 22x46x75', 'Dichtungen'],
  ['Klemmen für die Führungssäule 22x46x75', 'Klemmen'],
  ['wrench for ejector pin 6x160 hardened', 'wrench'],
  ['clé pour colonne de guidage 22x46x75', 'clé'],
  ['chiave per colonna di guida 22x46x75', 'chiave'],
  ['llave para columna guía 22x46x75', 'llave'],
  ['sleutel voor geleidezuil 22x46x75', 'sleutel'],
  ['svorky pro vodicí sloupek 22x46x75', 'svorky'],
  ['klucz do słupka prowadzącego 22x46x75', 'klucz'],
  ['cheie pentru coloană de ghidare 22x46x75', 'cheie'],
  ['nyckel till styrpelare 22x46x75', 'nyckel'],
  ['ključ za vodilni steber 22x46x75', 'ključ'],
  ['pins 6x160, these we found upstairs', 'found'],
])('what may change a part or its order stays: %s', (text, word) => {
  expect(withoutSentence(text)).toContain(word)
})

test.each([
  ['hosch die Stifte 6x160 gwiss do? brauche 4', ['4 × Stifte 6x160 gwiss']],
  ['any sleeves 5x8x150 on the racking? need 14 by noon', ['14 × sleeves 5x8x150 on the racking? need by noon']],
  ['and could the lads bag up six of the bushes 24x46', ['6 × bushes 24x46']],
  ['any sleeves 5x8x150 on the racking? 14 fitted last year', ['sleeves 5x8x150 on the racking? 14 fitted']],
])('a number that a sentence asks for is the quantity: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  ['columnas 24x46x75, ponme otras seis. ¿Llegarían el jueves?', '6 × columnas 24x46x75'],
  ['guide pillar 24x46x75, just the one', '1 × guide pillar 24x46x75'],
  ['8 guide pillars 24x46x75 hardened, uncut', '8 × guide pillars 24x46x75 hardened'],
  ['Abmessung 24x46x75: Säulen, 4 Stück', '4 × 24x46x75: Säulen'],
])('further words of orders: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test('what a line says of a part above it stays', () => {
  const [row] = readMailParts(
    '> 1. 40 ejector pins, nitrided, 3 x 125\n> 2. 4 guide pillars 24x46x75\n\nItem 1 turned up in a drawer.',
  )
  expect(row).toContain('drawer')
})
