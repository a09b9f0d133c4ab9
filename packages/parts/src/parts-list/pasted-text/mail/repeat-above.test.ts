import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'the quantity of the part above',
    'wypychacze 5x160, 16 sztuk\nwypychacze 5x200 – tyle samo\nFührungssäule 24x46x95 4 Stück + 1 Ersatz\nBuchse 24x46, gleiche Menge',
    ['16 × wypychacze 5x160', '16 × wypychacze 5x200', '5 × Führungssäule 24x46x95', '5 ? × Buchse 24x46'],
  ],
  [
    'the part above in other sizes or another material',
    [
      '20 off 6x160 nitrided pins',
      'Same again in 200 long.',
      'expulsor Ø8x250 nitrurado ....... 12',
      'Ídem pero templado, Ø8x200 ....... 4 uds',
      '4 estrattori 8x200 nitrurati e altri 4 da 8x250, stesso materiale',
      '2 Stk AZN-6x160 gekürzt auf 147',
      'dasselbe in 200, 2 Stk',
    ].join('\n'),
    [
      ...['20 × 6x160 nitrided pins', '20 ? × 6x200 nitrided pins', '12 × expulsor Ø8x250 nitrurado'],
      ...['4 × expulsor templado, Ø8x200', '4 × estrattori 8x200 nitrurati', '4 × estrattori 8x250 nitrurati'],
      ...['2 × AZN-6x160 gekürzt auf 147', '2 × dasselbe in 200'],
    ],
  ],
  [
    'other ones of the part above',
    'Four ejector pins 5x200 nitrided\nTwo of the 8 mm ones in 250, same material\n6x160 ditto, 3 off',
    ['4 × ejector pins 5x200 nitrided', '2 × ejector pins 8x250  nitrided', '3 × ejector pins 6x160 nitrided'],
  ],
  [
    'sizes below their kind and material, up to another kind',
    'Auswerfer, alle nitriert und jeweils 8 Stück:\n4x125\n6x200 (davon bitte 12)\n\nHülsen DIN 16756 gehärtet\n5x8x150 2 Stk\n24x46 1 Stk',
    [
      ...['8 × Auswerfer 4x125 nitriert', '12 × Auswerfer 6x200 nitriert'],
      ...['2 × Hülsen DIN 16756 5x8x150 gehärtet', '1 × Hülsen DIN 16756 24x46 gehärtet'],
    ],
  ],
  [
    'sizes below a part, unless it is cut or has other sizes',
    'Stifte 6x200 nitriert 4 Stk\n8x200 2 Stk\n5x8x150 2 Stk\nStifte 6x200 gekürzt auf 187 4 Stk\n8x200 2 Stk',
    [
      ...['4 × Stifte 6x200 nitriert', '2 × Stifte 8x200 nitriert', '2 × 5x8x150'],
      ...['4 × Stifte 6x200 gekürzt auf 187', '2 × 8x200'],
    ],
  ],
  [
    'the same part in another length behind a part',
    'a dozen nitrided pins 4x160, and the same again in 200 long',
    ['12 × nitrided pins 4x160', '12 ? × nitrided pins 4x200'],
  ],
  [
    'numbered lines that repeat the part above them',
    'Pos. 1) 10 Stck. Auswerfer 5 x 160 mm, gehärtet\nPos. 2) 4 Stck. dto. aber 200 lang\nPos. 3) 2 Stck. dto.',
    ['10 × Auswerfer 5 x 160 mm, gehärtet', '4 × Auswerfer 5 x 200 mm, gehärtet', '2 × dto.'],
  ],
  [
    'words for the same type behind the sizes',
    '8 extratores nitretados 8x200, mais quatro 10x200 do mesmo tipo\n4 szt 8x160 tego samego typu\n4 Stk 5x160 von der gleichen Sorte\n4 pareils en 6x160',
    [
      ...['8 × extratores nitretados 8x200', '4 × extratores nitretados 10x200'],
      ...['4 × extratores 8x160 nitretados', '4 × extratores 5x160 nitretados', '4 × extratores 6x160 nitretados'],
    ],
  ],
  [
    'words for the same finish or a ditto behind a kind that is said again',
    [
      '12 nitrided ejector pins 3x160',
      'plus 6 of the 3.5x160, same finish',
      '40 x 4x200 nitrided ejectors + 10 x 5x200 same',
      '12 Auswerfer nitriert 4x200',
      '10 Auswerfer 5x200 dto.',
      '12 éjecteurs nitrurés 4x200 et 10 de 5x200, même finition',
      '12 utstötare nitrerade 4x200 och 10 st 5x200, samma utförande',
    ].join('\n'),
    [
      ...['12 × nitrided ejector pins 3x160', '6 × ejector pins 3.5x160 nitrided'],
      ...['40 × 4x200 nitrided ejectors', '10 × nitrided ejectors 5x200'],
      ...['12 × Auswerfer nitriert 4x200', '10 × Auswerfer 5x200 nitriert'],
      ...['12 × éjecteurs nitrurés 4x200', '10 × éjecteurs nitrurés 5x200'],
      ...['12 × utstötare nitrerade 4x200', '10 × utstötare nitrerade 5x200'],
    ],
  ],
  [
    'the same finish below a cut, another material or another kind',
    '4 nitrided ejector pins 3x160 cut to 150\n6 of the 3.5x160, same finish\n4 hardened pins 5x160, same finish\n4 sleeves 3x5x150, same',
    [
      ...['4 × nitrided ejector pins 3x160 cut to 150', '6 × 3.5x160, same finish'],
      ...['4 × hardened pins 5x160, same finish', '4 × sleeves 3x5x150, same'],
    ],
  ],
  [
    'another length below a part with two lengths',
    '10 pcs blade 0,8x3,8x125/63\n4 pcs ditto, length 200',
    ['10 × blade 0,8x3,8x125/63', '4 × ditto, length 200'],
  ],
])('a mail with %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})
