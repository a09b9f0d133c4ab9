import { expect, it } from 'vitest'
import { readMail } from '../mail/read-mail.ts'
import { withoutGaps } from './without-gaps.ts'

it('keeps every line with words, at its place in the text', () => {
  const lines = ['Hallo,', ...Array.from({ length: 500 }, () => ' '), '4 Stück 6x160']
  const kept = withoutGaps(lines)
  expect(kept.filter(({ text }) => text.trim() !== '')).toEqual([
    { text: 'Hallo,', place: 0 },
    { text: '4 Stück 6x160', place: 501 },
  ])
  expect(kept.length).toBeLessThan(20)
})

it('finds the parts of a mail with many blank lines in their lines', () => {
  const gap = '\n'.repeat(300)
  const rows = readMail(`2 Auswerferstifte 6x160${gap}> 5 Auswerferstifte 8x200${gap}3 Auswerferstifte 10x250`)
  expect(rows.map(({ line, quantity }) => [line, quantity])).toEqual([
    [0, '2'],
    [300, '5'],
    [600, '3'],
  ])
})
