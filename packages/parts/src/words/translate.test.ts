import { expect, test } from 'vitest'
import { isRejection } from '../designation/part-request.ts'
import { type FamilyCode, families, familyOf } from '../families/families.ts'
import { formatAnswer, readDesignation, resolveText } from '../testing/read-text.ts'
import { translate } from './translate.ts'

function sizesOf(code: FamilyCode): string {
  const { numberKeys, sizes } = familyOf(code)
  return numberKeys.map((key) => sizes.find((size) => size.key === key)?.typical).join('x')
}

test.each([
  ['fr', 'ÉJECTEUR CYL. Ø5 LG 250 NITRURÉ', 'AZN-5x250'],
  ['fr', 'éjecteur 5x200 trempé, coupé à 181,5', 'AZH-5x200 L181.5 T100 (toleranceClass)'],
  ['it', '8 estrattori 4x200 nitrurati, rivestiti TiN', 'AZN-4x200-TIN 8x'],
  ['it', 'colonne di guida 24x46x75', 'FSE-24x46x75'],
  ['es', 'expulsores escalonados 2x4x160x80 templados', 'ASH-2x4x160x80'],
  ['es', 'casquillo de guía 24x46 de bronce', 'FBG-24x46'],
  ['es', 'columna guía desplazada 22x66x115', 'FSE-22x66x115'],
  ['cs', 'vyhazovače ø4 x 200 kalené, 12 ks', 'AZH-4x200 12x'],
  ['cs', 'středicí kroužek 100x36x12', 'ZRU-100x36x12'],
  ['pl', 'wypychacze fi 5x200 azotowane z certyfikatem 3.1', 'AZN-5x200 C31'],
  ['pl', 'wypychacz hartowany śr. 6 x 160', 'AZH-6x160'],
  ['pl', 'płyta pośrednia 246x346x36 1.1730', 'PLCU-246x346x36'],
  ['hu', 'kilökőcsapok 4x200 edzett, 181-re vágva', 'AZH-4x200 L181 T100 (toleranceClass)'],
  ['hu', 'lapos kilökő 2 x 11,5 x 200 mm, lépcső 100 mm, nitridált', 'AFN-2x11.5x200x100'],
  ['hu', 'kiloko 5x200 nitridalt', 'AZN-5x200'],
  ['nl', 'uitwerpers 5x200 gehard, ingekort tot 182,5 +0,05', 'AZH-5x200 L182.5 T50'],
  ['nl', 'getrapte uitwerppen 1,8 mm / 3 mm x 125 mm, trap 63 mm genitreerd', 'ASN-1.8x3x125x63'],
  ['nl', 'geleidezuil 24x46x75', 'FSE-24x46x75'],
  ['pl', 'o-ringi vitonowe 12x2', 'ORF-12x2'],
  ['cs', 'vitonové o-kroužky 12x2', 'ORF-12x2'],
  ['hu', 'O-gyűrű vitonból 12x2', 'ORF-12x2'],
  ['de', 'Fl.-Auswerfer gehärtet 1,5x5,5x125x63', 'AFH-1.5x5.5x125x63'],
  ['pt', 'pinos extratores 4x200 nitretados', 'AZN-4x200'],
  ['pt', 'placa de cavidade 246x296x56 1.1730', 'PLAU-246x296x56'],
  ['ro', 'coloană de ghidare 24x46x75', 'FSE-24x46x75'],
  ['ro', 'aruncător în trepte călit 2.2x4x125, treapta 63', 'ASH-2.2x4x125x63'],
  ['ro', 'aruncător 5x200 călit, scurtat la 182', 'AZH-5x200 L182 T100 (toleranceClass)'],
  ['se', 'utstotare 5x200 hardad, 20 st', 'AZH-5x200 20x'],
  ['se', 'styrpelare 24x46x75', 'FSE-24x46x75'],
  ['it', 'bussole di centraggio 30x22x24', 'ZHE-30x22x24'],
  ['nl', 'centreerhulzen 30x22x24', 'ZHE-30x22x24'],
  ['it', 'boccola di guida 24x56 bronzo autolubrificante', 'FBG-24x56'],
  ['cs', 'vodicí pouzdro 24x56 bronz samomazné', 'FBG-24x56'],
  ['nl', 'geleidebus 24x56 zelfsmerend brons', 'FBG-24x56'],
  ['nl', 'geleidebus 18x36 gecementeerd', 'FBE-18x36'],
  ['pl', 'tuleja prowadząca 32x66 stalowa', 'FBE-32x66'],
  ['sl', 'vodilna puša 22x46 jeklena', 'FBE-22x46'],
  ['cs', 'plochý vyhazovač 1,2x7,5x160, osazení 80 nitridovaný', 'AFN-1.2x7.5x160x80'],
  ['cs', 'vyhazovač s kuž. hlavou 6x200 kalený', 'AKH-6x200'],
  ['sl', 'izmetači 5x200 kaljeni, skrajšani na 182', 'AZH-5x200 L182 T100 (toleranceClass)'],
])('%s: %s', (_, text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test.each([
  ['vyh. kol. prům. 6 dl. 200 kal.', 'AZH-6x200'],
  ['éject. cyl. ø8x200 nitr.', 'AZN-8x200'],
  ['ESTR. CIL. 5X160 NITRUR.', 'AZN-5x160'],
  ['wypych. walc. fi 5 L=160 azot.', 'AZN-5x160'],
  ['ej. sleeve 5x8x150 nitrided', 'AHN-5x8x150'],
  ['kotevní deska 208x346x17 1.1730', 'PLEU-208x346x17'],
  ['deska kotevní 208x346x17 1.1730', 'PLEU-208x346x17'],
])('short words and words in another order: %s', (text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test.each([
  ['EJECT EPAULE NITRURE D2 D4 L100', 'ASN-2x4x100x50 (shoulderLength)'],
  ['EJECT TUB TREMPE D5/8 L125', 'AHH-5x8x125'],
  ['COL GUIDAGE D20 46/75', 'FSE-20x46x75'],
  ['LAMA ESTR. NITR. 1,2X5,5 L.160', 'AFN-1.2x5.5x160x80 (shoulderLength)'],
  ['IZMETAČ PLOŠČ. 1,2X4,5X125 NITR.', 'AFN-1.2x4.5x125x63 (shoulderLength)'],
  ['vod steb 24x46x75', 'FSE-24x46x75'],
])('two shortened words identify each other without full stops: %s', (text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test.each([
  ['PIN CORE 5.0 X 200 HARDENED', 'KSH-5x200'],
  ['PIN, LEADER, 22 X 46 X 75', 'FSE-22x46x75'],
  ['RING, LOCATING, 100 X 36 X 12', 'ZRU-100x36x12'],
  ['SCREW, CAP, SOCKET HEAD, M8 X 30, 12.9', 'SZB-8x30'],
])('the noun may come first: %s', (text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

test.each([
  'KNOCK PIN 6x160 hardened',
  'PIN, PUSH, 6x160 hardened',
  'RING SEAL 20x2.5 FKM',
  'ROUND HEAD SCREW M8x25 12.9',
])('other words than links may not be missing: %s', (text) => {
  expect(resolveText(text)).toHaveProperty('rejected')
})

test.each(['knockout pin 6x160 hardened', 'push-back pin 6x160 hardened', 'PUSHBACK PIN 6x160 hardened'])(
  'words may be written as one: %s',
  (text) => {
    expect(formatAnswer(resolveText(text))).toBe('AZH-6x160')
  },
)

test.each(['BUSHING, 24x66, BRONZE', 'Bush 24x66 16MnCr5', 'Buchse 24x66 Bronze'])(
  'a bush alone may be another one than a guide bush: %s',
  (text) => {
    expect(resolveText(text)).toMatchObject({ rejected: 'familyMissing' })
  },
)

test('a beginning that several meanings share stays', () => {
  expect(translate('tra. 6x160').text).toBe('tra. 6x160')
  expect(translate('pla. 6x160').text).toBe('pla. 6x160')
})

test('leaves German and English words as they are', () => {
  const texts = [
    'Auswerferstift DIN EN ISO 6751 und W.-Nr. 1.2210',
    'ejector pin per DIN 1530 part 1, tol. +0.1, 4 off',
  ]
  for (const text of texts) expect(translate(text).text).toBe(text)
})

test('a short word of its own is no beginning of another one', () => {
  expect(translate('estrattore con testa ribassata').text).toBe('ejector pin with head ribassata')
})

test('a week with its number is no beginning of another word', () => {
  expect(translate('ejecteur 6x200, sem. 50').text).toBe('ejector pin 6x200, week. 50')
  expect(translate('sem. 246x296x36').text).toBe('clamping plate 246x296x36')
})

test('a word that has two meanings in two languages stays', () => {
  expect(translate('lang 6').text).toBe('lang 6')
})

test("reads the shop's own names of all families in every language", () => {
  for (const { code, name } of families) {
    for (const text of Object.values(name)) {
      const answer = readDesignation(`${text} ${sizesOf(code)}`)
      // "Clamping plate" alone is one of two families.
      expect(isRejection(answer) ? answer.detail : answer.family, text).toContain(code)
    }
  }
})

test('work on a part that its words leave open is no option', () => {
  expect(translate('varf tesit la 45°').text).toBe('tip bevelled by 45°')
  expect(translate('varf tesit 45°').text).not.toContain('bevelled')
})

test('the Swedish "with" is the Czech copper only where no word follows', () => {
  expect(translate('kylnippel med ganga G1/4').text).toBe('cooling nipple with ganga G1/4')
  expect(translate('vsuvka med G1/4').text).toBe('cooling nipple copper G1/4')
  expect(translate('vodici pouzdro 20x46 med').text).toBe('guide bushing 20x46 copper')
})
