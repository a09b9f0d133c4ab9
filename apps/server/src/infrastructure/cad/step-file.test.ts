import { anyCharacter } from '@normwerk/parts/testing/any-character'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeText, finishStep } from './step-file.ts'

const written = `ISO-10303-21;
HEADER;
FILE_NAME('Open CASCADE Shape Model','2026-11-21T06:23:00',('Author'),('x'),'x','x','Unknown');
ENDSEC;
DATA;
#7 = PRODUCT('assembly','assembly','',(#8));
#37 = PRODUCT('part-0','part-0','',(#38));
#52 = PRODUCT('part-10',
  'part-10','',(#38));
#174 = NEXT_ASSEMBLY_USAGE_OCCURRENCE('2013','instance-0','',#5,#35,$);
#175 = NEXT_ASSEMBLY_USAGE_OCCURRENCE(
  '2014','instance-1','',#5,#35,$);
ENDSEC;
END-ISO-10303-21;
`
const moment = new Date('2026-11-21T07:08:09.123Z')
const parts = Array.from({ length: 11 }, (_, index) => `AZH-${index}`)
const instances = ['screw 1', 'screw 2']
const head = { parts, instances, moment, schema: 'ap214', organisation: "Maker's" } as const

test('names replace their placeholders, and places are counted from one', () => {
  expect(finishStep(written, { ...head, name: 'Satz 1' })).toBe(`ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('Satz 1.step','2026-11-21T07:08:09',(''),('Maker''s'),'Open CASCADE Technology','Normwerk','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));
ENDSEC;
DATA;
#7 = PRODUCT('Satz 1','Satz 1','',(#8));
#37 = PRODUCT('AZH-0','AZH-0','',(#38));
#52 = PRODUCT('AZH-10',
  'AZH-10','',(#38));
#174 = NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','screw 1','',#5,#35,$);
#175 = NEXT_ASSEMBLY_USAGE_OCCURRENCE(
  '2','screw 2','',#5,#35,$);
ENDSEC;
END-ISO-10303-21;
`)
})

test('a name that looks like a placeholder or a replacement pattern stays unchanged', () => {
  const file = finishStep(written, { ...head, name: 'part-0', parts: ["$& $1 $'", ...parts.slice(1)] })
  expect(file).toContain("PRODUCT('part-0','part-0',")
  expect(file).toContain("PRODUCT('$& $1 $''','$& $1 $''',")
})

test.each([
  ['plain', "'plain'"],
  ["O'Brien \\ Söhne", "'O''Brien \\\\ S\\X2\\00F6\\X0\\hne'"],
  ['a\nb', "'a\\X2\\000A\\X0\\b'"],
  ['😀', "'\\X4\\0001F600\\X0\\'"],
  ['\ud800', "'\\X2\\FFFD\\X0\\'"],
])('%j is written in ASCII', (text, encoded) => {
  expect(encodeText(text)).toBe(encoded)
})

test('no name ends its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(encodeText(text)).toMatch(/^'(?:''|\\\\|\\X2\\[\dA-F]{4}\\X0\\|\\X4\\[\dA-F]{8}\\X0\\|[ -&(-[\]-~])*'$/)
    }),
  )
})
