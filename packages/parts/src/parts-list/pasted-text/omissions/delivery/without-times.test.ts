import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'
import { withoutTimes } from './without-times.ts'

test('a date behind its word is no number of pieces', () => {
  expect(withoutTimes('wie am 3.10., nur 40 Stifte 6x160')).toBe('wie am , nur 40 Stifte 6x160')
  expect(withoutTimes('stejně jako dne 12. 11. 2026 kolíky 8x40')).toBe('stejně jako dne kolíky 8x40')
})

test.each([
  ['que llegue antes del viernes 20.', 'que llegue antes del .'],
  ['à livrer pour vendredi 20, merci', 'à livrer pour , merci'],
  ['entro venerdì 20!', 'entro !'],
  ['please confirm by 25/11, thanks', 'please confirm by , thanks'],
  ['ordine telefonico del 25/11/26 confermato', 'ordine telefonico del confermato'],
  ['4 Säulen 20/36', '4 Säulen 20/36'],
  ['entrega antes del día 12. Gracias', 'entrega antes del día . Gracias'],
  ['el cliente viene el 10 a ver las pruebas', 'el cliente viene el a ver las pruebas'],
  ['by Friday, the 20th please', 'by Friday, the please'],
  ["J'envoie l'apprenti à 14 h.", "J'envoie l'apprenti ."],
  ['Abholung gegen 14 Uhr', 'Abholung'],
  ['will collect at 2:30 pm', 'will collect'],
  ["collecting Friday around 10 o'clock", 'collecting Friday'],
  ['ophalen vrijdag rond 10 uur.', 'ophalen vrijdag .'],
  ['je passe vers 10 heures', 'je passe'],
  ['passo verso le 10', 'passo'],
  ['ritiro alle ore 10', 'ritiro'],
  ['recogida sobre las 10 horas', 'recogida sobre'],
  ['odbiór około godz. 10', 'odbiór około'],
  ['odbiór o godzinie 14:30', 'odbiór'],
  ['osobní odběr v 10 hod.', 'osobní odběr .'],
  ['elviszem 10 órakor', 'elviszem'],
  ['elviszem 10 óra után', 'elviszem'],
  ['ridicăm la ora 10', 'ridicăm'],
  ['hämtas kl. 10', 'hämtas'],
  ['tussen 8 en 16 uur', ''],
  ['Będę po 13.', 'Będę .'],
  ['desen 340-21, livrare S50', 'desen 340-21,'],
  ['levering: W50', ''],
  ['leverans v50, 4 st', ', 4 st'],
  ['dodání T51', ''],
  ['consegna S. 50', ''],
  ['T50, livrare S5x20', 'T50, livrare S5x20'],
  ['Anlieferung zwischen 8 und 16 Uhr, Tor 3', 'Anlieferung , Tor 3'],
  ['entregar de 8 a 16 h', 'entregar'],
  ['livrer entre 8h et 16h', 'livrer'],
  ['spina 6x250, consegna 4 gg', 'spina 6x250,'],
  ['Kernstift 6x250, LZ 4 AT', 'Kernstift 6x250,'],
  ['core pin 6x250, lead time: 2-3 wks', 'core pin 6x250,'],
])('a day of the week with its number, and a clock, are times: %s', (text, rest) => {
  expect(withoutTimes(text).trim()).toBe(rest)
})

test.each([
  'from 8 to 16 pieces',
  'von 8 auf 16 Stück',
  'entre 8 y 16 uds',
  'vis 6x20 mercredi 20 pièces',
  'Stifte 6x160 bis Freitag 20',
  'tolerance 20 h6',
  'wird am Montag 20 Stück',
  'ora 10 x 200',
])('pieces behind a day stay: %s', (text) => {
  expect(withoutTimes(text)).toBe(text)
})

test.each(['Schrauben M8x30 vom 12.9.', 'Stifte in 3.5. Danke', 'Pos. 1.2. Stifte', 'Stifte bis 3.5 x 100'])(
  'a class, a size or a number of a list is no date: %s',
  (text) => {
    expect(withoutTimes(text)).toBe(text)
  },
)

test.each([
  ['holt der Lehrling um 3 ab', 'holt der Lehrling ab'],
  ['ich komme gegen drei vorbei', 'ich komme vorbei'],
  ["I'll pick them up around 2.", "I'll pick them up ."],
  ['collecting at 4', 'collecting'],
  ['vyzvednu kolem 14', 'vyzvednu'],
  ['Odbiorę sam ok. 14.', 'Odbiorę sam .'],
  ['przyjadę o 15', 'przyjadę'],
  ['paso a recogerlas a las 12', 'paso a recogerlas'],
  ['passo a ritirarli alle 11', 'passo a ritirarli'],
  ['paso a las 12 a por ello', 'paso a por ello'],
  ['passo alle 12 a ritirarli', 'passo a ritirarli'],
  ['will collect at 12 to get them on site', 'will collect to get them on site'],
  ['ik haal ze om 3 op', 'ik haal ze op'],
  ['jag hämtar dem kl 10', 'jag hämtar dem'],
  ['pridem iskat ob 13', 'pridem iskat'],
  ['vin după ele pe la 16', 'vin după ele'],
])('the hour at which somebody comes for the parts is no number of them: %s', (text, rest) => {
  expect(withoutTimes(text).trim()).toBe(rest)
})

test.each([
  'ich hole nach 3 Stück noch 4',
  'recojo las 8',
  'on passe à 8',
  'collect 12 pins at 6x160',
  'odbiorę ok. 14 sztuk',
  'kommen um 4 teurer',
])('a number of pieces beside such a verb stays: %s', (text) => {
  expect(withoutTimes(text)).toBe(text)
})

test.each([
  'bis Ende der Woche 30 Zylinderschrauben M6x20',
  'by the end of the week 30 hardened pins 6x160',
  "d'ici la fin de la semaine 30 éjecteurs 6x160",
  'do konce týdne 30 vyhazovačů 6x160',
  'entro la fine della settimana 30 estrattori 6x160',
  'a fin de semana 30 expulsores 6x160',
])('a number before a kind counts it, also behind a week: %s', (text) => {
  expect(withoutTimes(text)).toBe(text)
})

test.each([
  ['Lieferung in der Woche 30, 12 Stifte 6x160', 'Lieferung in der , 12 Stifte 6x160'],
  ['delivery week 50 please', 'delivery please'],
  ['KW 50 Auswerfer 6x160', 'Auswerfer 6x160'],
  ['bis Woche 30 Auswerferstifte 6x200', 'bis Auswerferstifte 6x200'],
  ['in der Woche 30 Auswerferstifte 6x200', 'in der Auswerferstifte 6x200'],
  ['delivery week 50 ejector pins 6x200', 'delivery ejector pins 6x200'],
  ['semaine 30 éjecteurs 6x200', 'éjecteurs 6x200'],
])('the number of a week is none of a part: %s', (text, rest) => {
  expect(withoutTimes(text).trim()).toBe(rest)
})

test.each([
  ['Potrzebujemy do 14 grudnia 10 wypychaczy 4x100', '10 × wypychaczy 4x100'],
  ['Potřebujeme do 14. prosince 10 vyhazovačů 4x100', '10 × vyhazovačů 4x100'],
  ['Potrebujemo do 14. decembra 10 izmetačev 4x100', '10 × izmetačev 4x100'],
  ['Precisamos até 14 de dezembro 10 extratores 4x100', '10 × extratores 4x100'],
  ['Necesitamos hasta el 14 de diciembre 10 expulsores 4x100', '10 × expulsores 4x100'],
])('"until" before a date is no limit of the pieces behind it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['Die Säulen können später kommen, der Rest bis zum 18.', 'Die Säulen können später kommen, der Rest bis zum .'],
  ['the rest by the 18th.', 'the rest by the .'],
  ['Il resto entro il 18.', 'Il resto entro il .'],
  ['le reste avant le 18', 'le reste avant le'],
  ['el resto antes del 18, por favor', 'el resto antes del , por favor'],
  ['de rest graag voor de 18e', 'de rest graag voor de'],
  ['reszta do 18.', 'reszta .'],
])('the day by which the rest comes is no number of pieces: %s', (text, rest) => {
  expect(withoutTimes(text).trim()).toBe(rest)
})

test.each(['raise the rest by 18', 'il resto passa a 18', 'der Rest 18 Stück'])(
  'pieces of the rest stay: %s',
  (text) => {
    expect(withoutTimes(text)).toBe(text)
  },
)

test.each([
  ['lo stampo si è fermato dopo 6 ore: servono 4 spine anima 4x125', '4 × spine anima 4x125'],
  ['matrița s-a oprit după 6 ore, trimiteți 4 știfturi 4x125', '4 × știfturi 4x125'],
  ['8 wypychaczy 6x160 w 48 godzin', '8 × wypychaczy 6x160'],
  ['Verktyget står efter 6 timmar, skicka 4 utstötare 4x125', '4 × utstötare 4x125'],
  ['Orodje stoji po 6 urah, pošljite 4 izmetače 4x125', '4 × izmetače 4x125'],
  ['6 zatičev 8x30\nPrevzem osebno v petek po 13. uri.', '6 × zatičev 8x30'],
  ['Forma stojí po 6 hodinách, pošlete 4 vyhazovače 4x125', '4 × vyhazovače 4x125'],
])('hours count no pieces: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'Lo stampo andrà su una pressa da 850 tonnellate, quindi ci occorrono anche 4 colonne di guida 42x96x155.',
  'Das Werkzeug läuft auf einer Presse mit 850 Tonnen, daher brauchen wir auch 4 Führungssäulen 42x96x155.',
  'Le moule ira sur une presse de 850 tonnes, il nous faut donc aussi 4 colonnes de guidage 42x96x155.',
  'El molde irá en una prensa de 850 toneladas, así que necesitamos también 4 columnas guía 42x96x155.',
  'O molde vai para uma prensa de 850 toneladas, por isso precisamos também de 4 colunas 42x96x155.',
  'Matrița merge pe o presă de 850 de tone, deci avem nevoie și de 4 coloane de ghidare 42x96x155.',
  'Verktyget går på en press på 850 ton, så vi behöver också 4 styrpelare 42x96x155.',
])('the tonnes of a machine count no pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^4 × \p{L}[^,]* 42x96x155$/u)])
})

test.each(['om half drie', 'um halb 8', 'at half past three', 'kl. halv tre', '1 week', '1 Woche', '1 semaine'])(
  'is a time: %s',
  (text) => {
    expect(withoutTimes(`pins 6x160 ${text}`).trim()).toBe('pins 6x160')
  },
)
