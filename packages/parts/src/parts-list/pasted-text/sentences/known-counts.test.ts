import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['4 guide pillars 24x46x75\n4 guide bushes bronze 24x46', 'Please pack the 4 pillars on their own, thanks.'],
  ['4 Führungssäulen 24x46x75\n2 Führungsbuchsen Bronze 24x46', 'Die 2 Buchsen bitte extra einpacken.'],
  ['4 columnas guía 24x46x75\n6 expulsores nitrurados 6x160', 'Embalar las 4 columnas aparte.'],
  ['4 geleidezuilen 24x46x75\n6 uitwerppennen genitreerd 6x160', 'De vier zuilen graag apart verpakken.'],
  ['2 inele de centrare 100x36x12\n6 știfturi aruncătoare nitrurate 6x160', 'Cele două inele sunt urgente.'],
])('the number of known parts in a sentence is none of further ones: %s', (list, sentence) => {
  expect(readMailParts(`${list}\n\n${sentence}`)).toEqual(readMailParts(list))
})

test('another number than that of the parts is a question', () => {
  const [part] = readMailParts('4 guide pillars 24x46x75\n\nPlease pack the 3 pillars on their own.')
  expect(part).not.toBe('4 × guide pillars 24x46x75')
})
