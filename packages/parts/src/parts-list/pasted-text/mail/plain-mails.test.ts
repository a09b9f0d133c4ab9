import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

test.each([
  [
    'dates beside a kind',
    'Éjecteur tubulaire trempé 4x6x125   2 pcs\nL’éjecteur tubulaire serait pour le 15 décembre.',
    ['2 × Éjecteur tubulaire trempé 4x6x125'],
  ],
  [
    'ordinal numbers of a list, but no angle',
    '1º.- 8 uds. casquillo 24x46 bronce\n2ª) 6 pz. estrattore 5x200 temprato\n3º - 10 pinos extratores 8x160\n4 uds. casquillo 30x56, 45º',
    [
      ...['8 × casquillo 24x46 bronce', '6 × estrattore 5x200 temprato', '10 × pinos extratores 8x160'],
      '4 × casquillo 30x56, 45º',
    ],
  ],
  [
    'inches behind the number of a line',
    'Pos 1: 4 Stk. Hülse 6x10x150\nPos 2: 3 Stk. Auswerferstift 1/4" x 6", gehärtet\nline 3: qty 2, guide pillar 3/4″ x 4″',
    ['4 × Hülse 6x10x150', '3 × Auswerferstift 1/4" x 6", gehärtet', '2 × guide pillar 3/4″ x 4″'],
  ],
  [
    'a part that comes with another one, but no part with work on it',
    '6 pinnar 4x160 samt två pelare 24x46x75 med fyra bussningar 24x46\n3 słupy prowadzące 20x36x75 z 6 tulejami prowadzącymi 20x36\n2 pins 6x160 with two flats 1x45',
    [
      ...['6 × pinnar 4x160', '2 × pelare 24x46x75', '4 × bussningar 24x46'],
      ...['3 × słupy prowadzące 20x36x75', '6 × tulejami prowadzącymi 20x36', '2 × pins 6x160 with two flats 1x45'],
    ],
  ],
  [
    'pieces in a line of their own with the work on them',
    'Pos 1: Führungssäule\n  D 24, L1 46, L2 75\n  Menge 4, ohne Nut\nPos 2: Auswerferhülse gehärtet\n  6x10x150\n  Menge 3, gekürzt auf 140',
    ['4 × Führungssäule D 24, L1 46, L2 75, ohne Nut', '3 × Auswerferhülse gehärtet 6x10x150, gekürzt auf 140'],
  ],
  [
    'pieces of the same diameter and of another length',
    'ein Dutzend nitrierte Auswerferstifte 5x160 und noch vier vom gleichen Durchmesser, aber 250 lang.\n6 espulsori temprati 8x200, e altri tre dello stesso diametro, temprati anche loro, ma in 315',
    [
      ...['12 × nitrierte Auswerferstifte 5x160', '4 × Auswerferstifte 5x250 nitrierte'],
      ...['6 × espulsori temprati 8x200', '3 × espulsori 8x315 temprati'],
    ],
  ],
  [
    'kinds with their sizes and their pieces in lines of their own',
    'wir bestellen:\n\nAuswerferstift DIN 1530 A, nitriert\nD = 8, L = 200\nMenge: 16 Stk.\n\nFührungssäule\nD = 24, L1 = 46, L2 = 75\nMenge: 4 Stk.',
    ['16 × Auswerferstift DIN 1530 A, nitriert D = 8, L = 200', '4 × Führungssäule D = 24, L1 = 46, L2 = 75'],
  ],
  [
    'lines that end within a part',
    '2 Stück Auswerferstift mit kegeligem Kopf, gehärtet,\nDurchmesser 8, Länge\n200\n4 Stück Führungsbuchse mit\nFestschmierstoff (Bronze), 24x46',
    [
      '2 × Auswerferstift mit kegeligem Kopf, gehärtet, Durchmesser 8, Länge 200',
      '4 × Führungsbuchse mit Festschmierstoff (Bronze), 24x46',
    ],
  ],
  [
    'sizes between words for times',
    '10 Hülsen 5 mal 8 mal 150 und 10 Stifte 5 mal 200',
    ['10 × Hülsen 5x8x150', '10 × Stifte 5x200'],
  ],
  [
    'a correction that names its part by its sizes',
    '16 Stück Auswerferstift Ø 3 x 100\n4 Buchsen 30x56\nKorrektur zu gestern: vom 3 x 100 bitte 24 statt 16.',
    ['24 × Auswerferstift Ø 3 x 100', '4 × Buchsen 30x56'],
  ],
  [
    'pieces in brackets',
    'pins: 6x160 (x20), 8x200 (x10)\nbagues bronze 24x46 (4 aussi)\nbusole 30x56 (please two)',
    ['20 × pins: 6x160', '10 × pins 8x200', '4 × bagues bronze 24x46', '2 × busole 30x56'],
  ],
  [
    'pieces of a size behind the kind',
    'pinos extratores temperados, 24 de 6x160 e 12 de 8x200',
    ['24 × pinos extratores temperados 6x160', '12 × pinos extratores temperados 8x200'],
  ],
  [
    'sizes in a sentence that ends with their number',
    'van de uitwerppennen 5x160 hebben we er 24 nodig en van de 8x200 (ook genitreerd) 12.\nKérnék 6x200-as kilökőcsapból húszat, és a 8x200-asból tízet',
    [
      ...['24 × uitwerppennen 5x160', '12 × uitwerppennen 8x200 (ook genitreerd)'],
      ...['20 × 6x200 kilökőcsapból', '10 × kilökőcsapból 8x200'],
    ],
  ],
  [
    'a number behind the material; one that may be a hardness stays open',
    'bush 24x46 bronze 4\nsleeve 4x6x125 hardened 58',
    ['4 × bush 24x46 bronze', '58 ? × sleeve 4x6x125 hardened'],
  ],
  [
    'reasons and further sentences',
    '2 pierścienie 125x36x12, bo jeden się złamał, oraz 10 oringów 20x2,5. Adres jak zawsze.',
    ['2 × pierścienie 125x36x12', '10 × oringów 20x2,5'],
  ],
  [
    'several positions of an offer, by the first and the last one',
    'Guten Morgen Herr Kunz, wir nehmen Position 1 bis 2:\n1\tHülse 4x6x125\t8 Stk\n2\tO-Ring 12x2\t20 Stk\n3\tBuchse 24x46\t4 Stk',
    ['8 × Hülse 4x6x125', '20 × O-Ring 12x2', '4 ? × Buchse 24x46'],
  ],
  [
    'two parts of which the second has its kind behind its sizes',
    'We need 12 pins 6x160 and also for the M8x30 cap screws 20 pcs please',
    ['12 × pins 6x160', '20 × M8x30 cap screws'],
  ],
  [
    'numbered kinds, plural sizes and a number in words',
    'Stift 1: Auswerferstift nitriert d=3,5 L=125, Anzahl 12\nsix of the 10x250s, nitrided pins',
    ['12 × Auswerferstift nitriert d=3,5 L=125', '6 × 10x250, nitrided pins'],
  ],
  [
    'parts of their own in brackets',
    'my order of yesterday (20 pins 4x125, 10 pins 8x200) please extend by 5 pins 6x200',
    ['20 × pins 4x125', '10 × pins 8x200', '5 × pins 6x200'],
  ],
  [
    'a number behind sizes and their kind',
    '4x125 nitrided ejector pins 40\ncore pins 4 x 160 mm, quantity six',
    ['40 × 4x125 nitrided ejector pins', '6 × core pins 4 x 160 mm'],
  ],
  [
    'a short German word for "and"',
    '20 Stck. Stifte 4x125 u. 10 Stck. 6x200',
    ['20 × Stifte 4x125', '10 × Stifte 6x200'],
  ],
  [
    'plates whose thickness has a word, and sizes below a material',
    '1 piastra interm. 296x346 sp. 46, 1.1730\n2 płyta form. 196x296 gr. 46\n4. 2 placas intermédias em 1.1730,\n   246 x 246 x 36 mm',
    [
      '1 × piastra interm. 296x346x46, 1.1730',
      '2 × płyta form. 196x296x46',
      '2 × placas intermédias em 1.1730, 246 x 246 x 36 mm',
    ],
  ],
  [
    'references to lines that bare numbers count',
    'Items 1 and 3 as quoted. Item 2 please increase to 14 pieces.\n\n1   25   Ejector pin 5x250\n2   10   Ejector pin 12x200\n3   2    Sprue bush 18x3.5x15.5x66',
    ['25 × Ejector pin 5x250', '14 × Ejector pin 12x200', '2 × Sprue bush 18x3.5x15.5x66'],
  ],
  [
    'a further part of a list with sizes that are not read',
    '30 estr. cil. nitr. Ø 3,5 L. 200\n4 estr. tub. temp. Ø int. 8 sp. 2 L. 225',
    ['30 × estr. cil. nitr. Ø 3,5 L. 200', '4 × estr. tub. temp. Ø int. 8 sp. 2 L. 225'],
  ],
  [
    'a part with only a thread at the end of a sentence',
    'Die 4 Federn 25x51 rot bleiben. Und bitte 2 Ringschrauben M16.',
    ['4 × Federn 25x51 rot', '2 × Ringschrauben M16'],
  ],
  [
    'numbered posts',
    'Poste 1 : broche trempée 3,2 x 160, 10 pièces\nPoste 2 : broche trempée 5,2 x 200, 6 pièces',
    ['10 × broche trempée 3,2 x 160', '6 × broche trempée 5,2 x 200'],
  ],
  [
    'a sentence behind a question with a blank before its sign, as French has it',
    "Tu peux me mettre 10 vis chc M10x30 12.9 ? J'envoie l'apprenti à 14 h.",
    ['10 × vis chc M10x30 12.9'],
  ],
  [
    'the short Swedish word for "and"',
    '2 st bussning 32x86 brons\no 5 st utstötarstift 7x250',
    ['2 × bussning 32x86 brons', '5 × utstötarstift 7x250'],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  ['De centreerringen 90x36x12 (2 stuks) blijven staan.', '2', 'centreerringen 90x36x12'],
  ['colonnes de guidage 24x46x75, inchangé (4)', '4', 'colonnes de guidage 24x46x75'],
  ['brauch noch mal 10 von den Auswerfern 8x250 nitriert', '10', 'Auswerfern 8x250 nitriert'],
  ['kannst du mir 5 Auswerfer 8x200 gehärtet hinlegen?', '5', 'Auswerfer 8x200 gehärtet'],
  ['tu peux me réserver 5 éjecteurs 8x200 trempés', '5', 'éjecteurs 8x200 trempés'],
  ['¿me puedes apartar 5 expulsores 8x200 templados?', '5', 'expulsores 8x200 templados'],
  ['kun je 5 uitwerpers 8x200 gehard klaarmaken', '5', 'uitwerpers 8x200 gehard'],
  [
    'Vorremmo sostituire la boccola di iniezione: ci serve una nuova 18x4x40x66.',
    '',
    'boccola di iniezione 18x4x40x66',
  ],
])('words around a part that change nothing: %s', (line, quantity, requested) => {
  expect(readMail(line)).toMatchObject([{ quantity, requested }])
})
