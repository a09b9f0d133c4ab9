import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { formatAnswer, readDesignation, readOrPropose, resolveText } from '../testing/read-text.ts'
import { assortment, stockedArticles } from '../testing/stocked-articles.ts'
import { isRejection, type RejectionReason } from './part-request.ts'
import { requestPrefixes } from './request-prefixes.ts'
import { resolvePartRequest } from './resolve-part-request.ts'

test.each([
  // cylindrical pins, German
  ['AUSWERFERSTIFT_ZYL._6x200_GEHAERTET', 'AZH-6x200'],
  ['Auswerferstift 6x200 gehärtet, auf 143,5', 'AZH-6x200 L143.5 T100 (toleranceClass)'],
  ['Auswerferstift 6x200 gehärtet auf 143,5 +0,05', 'AZH-6x200 L143.5 T50'],
  ['AZH-6x200, C/L 183.5', 'AZH-6x200 L183.5 T100 (length toleranceClass)'],
  ['O-Ring 16x2 Viton 80 Shore', 'ORF-16x2'],
  ['Ausw.hülse 4x6x100 geh.', 'AHH-4x6x100'],
  ['Ejector sleeve hardened 4 ID x 6 OD x 100 LG', 'AHH-4x6x100'],
  ['Ejector sleeve hardened 6 OD x 4 ID x 100 LG', 'sizesIncomplete: 6x4x100'],
  ['Ejector pin hardened 6 OD x 200 LG', 'AZH-6x200'],
  ['Führungssäule Ø24 46/75 1.7131', 'FSE-24x46x75'],
  ['FUEHRUNGSSAEULE D24 L46/75 EINSATZGEHAERTET', 'FSE-24x46x75'],
  ['Auswerferstift L46/75 gehärtet', 'sizesIncomplete: 46x75'],
  ['Auswerferstift 6x200 gehärtet 12/2026', 'sizesContradictory: '],
  ['Auswerferstift 3,2 lang 160 gehärtet', 'AZH-3.2x160'],
  ['DIN 1530 A 3,2x160', 'AZN-3.2x160 (material)'],
  ['DIN 1530 Form A 3,2 x 160', 'AZN-3.2x160 (material)'],
  ['DIN 1530-1 A 3,2x160', 'AZN-3.2x160 (material)'],
  ['DIN1530-1-AH-3.2x160', 'AZH-3.2x160 (material)'],
  ['DIN 1530 AH 3,2×160', 'AZH-3.2x160 (material)'],
  ['DIN 1530 AH3,2x160', 'AZH-3.2x160 (material)'],
  ['DIN 1530 Teil 1 Form AH Ø3,2 x 160 mm', 'AZH-3.2x160 (material)'],
  ['DIN 1530-1:2017-11 A 6x200', 'AZN-6x200 (material)'],
  ['Auswerferstift 3,2x160', 'AZH-3.2x160 (material)'],
  ['Auswerferstift Ø 3,2 L=160 gehärtet', 'AZH-3.2x160'],
  ['Auswerferstifte d=3,2 L=160 WS', 'AZH-3.2x160'],
  ['Auswerferstift DIN 1530 A - 6 x 200 - WAS', 'AZN-6x200'],
  ['Auswerferstift AH 3,2x160', 'AZH-3.2x160 (material)'],
  ['AUSWERFERSTIFT 6*200 NITRIERT', 'AZN-6x200'],
  ['Auswerferstift mit zylindrischem Kopf 6x200, nitriert und oxidiert', 'AZO-6x200'],
  ['gehärteter Auswerferstift 60±2 HRC Ø6x200', 'AZH-6x200'],
  ['Auswerferstift 6x200 1.2210', 'AZH-6x200'],
  ['Auswerferstift 6x200 W.-Nr. 1.2344 nitriert', 'AZN-6x200'],
  ['Auswerferstift 6x200 1.2344', 'AZN-6x200'],
  ['Auswerferstift 6x200 1.2344 950 HV 0,3', 'AZN-6x200'],
  ['Auswerferstift 6x200 1.2067', 'AZH-6x200 (material)'],
  ['Auswerferstift 6x200 1.2343 nitriert', 'AZN-6x200 (material)'],
  ['Auswerferstift 6x200 rostfrei', 'AZS-6x200'],
  ['Auswerferstift 6x200 HSS TiN-beschichtet', 'AZX-6x200-TIN'],
  ['Auswerferstift 6x200 TiN', 'AZX-6x200-TIN (material)'],
  ['Auswerferstift 6x200 nitriert DLC', 'AZN-6x200-DLC'],
  ['Auswerferstift Durchmesser 6 Länge 200', 'AZH-6x200 (material)'],
  ['Auswerferstift Ø6 g6 x 200', 'AZH-6x200 (material)'],
  ['Pos. 12: 4 Stk. Auswerferstift 6x200 WS', 'AZH-6x200 4x'],
  ['12x DIN 1530 AH 6x200', 'AZH-6x200 12x (material)'],
  ['Ausw.-Stift 6x200 WS', 'AZH-6x200'],
  ['Ejector pin DIN 1530 type AH d1=6 l1=200', 'AZH-6x200 (material)'],
  ['Auswerferstift WS 6x200 L=200', 'AZH-6x200'],
  ['Auswerferstift Ø 8 x 250 (auf Maß 231,4 kürzen) WS', 'AZH-8x250 L231.4 T100 (toleranceClass)'],
  ['ISO 6751 6x200', 'AZH-6x200 (material)'],
  ['DIN ISO 6751 - 6 x 200', 'AZH-6x200 (material)'],
  ['DIN 1530 A / ISO 6751 6x200 +2/0', 'AZN-6x200 (material)'],
  ['Auswerferst. 6x200 nitr.', 'AZN-6x200'],
  ['Ausw.St. 6x200 geh.', 'AZH-6x200'],
  ['Auswerferstift D12x200', 'AZH-12x200 (material)'],
  ['Auswerferstift D6 L200', 'AZH-6x200 (material)'],
  ['Auswerferstift Ø6 L160', 'AZH-6x160 (material)'],
  ['Auswerferstift Ø6 L1 160', 'AZH-6x160 (material)'],
  ['4 Auswerferstifte 6x200 WS', 'AZH-6x200 4x'],
  ['12 Auswerfer Ø6 L=200 WS', 'AZH-6x200 12x'],
  // English
  ['ejector pin dia 6 x 200', 'AZH-6x200 (material)'],
  ['ejector pin, nitrided, 6mm dia, 200mm long', 'AZN-6x200'],
  ['ejector pins, 6 mm diameter x 200 mm long, nitrided', 'AZN-6x200'],
  ['ejector sleeve 4 x 6 x 100 (ID x OD x L) hardened', 'AHH-4x6x100'],
  ['ejector pin 6 x 200 H13 nitrided', 'AZN-6x200'],
  ['ejector pin 3.2x160', 'AZH-3.2x160 (material)'],
  ['Ejector pin, hardened, 3.2 x 160 mm', 'AZH-3.2x160'],
  ['through-hardened ejector pins dia 3.2 length 160', 'AZH-3.2x160'],
  ['ejector pin ø6x200 nitrided', 'AZN-6x200'],
  ['6x200 ejector pin stainless steel', 'AZS-6x200'],
  ['ejector pin H13 nitrided 6 x 200', 'AZN-6x200'],
  ['ejector pin M2 6x200 DLC coated', 'AZX-6x200-DLC'],
  ['4 off ejector pin 6x200 hardened', 'AZH-6x200 4x'],
  // cut to length
  ['DIN 1530 A 3,2x160, gekürzt auf 147,25', 'AZN-3.2x160 L147.25 T100 (material toleranceClass)'],
  ['DIN 1530 AH 3,2x160 auf 147,25 gekürzt', 'AZH-3.2x160 L147.25 T100 (material toleranceClass)'],
  ['DIN 1530 AH 3,2x160 gek. auf 147,25', 'AZH-3.2x160 L147.25 T100 (material toleranceClass)'],
  ['DIN 1530 AH 3,2x160 gekürzt auf L147,25', 'AZH-3.2x160 L147.25 T100 (material toleranceClass)'],
  ['DIN 1530 A 3,2x160, cut to 147.25', 'AZN-3.2x160 L147.25 T100 (material toleranceClass)'],
  ['DIN 1530 AH 3,2 gekürzt auf 147,25 +0,05/0', 'AZH-3.2x160 L147.25 T50 (material)'],
  ['Auswerferstift Ø3,2 gehärtet auf Länge 147.25 T50', 'AZH-3.2x160 L147.25 T50'],
  ['Auswerferstift WS 3,2 x 147,25', 'AZH-3.2x160 L147.25 T100 (length toleranceClass)'],
  ['Auswerferstift WS 3,2 x 147,25 +0,02', 'AZH-3.2x160 L147.25 T20 (length)'],
  ['Auswerferstift WS 3,2x147,25 gekürzt', 'AZH-3.2x160 L147.25 T100 (toleranceClass)'],
  ['ejector pin hardened 3.2x160 cut to length 147.25 tol +0.05 -0', 'AZH-3.2x160 L147.25 T50'],
  ['ejector pin hardened 3.2x160 trimmed to 147.25 mm 0/+0.05', 'AZH-3.2x160 L147.25 T50'],
  ['Auswerferstift WS 3,2x160 L1=147,25 gekürzt', 'AZH-3.2x160 L147.25 T100 (toleranceClass)'],
  ['Auswerferstift WS 3,2x160 +0,05/0', 'AZH-3.2x160 L160 T50'],
  ['Auswerferstift WS 3,2x160 -> 147,25', 'AZH-3.2x160 L147.25 T100 (toleranceClass)'],
  // certificate
  ['Auswerferstift WS 6x200 mit Zeugnis 3.1', 'AZH-6x200 C31'],
  ['Auswerferstift WS 6x200 EN 10204 3.1', 'AZH-6x200 C31'],
  ['Auswerferstift WS 6x200 3.1', 'AZH-6x200 C31'],
  ['ejector pin 6x200 hardened with inspection certificate 3.1', 'AZH-6x200 C31'],
  ['ejector pin 6x200 hardened, certificate acc. to DIN EN 10204-3.1', 'AZH-6x200 C31'],
  ['Auswerferstift WS 3,1x160', 'AZH-3.1x160'],
  // conical, stepped, flat
  ['DIN 1530 D 6x200', 'AKN-6x200 (material)'],
  ['DIN 1530-3 DH 6x200', 'AKH-6x200 (material)'],
  ['Auswerferstift mit kegeligem Kopf 60° 6x200 nitriert', 'AKN-6x200'],
  ['ejector pin conical head 6 x 200 hardened', 'AKH-6x200'],
  ['DIN 1530 C 1,5x3x100', 'ASN-1.5x3x100x50 (material shoulderLength)'],
  ['DIN 1530 CH 1,5x3x100x50', 'ASH-1.5x3x100x50 (material)'],
  ['abgesetzter Auswerferstift 1,5/3x100 WS', 'ASH-1.5x3x100x50 (shoulderLength)'],
  ['stepped ejector pin d1=1.5 d2=3 L=100 hardened', 'ASH-1.5x3x100x50 (shoulderLength)'],
  ['ISO 8694 1,5x3x100x50 WAS', 'ASN-1.5x3x100x50'],
  ['shouldered ejector pin 1.5x3x180 nitrided', 'ASN-1.5x3x200x100 L180 T100 (shoulderLength length toleranceClass)'],
  ['DIN 1530 F 2x7,5x200', 'AFN-2x7.5x200x100 (material shoulderLength)'],
  ['DIN 1530 FAH 2 x 7,5 x 8 x 200', 'AFH-2x7.5x200x100 (material shoulderLength)'],
  ['Flachauswerferstift 2x7,5x200x100 gehärtet', 'AFH-2x7.5x200x100'],
  ['Flachauswerfer a=2 b=7,5 L=200 nitriert', 'AFN-2x7.5x200x100 (shoulderLength)'],
  ['DIN ISO 8693 2x7.5x200 WAS', 'AFN-2x7.5x200x100 (shoulderLength)'],
  ['blade ejector 2 x 7.5 x 200 oxidised', 'AFO-2x7.5x200x100 (shoulderLength)'],
  ['Auswerferstift flach 2x7,5x200 WS', 'AFH-2x7.5x200x100 (shoulderLength)'],
  // sleeves, core pins
  ['Auswerferhülse 4x6x100', 'AHH-4x6x100 (material)'],
  ['Hülse Ø4/6x100 gehärtet', 'AHH-4x6x100'],
  ['ISO 8405 4x6 L=100 nitriert', 'AHN-4x6x100'],
  ['ejector sleeve 4 x 6 x 95 hardened', 'AHH-4x6x100 L95 T100 (length toleranceClass)'],
  ['Kernstift 4x160', 'KSH-4x160 (material)'],
  ['Kernstift Ø4 h6 x 160 Kupfer berylliumfrei', 'KSC-4x160 (material)'],
  ['core pin 4x160 CuNi2SiCr', 'KSC-4x160'],
  ['core pin 4x160 copper high strength', 'KSCS-4x160'],
  // sprue, guide, plates
  ['Angussbuchse 18x3,5xR15,5x56', 'ABT-18x3.5x15.5x56 (material)'],
  ['Angießbuchse 18x3,5x56 R=15,5 gehärtet', 'ABT-18x3.5x15.5x56'],
  ['sprue bushing 18 x 3.5 x 56 flat hardened', 'ABT-18x3.5x0x56'],
  ['sprue bushing 18 x 3.5 x 56 SR 15.5 hardened', 'ABT-18x3.5x15.5x56'],
  ['DIN 16761 24x46x75', 'FSE-24x46x75'],
  ['Führungssäule d1=24 l1=46 l2=75 einsatzgehärtet', 'FSE-24x46x75'],
  ['guide pillar d1 24 l1 46 l2 75', 'FSE-24x46x75'],
  ['leader pin bushing 24x46', 'FBE-24x46 (material)'],
  ['guide bush 24x46 bronze', 'FBG-24x46'],
  ['Führungsbuchse DIN 16716 24x30x46 einsatzgehärtet', 'FBE-24x46'],
  ['Zentrierring 100x12', 'ZRU-100x36x12 (innerDiameter)'],
  ['locating ring 100 x 36 x 12', 'ZRU-100x36x12'],
  ['Formplatte 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['B-Platte 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Formplatte bewegliche Hälfte 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Piastra portaimpronta lato mobile 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Formplatte B 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Deska A 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Piastra B 156x196x27 1.1730', 'PLAU-156x196x27'],
  ['Formplatte B=156 x L=196 x T=27 1.1730', 'PLAU-156x196x27'],
  ['Formplatte L=196 x B=156 x H=27 1.1730', 'PLAU-156x196x27'],
  ['Führungssäule B=24 x L=46 x T=75', 'FSE-24x46x75'],
  ['DIN 16760 A 156 x 196 x 27 1.2312', 'PLAP-156x196x27'],
  ['ISO 6753-2 A 156x196x27 C45', 'PLBU-156x196x27'],
  ['clamping plate with overhang 196x196x27 1.1730', 'PLFU-196x196x27'],
  ['Auswerferhalteplatte 100x196x12', 'PLEU-100x196x12 (material)'],
  // article numbers of ours
  ['AZH-3.2x160', 'AZH-3.2x160'],
  ['azh-3,2 x 160 -l147,25-t50-c31', 'AZH-3.2x160 L147.25 T50 C31'],
  ['4 Stk AZX-6x200-TIN', 'AZX-6x200-TIN 4x'],
  ['AZH-3,2x160 gekürzt auf 147,25 +0,05', 'AZH-3.2x160 L147.25 T50'],
  ['PLAU-156x196x27', 'PLAU-156x196x27'],
  ['AZH-6x200-R1F3', 'AZH-6x200 R1F3'],
  ['4 Stk AZH-6x200-R2QF3,5 gehärtet', 'AZH-6x200 R2QF3.5 4x'],
  ['AZH-6x200-geh.', 'AZH-6x200'],
])('%s', (text, expected) => {
  expect(formatAnswer(resolveText(text))).toBe(expected)
})

const rejected: [string, RejectionReason][] = [
  ['', 'textEmpty'],
  [' \u0000 ', 'textEmpty'],
  ['x'.repeat(100_000), 'textTooLong'],
  ['ﷺ'.repeat(300), 'textTooLong'],
  ['3,2x160', 'familyMissing'],
  ['DIN 1530 3,2x160', 'familyMissing'],
  ['Auswerferplatte 100x196x12', 'familyMissing'],
  ['Auswerferstift', 'sizeMissing'],
  ['Auswerferstift gehärtet L=160', 'sizeMissing'],
  ['DIN 1530 A 3,2', 'lengthMissing'],
  ['Auswerferhülse Kernstift 4x6x100', 'familyContradictory'],
  ['DIN 1530 A Auswerferhülse 4x6x100', 'familyContradictory'],
  ['DIN 16760 A Aufspannplatte 156x196x27', 'familyContradictory'],
  ['DIN 9861 D 3x100', 'unknownStandard'],
  ['DIN 1530-7 3x100', 'unknownStandard'],
  ['DIN 16759 Zentrierhülse 24x30', 'familyNotStocked'],
  ['DIN 1530 Form X 3x100', 'unknownForm'],
  ['DIN 1530 Form B 3x100', 'unknownForm'],
  ['Auswerferstift 3,2x900', 'lengthTooLong'],
  ['Auswerferstift 3,2x20', 'lengthTooShort'],
  ['DIN 1530 CH 1,5x3x100 gekürzt auf 60', 'lengthTooShort'],
  ['Auswerferstift 3,2x147,255', 'lengthStep'],
  ['Auswerferstift 3,2x100 gekürzt auf 147', 'sizesContradictory'],
  ['Auswerferstift 3,2x160 L=200', 'sizesContradictory'],
  ['Auswerferstift 3,2x160 4x200', 'sizesContradictory'],
  ['Auswerferstift 3,2x160x20', 'sizesIncomplete'],
  ['Auswerferstift 3,2 160', 'unclearNumber'],
  ['Auswerferstift Ø8-250', 'unclearNumber'],
  ['Platte 156x196x27', 'familyMissing'],
  ['Kernstift 3/16 x 6', 'inches'],
  ['core pin 1/8 dia x 6 H13', 'inches'],
  // "Form B" is a letter of a standard, here of two.
  ['Platte Form B 156x196x27 1.1730', 'unknownForm'],
  // The diameter of a pillar cannot stand below "Länge".
  ['Führungssäule L=24 x B=46 x T=75', 'sizesIncomplete'],
  ['Kernstift flach 4x160', 'unknownWord'],
  ['Auswerferstift 6x200 ähnlich DIN 1530', 'unknownWord'],
  ['Auswerferstift 6x200 / 6x250', 'sizesContradictory'],
  ['AH 4x6x100', 'sizesIncomplete'],
  ['Auswerferstift 3,2x160 5', 'unclearNumber'],
  ['Auswerferstift 7,3x160', 'sizeNotStocked'],
  ['Auswerferstift 1x100 nitriert', 'sizeNotStocked'],
  ['Auswerferstift 1.2344 60 HRC 6x200', 'materialContradictory'],
  ['Auswerferstift WS WAS 6x200', 'materialContradictory'],
  ['DIN 1530 AH 6x200 nitriert', 'materialContradictory'],
  ['Auswerferstift Kupfer 6x200', 'materialNotStocked'],
  ['Auswerferstift 1.2379 6x200', 'materialNotStocked'],
  ['Kernstift Beryllium-Kupfer 4x160 BeCu', 'unknownWord'],
  ['Auswerferstift 6x200 35 HRC', 'unknownHardness'],
  ['Auswerferstift WS 6x200 TiN', 'coatingNotOffered'],
  ['Auswerferstift 6x200 CrN', 'coatingNotOffered'],
  ['Auswerferhülse 4x6x100 DLC', 'coatingNotOffered'],
  ['Auswerferstift WS 3,2x147,25 ±0,05', 'toleranceUnknown'],
  ['Auswerferstift WS 3,2x147,25 +0,03', 'toleranceUnknown'],
  ['Auswerferstift WS 6x250 gekürzt auf 240 T10', 'toleranceNotHeld'],
  ['Auswerferstift WS 6 h6 x 200', 'fitNotOffered'],
  ['Auswerferstift WS 6x200 h13', 'fitNotOffered'],
  ['6 Auswerferstift L=200', 'unclearNumber'],
  ['Auswerferstift WS 6x200 Zeugnis 3.2', 'certificateNotOffered'],
  ['Führungsbuchse 24x46 Bronze Zeugnis 3.1', 'certificateNotOffered'],
  ['Formplatte 156x196x27 gekürzt auf 150', 'notTrimmable'],
  ['Angussbuchse 18x3,5x56', 'ambiguous'],
  ['Auswerferstift 6x200 mit Gewinde M3', 'unknownWord'],
  ['AZH-3.2', 'unknownWord'],
  ['AZH-3.2x160-FOO', 'unknownWord'],
  ['AZH-3.2x160-TIN', 'coatingNotOffered'],
  ['AZH-3.2x160-L147.255', 'unknownNumber'],
  ['AKH-6x200-R1F3', 'headFlatsNotOffered'],
  ['hello world', 'unknownWord'],
  ['\ud800', 'unknownWord'],
]
test.each(rejected)('%j is rejected', (text, reason) => {
  const answer = resolveText(text)
  expect(isRejection(answer) ? answer.rejected : formatAnswer(answer)).toBe(reason)
})

test('offers the other materials that have the size if the material was assumed', () => {
  const answer = resolveText('DIN 1530 A 3,2x160')
  const others = isRejection(answer) ? [] : answer.alternatives
  expect(others).toEqual([
    { articleNumber: 'AZH-3.2x160', material: 'H' },
    { articleNumber: 'AZO-3.2x160', material: 'O' },
    { articleNumber: 'AZX-3.2x160', material: 'X' },
    { articleNumber: 'AZS-3.2x160', material: 'S' },
  ])
  expect(resolveText('Auswerferstift 1x100')).toMatchObject({
    alternatives: [{ material: 'X' }, { material: 'S' }],
  })
  expect(resolveText('Auswerferstift 6x200 1.2344')).toMatchObject({ alternatives: [] })
  expect(resolveText('Auswerferstift 6x200 1.2343')).toMatchObject({ alternatives: [{ articleNumber: 'AZO-6x200' }] })
  expect(resolveText('DIN 1530 AH 3,2x160 gehärtet')).toMatchObject({ alternatives: [] })
})

test('every article number of the catalogue reads as itself', () => {
  for (const article of stockedArticles) {
    const partRequest = readDesignation(article.articleNumber)
    if (isRejection(partRequest)) throw new Error(`${article.articleNumber}: ${partRequest.rejected}`)
    expect(formatAnswer(resolvePartRequest(partRequest, [article], assortment))).toBe(article.articleNumber)
  }
})

test('further stocked articles do not change the answer', () => {
  const partRequest = readDesignation('DIN 1530 A 3,2x160')
  if (isRejection(partRequest)) throw new Error(partRequest.rejected)
  expect(requestPrefixes(partRequest, assortment)).toEqual(['AZN-3.2x', 'AZH-3.2x', 'AZO-3.2x', 'AZX-3.2x', 'AZS-3.2x'])
  expect(resolvePartRequest(partRequest, stockedArticles, assortment)).toEqual(resolveText('DIN 1530 A 3,2x160'))
})

test('any text is answered or rejected without an exception', () => {
  const pieces = fc.constantFrom(
    ...'DIN 1530 A AH 3,2x160 Ø L= gekürzt auf +0,05/0 T50 3.1 1.2344 HRC x 0 . , - 999999'.split(' '),
  )
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.array(pieces).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const partRequest = readOrPropose(text)
      expect(partRequest).toMatchObject(readDesignation(text))
      if (!isRejection(partRequest)) resolvePartRequest(partRequest, stockedArticles.slice(0, 200), assortment)
    }),
  )
})

// The time limit of all tests ends a reading that grows much faster than its text; the bench measures the time.
test.each([
  '1'.repeat(200),
  ' '.repeat(199),
  '3x'.repeat(100),
  'auf 1'.repeat(40),
  '- '.repeat(100),
  'ejector '.repeat(25),
])('answers %s, which names no part', (text) => {
  expect(isRejection(readOrPropose(text))).toBe(true)
})
