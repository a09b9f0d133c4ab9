import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pins = 'Auswerferstifte gehärtet 6x200'
const dowels = '10 Zylinderstifte 8x40'
const readBelow = (remark: string) => readMailParts(`4 ${pins}\n   ${remark}\n${dowels}`)

test.each([
  'Durchmesser in h5, nicht g6',
  'Härte mindestens 60 HRC am Schaft',
  'con el diámetro en h5',
  'diamètre h6',
  'tolerance f7 please',
  'Schaft Ra 0,4',
])('a fit, a hardness or a roughness below a part stays with it: %s', (remark) => {
  const [part, next] = readBelow(remark)
  expect(part).not.toBe(`4 × ${pins}`)
  expect(next).toBe('10 × Zylinderstifte 8x40')
})

test.each([
  'bitte mit 3.1-Zeugnis',
  'mit Abnahmeprüfzeugnis 3.1',
  '3.1 bizonylattal kérjük',
  'with 3.1 certificate',
  'avec certificat 3.1',
  'con certificato 3.1',
])('a certificate below a part is that of the part: %s', (remark) => {
  expect(readBelow(remark)).toEqual([`4 × ${pins}, EN 10204 3.1`, '10 × Zylinderstifte 8x40'])
})

test('a certificate that is asked for all parts is that of each', () => {
  const certified = [`4 × ${pins}, EN 10204 3.1`, '10 × Zylinderstifte 8x40, EN 10204 3.1']
  expect(readMailParts(`4 ${pins}\n${dowels}\nBitte alles mit 3.1-Zeugnis.`)).toEqual(certified)
  expect(readMailParts(`4 ${pins}\n${dowels}\n\nBitte mit 3.1-Zeugnis liefern.`)).toEqual(certified)
  expect(readMailParts(`4 ${pins}\n${dowels}\n\nOhne Zeugnis 3.1.`)).toEqual([
    `4 × ${pins}`,
    '10 × Zylinderstifte 8x40',
  ])
})

test.each([
  ['Bronze bitte, kein Stahl', 'Bronze bitte'],
  ['bronze please, not steel', 'bronze please'],
  ['de bronce, no de acero', 'de bronce'],
])('what a part is not made of cancels nothing: %s', (remark, said) => {
  expect(readMailParts(`4 guide bushes 22x36\n   ${remark}`)).toEqual([`4 × guide bushes 22x36, ${said}`])
})

test.each([
  ['Stahl 1.2312, die Taschen machen wir selbst', 'Stahl 1.2312'],
  ['acciaio 1.2312, le tasche le facciamo noi', 'acciaio 1.2312'],
])('a material below a part is taken from its sentence: %s', (remark, material) => {
  expect(readMailParts(`2 Formplatten 246x296x56\n   ${remark}\n${dowels}`)).toEqual([
    `2 × Formplatten 246x296x56, ${material}`,
    '10 × Zylinderstifte 8x40',
  ])
})

test.each(['Anlieferung an Halle H7', 'liegt sonst bei m8 im Regal', 'loose is fine, no need for boxes'])(
  'other remarks change nothing: %s',
  (remark) => {
    expect(readMailParts(`4 ${pins}\n   ${remark}\n${dowels}`)[1]).toBe('10 × Zylinderstifte 8x40')
  },
)
