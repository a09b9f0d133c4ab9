import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'Ja, bitte so liefern.\n\n> 20 Auswerfer nitriert 8x250, 6,10 das Stück\n> 4 Führungsbuchsen Bronze 30x46, 19,80 das Stück',
    ['20 × Auswerfer nitriert 8x250', '4 × Führungsbuchsen Bronze 30x46'],
  ],
  [
    'Please go ahead.\n\n> 25   ejector pin nitrided 5x250     3.15\n> 2   sprue bush hardened 18x3.5x15.5x66   48.50',
    ['25 × ejector pin nitrided 5x250', '2 × sprue bush hardened 18x3.5x15.5x66'],
  ],
  [
    'D’accord, merci.\n\n> 12 éjecteurs nitrurés 6x160 – 2,35\n> 4 colonnes de guidage 20x36x75 – 17,30',
    ['12 × éjecteurs nitrurés 6x160', '4 × colonnes de guidage 20x36x75'],
  ],
])('an amount behind each line of an offer is no part of it: %s', (mail, parts) => {
  expect(readMailParts(mail)).toEqual(parts)
})

test('lengths behind quoted sizes stay with the parts', () => {
  const [one, two] = readMailParts('Bitte genau so.\n\n> 4 Auswerfer 8x250   187,25\n> 2 Auswerfer 6x160   142,50')
  expect(one).toContain('187,25')
  expect(two).toContain('142,50')
})

test('a cut of quoted parts stays with them', () => {
  const [one] = readMailParts('Please go ahead.\n\n> 4 ejector pins 8x250 cut to 61.25 each')
  expect(one).toContain('61.25')
})

test('a line with the time of delivery below them is no part of the last one', () => {
  const quote = '> 1. Die spring blue 32x102 - 8 off - 6.40\n> 2. Ejector rod 16x47 - 1 off - 14.20'
  const parts = ['8 × spring blue 32x102', '1 × Ejector rod 16x47']
  for (const line of ['Delivery 3 to 5 working days', 'Validity 30 days', 'Lieferzeit 3 bis 5 Tage'])
    expect(readMailParts(`${quote}\n> ${line}`)).toEqual(parts)
})

test('dots may lead to the amounts of an offer', () => {
  const offer = [
    '> 1. 10 ud. macho cilíndrico templado 8 x 160 ....... 9,60',
    '> 2. 2 ud. placa portacavidad 196 x 246 x 46 1.1730 . 148,00',
    '> 3. 12 ud. tornillo allen M12 x 60 8.8 ............. 1,05',
  ]
  expect(readMailParts(`aceptamos la oferta\n\n${offer.join('\n')}`)).toEqual([
    '10 × macho cilíndrico templado 8 x 160',
    '2 × placa portacavidad 196 x 246 x 46 1.1730',
    '12 × tornillo allen M12 x 60 8.8',
  ])
})
