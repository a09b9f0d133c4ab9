import { expect, test } from 'vitest'
import { writeSpokenSizes } from './write-spoken-sizes.ts'

test.each([
  ['zwanzig Auswerfer fünf mal hundertsechzig', 'zwanzig Auswerfer 5x160'],
  ['M acht mal dreißig in zwölf Punkt neun', 'M8x30 in 12.9'],
  ['twelve pins six by one hundred and sixty', 'twelve pins 6x160'],
  ['fem gånger åtta gånger hundratjugofem', '5x8x125'],
  ['bagues soixante-quinze par cent vingt-cinq', 'bagues 75x125'],
  ['otto spine quattro per centosessanta', 'otto spine 4x160'],
  ['seis por cento e sessenta', '6x160'],
  ['sześć razy sto sześćdziesiąt', '6x160'],
  ['šest krát sto šedesát', '6x160'],
  ['vierentwintig maal zesenveertig', '24x46'],
  ['șase pe o sută șaizeci', '6x160'],
  ['šest krat sto šestdeset', '6x160'],
  ['zwei Komma fünf mal hundert', '2.5x100'],
  ['dois ponto cinco por cem', '2.5x100'],
  ['tíz kilökőcsap nyolcszor kétszázötven', 'tíz kilökőcsap 8x250'],
  ['persely huszonnégyszer negyvenhat', 'persely 24x46'],
  ['egyszer már rendeltünk öt darabot', 'egyszer már rendeltünk öt darabot'],
  ['ein Gewindestift M zehn', 'ein Gewindestift M10'],
  ['M. Dix a appelé', 'M. Dix a appelé'],
  ['rondelle cent dix par trente-six par dix-huit', 'rondelle 110x36x18'],
  ['drie komma vijf bij honderdzestig', '3.5x160'],
  ['cztery i pół na dwieście', '4.5x200'],
  ['cent vis douze neuf M six par vingt-cinq', 'cent vis 12.9 M6x25'],
  ['stifte durchmesser sechs länge zweihundertfünfzig', 'stifte durchmesser 6 länge 250'],
  ['hülsen innen fünf außen acht länge hundertfünfzig', 'hülsen innen 5 außen 8 länge 150'],
  ['diámetro cinco largo doscientos', 'diámetro 5 largo 200'],
  ['length two hundred and fifty', 'length 250'],
  ['fünf mal zweihundertfünfzig und vier hülsen', '5x250 und vier hülsen'],
  ['sei per centosessanta e quattro boccole', '6x160 e quattro boccole'],
  ['sześć na sto sześćdziesiąt i cztery tuleje', '6x160 i cztery tuleje'],
  ['six by one hundred and sixty and four sleeves', '6x160 and four sleeves'],
  ['seis por cento e sessenta e quatro', '6x164'],
  ['auswerfer fünf mal zweihundert zwanzig stück', 'auswerfer 5x200 zwanzig stück'],
  ['goupilles huit par cent vingt pièces', 'goupilles 8x100 vingt pièces'],
  ['wypychacz sześć na sto sześćdziesiąt sztuk dwie', 'wypychacz 6x160 sztuk dwie'],
  ['wypychacz sześć na sto sześćdziesiąt sztuk 2', 'wypychacz 6x160 sztuk 2'],
  ['goupilles huit par cent vingt, pièces trempées', 'goupilles 8x120, pièces trempées'],
  ['pins six by two hundred and twenty pieces', 'pins 6x220 pieces'],
  ['śrub dwanaście dziewięć em osiem na czterdzieści pięć', 'śrub 12.9 M8x45'],
])('%s', (text, written) => {
  expect(writeSpokenSizes(text)).toBe(written)
})

test.each([
  'two pins per cavity',
  'dos por lado',
  'éjecteurs de 3 mm en longueur 160 ainsi que quatre broches',
  'Ø6, 200 lang zwei Stück',
  'zwölf Stück',
  'dix-sept broches',
  'due per ogni stampo',
  'two and a half dozen',
  'zwölf neun',
])('numbers that are no sizes stay: %s', (text) => {
  expect(writeSpokenSizes(text)).toBe(text)
})
