import { expect, test } from 'vitest'
import { readMailParts } from '../../testing/read-mail-parts.ts'
import { writeNumbers } from './write-numbers.ts'

test.each([
  ['twenty four pins', '24 pins'],
  ['twenty-two pins', '22 pins'],
  ['cincuenta y cinco expulsores', '55 expulsores'],
  ['vinte e duas unidades', '22 unidades'],
  ['douăzeci și două bucăți', '22 bucăți'],
  ['dwadzieścia trzy sztuki', '23 sztuki'],
  ['vingt-quatre broches', '24 broches'],
])('%s', (text, written) => {
  expect(writeNumbers(text)).toBe(written)
})

test.each(['two hundred pins', 'one hundred and twenty pcs', 'dos cientos', 'quatre-vingt-dix', 'cent vingt'])(
  'no word of a longer number is read alone: %s',
  (text) => {
    expect(writeNumbers(text).split(' ')[0]?.length).toBeGreaterThan(7)
  },
)

test.each(['twenty pins', 'twenty and two 5x160', 'two set screws', 'dix-sept broches', 'a hundred pins', 'zwei 8er'])(
  'other words stay: %s',
  (text) => {
    expect(writeNumbers(text)).toBe(text)
  },
)

test.each([
  ['una docena y media de pasadores', '18 de pasadores'],
  ['une douzaine et demie de vis', '18 de vis'],
  ['tuzin i pół śrub', '18 śrub'],
])('a dozen and a half: %s', (text, written) => {
  expect(writeNumbers(text)).toBe(written)
})

test.each([
  ['4 pins 6x160 and an eye bolt M24', '1 × eye bolt M24'],
  ['4 stift 6x160 och en lyftögla M24', '1 × lyftögla M24'],
  ['4 stift 6x160 samt en konisk propp G1/4', '1 × konisk propp G1/4'],
])('an article counts one part with a thread: %s', (text, part) => {
  expect(readMailParts(text)[1]).toBe(part)
})

test('a couple of parts is two', () => {
  expect(readMailParts('We need ten pins 6x160, a couple of sleeves 5x8x150 and a dozen dowels 6x40.')).toEqual([
    '10 × pins 6x160',
    '2 × sleeves 5x8x150',
    '12 × dowels 6x40',
  ])
})

test.each([
  'one of those 150x36x12 locating rings',
  'einen von den 150x36x12 locating rings',
  'un de ces 150x36x12 locating rings',
  'uno di quegli 150x36x12 locating rings',
  'uno de esos 150x36x12 locating rings',
  'um desses 150x36x12 locating rings',
  'een van die 150x36x12 locating rings',
  'jeden z tych 150x36x12 locating rings',
  'jeden z těch 150x36x12 locating rings',
  'unul dintre acele 150x36x12 locating rings',
  'en av de där 150x36x12 locating rings',
  'enega od tistih 150x36x12 locating rings',
])('one of several parts is one piece: %s', (text) => {
  expect(readMailParts(`${text}\n4 pcs AZN-6x160`)[0]).toBe('1 × 150x36x12 locating rings')
})

test.each([
  'We need an eye bolt M16 and four die springs red 32x76.',
  'Please send me an eye bolt M16 and four die springs red 32x76.',
])('an article behind a word that asks counts one: %s', (text) => {
  expect(readMailParts(text)).toEqual(['1 × eye bolt M16', expect.stringMatching(/^4 × .*32x76/)])
})
