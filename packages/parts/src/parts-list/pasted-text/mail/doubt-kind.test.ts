import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['10 szt śrub imbus M10x40 12.9', 'dwie śruby oczkowe M20'],
  ['10 imbuszcsavar M10x40 12.9', 'két szemescsavar M20'],
  ['10 Zylinderschrauben M10x40 12.9', 'zwei Schrauben M20'],
])('another thread of the same kind counts no part above: %s / %s', (line, next) => {
  expect(readMailParts(`${line}\n${next}`)[0]).toMatch(/^10 × /)
})

test('a hardness counts no part', () => {
  expect(readMailParts('4 tuleje prowadzące hartowane 30x56\nTwardość tulei jak zwykle, około 60 HRC.')[0]).toBe(
    '4 × tuleje prowadzące hartowane 30x56',
  )
})

test('pieces of a kind without its sizes may be those above', () => {
  expect(readMailParts('10 éjecteurs nitrurés 6x160\ndouze éjecteurs')[0]).toMatch(/\?/)
})

test('two kinds may have the same sizes', () => {
  const mail =
    'jádrový kolík kalený 5x160 prosím 14 ks místo 10 ks. Ostatní platí, tedy vyhazovač nitridovaný 5x160 20 ks.'
  expect(readMailParts(mail)[0]).toMatch(/^14 × /)
})

test('a shortened material goes on with the sizes of its kind', () => {
  const mail =
    'Odłóż proszę wypychacz azot. 10x200 4 szt, tuleja prowadząca hart. 24x56 2 szt i kołek walcowy 8x35 8 szt.'
  expect(readMailParts(mail)).toEqual([
    '4 × wypychacz azot. 10x200',
    '2 × tuleja prowadząca hart. 24x56',
    '8 × kołek walcowy 8x35',
  ])
})
