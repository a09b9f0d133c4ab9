import { expect, test } from 'vitest'
import { writeNamedSizes } from './write-named-sizes.ts'

test('a sentence ends behind the sizes that it names by words', () => {
  expect(writeNamedSizes('We need ten core pins with diameter 4.5 mm and 250 mm length. Of the 8x40 two.')).toBe(
    'We need ten core pins with 4.5x250. Of the 8x40 two.',
  )
})

test('the full stop of an abbreviation goes with it', () => {
  expect(writeNamedSizes('Wir brauchen zehn Stifte Durchmesser 4,5 mm, 250 mm lg. nitriert')).toBe(
    'Wir brauchen zehn Stifte 4,5x250 nitriert',
  )
})

test.each([
  ['3 AW-Hülsen nitr. Ø i. 5 Ø a. 8 Lg. 125', '3 AW-Hülsen nitr. 5x8x125'],
  ['éj. tub. trempés Ø int. 3 Ø ext. 5 lg 100', 'éj. tub. trempés 3x5x100'],
  ['tuleje wypych. Ø wewn. 4,2 mm, Ø zewn. 8 mm, dł. 150', 'tuleje wypych. 4,2x8x150'],
  ['2 Zentrierringe Ø 110 Bohrg. 36 Dicke 8', '2 Zentrierringe 110x36x8'],
  ['anillo de centrado Ø100, taladro 36, esp. 12', 'anillo de centrado 100x36x12'],
  ['1 locating ring dia 90 mm, bore 36 mm, thk 12 mm', '1 locating ring 90x36x12'],
  ['Zyl.-Schr. M 8 Lg. 45 12.9', 'Zyl.-Schr. M8x45 12.9'],
  ['Führungssäule Ø24, Bund 46, Führungslänge 75', 'Führungssäule 24x46x75'],
  ['guide pillar 24 dia, collar 46 long, guide 95 long', 'guide pillar 24x46x95'],
  ['columna guía Ø30, collar 56, guía 95', 'columna guía 30x56x95'],
  ['Führungsbuchse Bronze, für Säule 15, Länge 56', 'Führungsbuchse Bronze, 15x56'],
  ['guide bush bronze for pillar dia 24, length 46', 'guide bush bronze 24x46'],
  ['tuleja prowadząca z brązu dla słupa 24, długość 56', 'tuleja prowadząca z brązu 24x56'],
  ['casquilho-guia em bronze, para coluna de 20 altura 36', 'casquilho-guia em bronze, 20x36'],
  ['bague de guidage pour colonne Ø 30, longueur 56', 'bague de guidage 30x56'],
  ['Angussbuchse gehärtet Ø 18, Bohrung 3,5, Radius 40, Länge 56', 'Angussbuchse gehärtet 18x3,5x40x56'],
  ['buse nitrurée corps Ø 24, orifice 5, rayon 40, longueur 66', 'buse nitrurée 24x5x40x66'],
  ['Bronzebuchse für 4 Säulen 24x46x75', 'Bronzebuchse für 4 Säulen 24x46x75'],
  ['Gewinde M6 lang 20x2', 'Gewinde M6 lang 20x2'],
])('a series of sizes with a word each is written in one: %s', (text, written) => {
  expect(writeNamedSizes(text)).toBe(written)
})

test.each([
  ['jag behöver tolv utstötare med diameter 5 och längd 160, tack', 'jag behöver tolv utstötare 5x160, tack'],
  ['potrzebuję dwunastu wypychaczy o średnicy 5 i długości 160', 'potrzebuję dwunastu wypychaczy 5x160'],
  ['potřebuji dvanáct vyhazovačů s průměrem 5 a délkou 160', 'potřebuji dvanáct vyhazovačů 5x160'],
  ['potrebujem dvanajst izmetačev s premerom 5 in dolžino 160', 'potrebujem dvanajst izmetačev 5x160'],
])('a word that may be a symbol leads to named sizes: %s', (text, read) => {
  expect(writeNamedSizes(text)).toBe(read)
})

test.each([
  ['10 éjecteurs nitrurés de 6 en longueur 200', '10 éjecteurs nitrurés de 6x200'],
  ['3 éjecteurs de 6 en longueur 200 et 2 de 8 en longueur 250', '3 éjecteurs de 6x200 et 2 de 8x250'],
  ['expulsores nitrurados del 6 de 160 de largo', 'expulsores nitrurados del 6x160'],
  ['10 estrattori nitrurati 6 lunghezza 200', '10 estrattori nitrurati 6x200'],
  ['20 db 6-os nitridált kidobócsap 200-as hosszban', '20 db nitridált kidobócsap 6x200'],
  ['kidobócsap, 8 db 8-as 250-es hosszban', 'kidobócsap, 8 db 8x250'],
])('a diameter without its word belongs to the length with one: %s', (text, written) => {
  expect(writeNamedSizes(text)).toBe(written)
})

test.each([
  '10 éjecteurs nitrurés pour le moule 6, longueur 200',
  '10 Auswerferstifte für Form 6, Länge 200',
  'nous avons besoin de 6 en longueur 200',
  '4 vis M6 longueur 20',
  'pins 6x160, 4 de 8 en longueur 12',
])('a figure that is no diameter of a kind stays: %s', (text) => {
  expect(writeNamedSizes(text)).not.toMatch(/6x200|8x12/)
})

test.each([
  ['hardened ejector pins 3 mm in diameter and 125 mm long: 40 pcs', 'hardened ejector pins 3x125: 40 pcs'],
  ['éjecteurs trempés de 3 mm de diamètre et 125 de long : 40 pièces', 'éjecteurs trempés de 3x125 : 40 pièces'],
  ['estrattori temprati di 3 mm di diametro e 125 di lunghezza: 40 pezzi', 'estrattori temprati di 3x125: 40 pezzi'],
  ['expulsores templados de 3 mm de diámetro y 125 de largo: 40 uds', 'expulsores templados de 3x125: 40 uds'],
  ['expulsores templados de 3 mm de diámetro y 125 mm de largo: 40 uds', 'expulsores templados de 3x125: 40 uds'],
  ['extratores temperados de 3 mm de diâmetro e 125 de comprimento', 'extratores temperados de 3x125'],
])('a size may stand before its word, and no pieces are its length: %s', (written, said) => {
  expect(writeNamedSizes(written)).toBe(said)
})
