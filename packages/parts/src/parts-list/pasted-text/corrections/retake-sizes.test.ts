import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['8 Buchsen 9x36', 'nein sorry, sind 9x46'],
  ['8 Buchsen 9x36', 'ach nein, 9x46'],
  ['8 bushes 9x36', 'no sorry it is 9x46'],
  ['8 bushes 9x36', 'sorry, should be 9x46'],
  ['8 bagues 9x36', "nan pardon c'est du 9x46"],
  ['8 boccole 9x36', 'scusa, sono 9x46'],
  ['8 casquillos 9x36', 'perdona, son 9x46'],
  ['8 casquilhos 9x36', 'desculpe, são 9x46'],
  ['8 bussen 9x36', 'sorry, het zijn 9x46'],
  ['8 tulei 9x36', 'przepraszam, to 9x46'],
  ['8 pouzder 9x36', 'pardon, je to 9x46'],
  ['8 bussningar 9x36', 'förlåt, det ska vara 9x46'],
  ['8 puš 9x36', 'oprostite, so 9x46'],
  ['8 persely 9x36', 'bocsánat, 9x46'],
  ['8 bucșe 9x36', 'scuze, sunt 9x46'],
])('the next line takes back the sizes of a part: %s / %s', (part, line) => {
  expect(readMailParts(`${part}\n${line}`)).toEqual([part.replace('8 ', '8 × ').replace('9x36', '9x46')])
})

test.each([
  'sorry, also 9x46',
  'sorry, 4 of 9x46',
  'sorry, 4 pins 9x46',
  'sorry, 5x8x125',
  'sorry, 10x46',
  'sorry, is that 9x46?',
  'sorry, 9x46 hardened',
  'sorry, no 9x46',
  'no 9x46',
])('another part takes no place of the one above: %s', (line) => {
  expect(readMailParts(`8 bushes 9x36\n${line}`).join()).toContain('bushes 9x36')
})
