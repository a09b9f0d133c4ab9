import { describe, expect, test } from 'vitest'
import { formatAnswer, readOrPropose, resolveText } from '../testing/read-text.ts'
import { assortment, stockedFor } from '../testing/stocked-articles.ts'
import { isRejection, type PartRequest } from './part-request.ts'
import { requestPrefixes } from './request-prefixes.ts'
import { resolvePartRequest } from './resolve-part-request.ts'

/** Returns the reason, the stocked parts that are proposed, and the unread pieces of the first one. */
function propose(text: string): string {
  const answer = readOrPropose(text)
  if (!isRejection(answer)) return 'no rejection'
  const { rejected, proposals = [], bySizes = [] } = answer
  const found = [...proposals, ...bySizes].flatMap(stocked)
  const unread = proposals[0]?.unread.join(' ') ?? ''
  return `${rejected}: ${found.join(' ')}${unread === '' ? '' : ` without ${unread}`}`
}

function stocked(partRequest: PartRequest): string[] {
  const answer = resolvePartRequest(partRequest, stockedFor(requestPrefixes(partRequest, assortment)), assortment)
  return isRejection(answer) ? [] : [answer.articleNumber]
}

describe('a coating without its name', () => {
  test.each([
    ['Auswerferstift 6x200 gehärtet beschichtet', 'coatingNotOffered: AZH-6x200 without beschichtet'],
    ['AZH-6x200 mit Beschichtung', 'coatingNotOffered: AZH-6x200 without mit Beschichtung'],
    ['ejector pin 6x200 hardened, coated', 'coatingNotOffered: AZH-6x200 without coated'],
    ['éjecteur 6x200 trempé, revêtu', 'coatingNotOffered: AZH-6x200 without revêtu'],
    ['perno espulsore 6x200 temprato con rivestimento', 'coatingNotOffered: AZH-6x200 without con rivestimento'],
    ['vyhazovač 6x200 kalený, povlakovaný', 'coatingNotOffered: AZH-6x200 without povlakovaný'],
    ['kilökő 6x200 edzett bevonattal', 'coatingNotOffered: AZH-6x200 without bevonattal'],
  ])('%s is the plain part only after a question', (text, expected) => {
    expect(propose(text)).toBe(expected)
  })

  test.each([
    ['Auswerferstift 6x200 nitriert, DLC-beschichtet', 'AZN-6x200-DLC'],
    ['AZN-6x200-DLC coated', 'AZN-6x200-DLC'],
    ['éjecteur 6x200 nitruré, revêtement DLC', 'AZN-6x200-DLC'],
    ['ejector pin 6x200 hardened, uncoated', 'AZH-6x200'],
    ['Auswerferstift 6x200 gehärtet ohne Beschichtung', 'AZH-6x200'],
    ['éjecteur 6x200 trempé sans revêtement', 'AZH-6x200'],
    ['vyhazovač 6x200 kalený bez povlaku', 'AZH-6x200'],
  ])('%s needs no question', (text, articleNumber) => {
    expect(formatAnswer(resolveText(text))).toBe(articleNumber)
  })
})

describe('a remark that changes the part', () => {
  test.each([
    ['Auswerferstift 5x200 gehärtet, Kopf abgeschrägt', 'unknownWord: AZH-5x200 without abgeschrägt'],
    // Oversize, not the Portuguese "the".
    ['Ejector pin 6x200 hardened OS', 'unknownWord: AZH-6x200 without OS'],
    ['AZN-6x200 mit Gewinde M4', 'unknownWord: AZN-6x200 without Gewinde M4'],
    ['AZH-6x200 Spitze R3', 'unknownWord: AZH-6x200 without Spitze R3'],
    ['ejector pin 5x200 hardened, head ground to 3.5', 'unclearNumber: AZH-5x200 without 3.5'],
    ['kilökő 5x200 edzett, fúrt', 'unknownWord: AZH-5x200 without fúrt'],
    ['Auswerferstift 3x160 nitriert mit Gravur "7"', 'unknownWord: AZN-3x160 without Gravur "7"'],
    ['AZH-6x200 Länge nach Zeichnung 12-345', 'unknownWord: AZH-6x200 without Zeichnung 12-345'],
    ['AZH-6x200 to drawing 12-345', 'unknownWord: AZH-6x200 without drawing 12-345'],
    ['AZH-6x200, Zeichnung 12-345 beachten', 'unknownWord: AZH-6x200 without Zeichnung 12-345 beachten'],
    ['AZH-6x200 selon plan 12-345', 'unknownWord: AZH-6x200 without plan 12-345'],
    ['AZH-6x200 come da disegno 0815', 'unknownWord: AZH-6x200 without disegno 0815'],
    ['AZH-6x200 según plano 640-22', 'unknownWord: AZH-6x200 without plano 640-22'],
    ['AZH-6x200 dle výkresu 2-1145', 'unknownWord: AZH-6x200 without výkresu 2-1145'],
    ['AZH-6x200 wg rysunku 33-120', 'unknownWord: AZH-6x200 without rysunku 33-120'],
    ['AZH-6x200 volgens tekening 4471-2', 'unknownWord: AZH-6x200 without tekening 4471-2'],
  ])('%s is left out of the proposal', (text, expected) => {
    expect(propose(text)).toBe(expected)
  })

  test.each([
    ['AZH-6x200, Kern rechts, eilt', 'AZH-6x200'],
    ['AZH-6x200 Lieferung KW 12', 'AZH-6x200'],
    ['AZH-6x200 bis Freitag', 'AZH-6x200'],
    ['AZH-6x200 with the next delivery', 'AZH-6x200'],
    ['Auswerferstift 5x200 gehärtet, Liefertermin 14.02.2027', 'AZH-5x200'],
    ['AZH-6x200 / Wkz. 2231 / cavity 3', 'AZH-6x200'],
    ['AZH-6x200, tool T-2210, spare', 'AZH-6x200'],
    ['AZH-6x200 (orodje 710)', 'AZH-6x200'],
    ['AZH-6x200 (stampo 12)', 'AZH-6x200'],
    ['AZH-6x200 zakázka 1182', 'AZH-6x200'],
    ['AZH-6x200 (szerszám 12)', 'AZH-6x200'],
    ['AZH-6x200 (stock, cost centre 33)', 'AZH-6x200'],
    ['AZH-6x200, magazyn, MPK 33', 'AZH-6x200'],
    ['AZH-6x200 à 2,34 €', 'AZH-6x200'],
    ['Auswerferstift gehärtet 6x200, Zeichnung D-114', 'AZH-6x200'],
    ['ejector pin hardened 6x200, DWG 5512-07 rev B', 'AZH-6x200'],
    ['éjecteur trempé 6x200 (moule 812, plan 812-17)', 'AZH-6x200'],
    ['expulsor templado 6x200 (plano nº 640-22)', 'AZH-6x200'],
    ['estrattore temprato 6x200; disegno 340/07', 'AZH-6x200'],
    ['vyhazovač kalený 6x200, výkres č. 4410-12', 'AZH-6x200'],
    ['wypychacz hartowany 6x200 (rys. 702-14)', 'AZH-6x200'],
    ['estrattore temprato 6x200 (dis. 702-14)', 'AZH-6x200'],
    ['Auswerferstift gehärtet 6x200, Z.-Nr. 702-14', 'AZH-6x200'],
    ['vyhazovač kalený 6x200, č.v. 702-14', 'AZH-6x200'],
    ['vyhazovač kalený 6x200, č. výkr. 702-14', 'AZH-6x200'],
    ['kilökő edzett 6x200 (rajzszám 77-014)', 'AZH-6x200'],
    ['uitwerper gehard 6x200, tekening 4471-2', 'AZH-6x200'],
    ['izmetač kaljen 6x200 (risba 702-14)', 'AZH-6x200'],
    ['AUSWERFERSTIFT_GEHAERTET_D6_L200.prt', 'AZH-6x200'],
    ['DIN 912 M8 x 30 --- 30C, 12.9', 'SZB-8x30'],
    ['SHCS M8 x 1.25 x 30 12.9', 'SZB-8x30'],
    ['Zylinderschraube M10x1,5x40 12.9', 'SZB-10x40'],
    ['M6x1x25 socket head cap screw 12.9', 'SZB-6x25'],
    ['ISO 4762 M10 x 40 - 32N 12.9', 'SZB-10x40'],
  ])('%s has only harmless ones', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })
})

test.each([
  ['Auswerferstift 8x200 nitriert, Länge nach Angabe', 'Länge nach Angabe'],
  ['știft aruncător nitrurat, lungime la cerere 8x200', 'lungime la cerere'],
])('the length of %s is asked, as it follows later', (text, unread) => {
  expect(resolveText(text)).toMatchObject({ articleNumber: 'AZN-8x200', changedLength: null, unread: [unread] })
})

test('a fine pitch is no size of the shop', () => {
  expect(resolveText('Zylinderschraube M8x1x30 12.9')).toHaveProperty('rejected')
})

test.each([
  'kilökő 8x200 edzett, hossz később',
  'ejector pin 8x200 hardened, length later',
  'estrattore 8x200 temprato, lunghezza dopo',
  'expulsor 8x200 templado, longitud por confirmar',
  'vyhazovač 8x200 kalený, délka později',
  'wypychacz 8x200 hartowany, długość później',
  'extrator 8x200 temperado, comprimento depois',
  'utstötare 8x200 härdad, längd senare',
  'uitwerper 8x200 gehard, lengte later',
  'izmetač 8x200 kaljen, dolžina kasneje',
  'Auswerferstift 8x200 gehärtet, Länge dann',
])('the length of %s is asked, whatever says that it comes later', (text) => {
  expect(resolveText(text)).toMatchObject({ changedLength: null, unread: [expect.any(String)] })
})

test.each([
  'ejector pin 8x200 hardened, full length',
  'Auswerferstift 8x200 gehärtet, volle Länge',
  'Auswerferstift 8x200 gehärtet, Länge bleibt',
  'extrator 8x200 temperado, comprimento normal',
  'éjecteur 8x200 trempé, longueur standard',
  'ejector pin hardened Ø8, length 200',
])('%s has the length of its sizes', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZH-8x200')
})

test.each(['EJ. TETE CON. TREMPE 6x200', 'ESTR. CON. TEMPRATO 6x200', 'Expulsor con. 6x200 templado'])(
  'the shortened word of %s is asked about, as it may mean a conical head',
  (text) => {
    expect(propose(text)).toMatch(/^unknownWord: .*without con\.?$/i)
  },
)

describe('what is not offered or contradicts itself', () => {
  test.each([
    ['Auswerferstift 5x200 gehärtet CrN', 'coatingNotOffered: AZH-5x200 without CrN'],
    ['Auswerferstift 5x200 1.2379', 'materialNotStocked: AZH-5x200 without 1.2379'],
    ['AZH-5x200 mit Zeugnis 3.2', 'certificateNotOffered: AZH-5x200 without Zeugnis 3.2'],
    ['DIN 1530 AH 5x200 nitriert', 'materialContradictory: AZH-5x200 AZN-5x200'],
    ['1.000 Stück AZH-6x200', 'unclearQuantity: AZH-6x200 without 1.000 Stück'],
    ['Aufspannplatte 296x296x27 1.1730', 'familyMissing: PLBU-296x296x27 PLFU-296x296x27'],
  ])('%s', (text, expected) => {
    expect(propose(text)).toContain(expected)
  })

  test.each([
    ['DIN 1530 A 5x200 1.2210', 'AZH-5x200 (material)'],
    ['Form A 5x200 gehärtet', 'AZH-5x200 (material)'],
    ['DIN 1530 AH 5x200 WAS', 'materialContradictory: AH'],
  ])('the form letter contradicts the material: %s', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })

  test.each([
    ['DIN 1530 AH 5x200 HSS', 'AZX-5x200'],
    ['DIN 1530 A 5x200 oxidiert', 'AZO-5x200'],
    ['DIN 1530 A 5x200 1.2344', 'AZN-5x200'],
  ])('the form letter agrees with the material: %s', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })
})

describe('sizes without the name of a part', () => {
  test.each([
    ['4–125', 'AZH-4x125'],
    ['ø 5 / 200', 'AZH-5x200'],
    ['d=5 L=200', 'AZH-5x200'],
    ['XY5x200', 'AZH-5x200'],
    ['K17/5x200', 'AZH-5x200'],
    ['AB-C 24-46-75', 'FSE-24x46x75'],
    ['K 1705 / 5 x 200', 'AZH-5x200'],
    ['K 40/ 5 x 200', 'AZH-5x200'],
    ['K5110-5-200', 'AZH-5x200'],
    ['KX123 5-200', 'AZH-5x200'],
    ['K 1030/24x46x75', 'FSE-24x46x75'],
    ['HASCO K41/5x200', 'AZH-5x200'],
    ['Meusburger K 1710 / 5 x 200', 'AZH-5x200'],
    ['Misumi KPH 5-200', 'AZH-5x200'],
  ])('%s fits several parts', (text, expected) => {
    expect(propose(text)).toContain(expected)
    expect(readOrPropose(text)).not.toHaveProperty('proposals')
  })

  test('a figure in front of a letter belongs to a word', () => {
    expect(propose('R 0ä')).toBe('unknownWord: ')
    expect(propose('Auswerferstift 5x200 X40CrMoV5-1')).toBe('no rejection')
  })

  test.each(['Telefon 05555 160200', 'Musterweg 6', 'Feder 16x8x51', 'xy 6'])('%s fits none', (text) => {
    expect(propose(text)).toMatch(/: $/)
  })
})

describe('a length beside the blank', () => {
  test.each([
    ['AZH-6x200 L=187,5', 'AZH-6x200 L187.5 T100 (length toleranceClass)'],
    ['AZH-6x200 187,5', 'AZH-6x200 L187.5 T100 (length toleranceClass)'],
    ['AZH-6x200/187.5', 'AZH-6x200 L187.5 T100 (length toleranceClass)'],
    ['AZH-6x200 (187,5 lang) T50', 'AZH-6x200 L187.5 T50 (length)'],
    ['Auswerferstift gehärtet 6x200/187,5', 'AZH-6x200 L187.5 T100 (length toleranceClass)'],
  ])('%s is a cut to be confirmed', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })

  test.each([
    ['AZH-6x200 L=250', 'sizesContradictory'],
    ['AZH-6x200 12', 'unclearNumber'],
    ['AZH-6x200 187,5 150', 'unclearNumber'],
    ['AZH-6x200 gekürzt auf 187 L=150', 'sizesContradictory'],
    ['Formplatte 156x196x27 L=150', 'sizesContradictory'],
  ])('%s is none', (text, reason) => {
    expect(readOrPropose(text)).toMatchObject({ rejected: reason })
  })

  test('a cut without a length leaves the blank as it is, and its word unread', () => {
    expect(resolveText('AZH-6x200 gekürzt')).toMatchObject({ changedLength: null, unread: ['gekürzt'] })
    expect(resolveText('AZH-6x200 gekürzt auf 150')).toMatchObject({ changedLength: 150, unread: [] })
    expect(resolveText('Auswerferstift WS 6x187 gekürzt')).toMatchObject({ changedLength: 187, unread: [] })
  })

  test.each([
    ['Auswerferstift 5x200 nitriert, auf Länge', 'auf Länge'],
    ['Auswerferstift 5x200 nitriert auf Maß', 'auf Maß'],
    ['ejector pin 5x200 nitrided, to length', 'to length'],
    ['éjecteur 5x200 nitruré, à longueur', 'à longueur'],
    ['estrattore 5x200 nitrurato, a lunghezza', 'a lunghezza'],
    ['expulsor 5x200 nitrurado, a longitud', 'a longitud'],
    ['extrator 5x200 nitretado, ao comprimento', 'ao comprimento'],
    ['vyhazovač 5x200 nitridovaný, na délku', 'na délku'],
    ['wypychacz 5x200 azotowany, na długość', 'na długość'],
    ['kilökő 5x200 nitridált, hosszra', 'hosszra'],
    ['aruncător 5x200 nitrurat, la lungime', 'la lungime'],
    ['utstötare 5x200 nitrerad, på längd', 'på längd'],
    ['izmetač 5x200 nitriran, na dolžino', 'na dolžino'],
    ['uitwerper 5x200 genitreerd, op lengte', 'op lengte'],
  ])('%s says that it is cut, but not where', (text, unread) => {
    expect(resolveText(text)).toMatchObject({ articleNumber: 'AZN-5x200', changedLength: null, unread: [unread] })
  })

  test.each([
    'Auswerferstift 5x200 nitriert auf Länge 160',
    'ejector pin 5x200 nitrided to length 160',
    'éjecteur 5x200 nitruré à longueur 160',
  ])('%s says where it is cut', (text) => {
    expect(resolveText(text)).toMatchObject({ articleNumber: 'AZN-5x200', changedLength: 160, unread: [] })
  })
})

test('reads flats on the head in the words of our own documents', () => {
  const [german, english] = ['Fläche am Kopf, 3 mm von der Mitte', 'two parallel flats on the head, 3 mm from the axis']
  expect(formatAnswer(resolveText(`AZH-6x200 ${german}`))).toBe('AZH-6x200 R1F3')
  expect(formatAnswer(resolveText(`AZH-6x200 ${english}`))).toBe('AZH-6x200 R2F3')
  expect(readOrPropose(`AZH-6x200-R1F4 ${german}`)).toMatchObject({ rejected: 'sizesContradictory' })
})

describe('inches', () => {
  test.each([
    'ejector pin 1/4" x 6"',
    'ejector pin 5 inch',
    'Auswerferstift ½ Zoll x 100',
    "pin 5''",
    'éjecteur 3 pouces',
    'ejector pin .250 x 6',
    'ejector pin Ø.250 x 10',
    '.125 dia x 4 ejector pin',
    'ejector pin .2500 dia. x 6.000 lg',
    'ejector pin 0.250 x 6.00',
    'core pin 5/32 x 6',
  ])('%s are not guessed', (text) => {
    expect(readOrPropose(text)).toMatchObject({ rejected: 'inches' })
    expect(readOrPropose(text)).not.toHaveProperty('proposals')
  })
})

describe('sizes in millimetres with many decimals', () => {
  test.each([
    ['Auswerferstift 5,000 x 200,000 gehärtet', 'AZH-5x200'],
    ['Flachauswerfer 0,800 x 3,800 x 125,000 gehärtet', 'AFH-0.8x3.8x125x63 (shoulderLength)'],
    ['ejector pin 5x200 hardened +.05 mm', 'AZH-5x200 L200 T50'],
  ])('%s', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })
})

describe('sizes that follow from the table', () => {
  test.each([
    ['Auswerferhülse 4x100 gehärtet', 'AHH-4x6x100 (outerDiameter)'],
    ['Flachauswerfer 2x7,5x200 gehärtet', 'AFH-2x7.5x200x100 (shoulderLength)'],
    ['Flachauswerfer 0,8x3,8x125/63 gehärtet', 'AFH-0.8x3.8x125x63'],
    ['Führungssäule Ø24 x 46/75', 'FSE-24x46x75'],
    ['Formplatte A 156x196x27 1.2312', 'PLAP-156x196x27'],
    ['AH 5x200 WS', 'AZH-5x200'],
    ['Auswerferstift d1=5 d2=10 k=3 L=200 gehärtet', 'AZH-5x200'],
    ['ejector pin Ø5 -0.004/-0.012 x 200 hardened', 'AZH-5x200'],
  ])('%s', (text, expected) => {
    expect(formatAnswer(resolveText(text))).toBe(expected)
  })

  test('another head is another part', () => {
    expect(resolveText('Auswerferstift d1=5 d2=11 L=200 gehärtet')).toMatchObject({ rejected: 'sizeNotStocked' })
  })
})
