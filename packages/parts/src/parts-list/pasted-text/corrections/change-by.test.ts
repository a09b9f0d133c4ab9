import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Bitte 2 mehr', 10],
  ['2 weniger reichen', 6],
  ['2 more please', 10],
  ['plus 2', 10],
  ['2 de moins', 6],
  ['2 in più', 10],
  ['o 2 mniej', 6],
  ['2 extra graag', 10],
])('an answer that adds pieces to a quoted part or takes some off is asked with the result: %s', (answer, count) => {
  expect(readMailParts(`> 8 x AZN-6x160\n${answer}`)).toEqual([`${count} ? × AZN-6x160`])
})

test.each([
  ['Bitte jeweils 2 weniger.', [6, 2]],
  ['add 2 to each line please', [10, 6]],
  ['make both 6', [6, 6]],
  ['jeweils 6', [6, 6]],
])('an answer about all quoted parts changes all of them: %s', (answer, [first, second]) => {
  const parts = [`${first} ? × AZN-6x160`, `${second} ? × AZN-6x200`]
  expect(readMailParts(`> 8 x AZN-6x160\n> 4 x AZN-6x200\n${answer}`)).toEqual(parts)
})

test('an answer between quoted parts is about those above it', () => {
  const mail = '> 8 x AZN-6x160\nok\n> 4 x AZN-6x200\n2 more of each please'
  expect(readMailParts(mail)).toEqual(['8 × AZN-6x160', '6 ? × AZN-6x200'])
})

test('a sentence below the list that changes each part is asked about', () => {
  expect(readMailParts('8 x AZN-6x160\n4 x AZN-6x200\n\n2 more of each please')).toEqual([
    '10 ? × AZN-6x160',
    '6 ? × AZN-6x200',
  ])
})
