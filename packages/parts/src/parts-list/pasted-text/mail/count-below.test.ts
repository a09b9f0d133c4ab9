import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

function read(...lines: string[]): string[] {
  return readMail(lines.join('\n')).map(({ requested, quantity }) => `${requested}: ${quantity}`)
}

it('a number in a line of its own below a part counts its pieces', () => {
  expect(read('Ejector pin nitrided 6x160', 'x 20', 'Sleeve hardened 5x8x150', 'x 4')).toEqual([
    'Ejector pin nitrided 6x160: 20',
    'Sleeve hardened 5x8x150: 4',
  ])
  expect(read('Auswerfer nitriert 6x160', '', '20', '', 'Hülse gehärtet 5x8x150', '', '4')).toEqual([
    'Auswerfer nitriert 6x160: 20',
    'Hülse gehärtet 5x8x150: 4',
  ])
  expect(read('éjecteur nitruré', '6x160', 'x 20')).toEqual(['éjecteur nitruré 6x160: 20'])
  expect(read('guide bush bronze', '24 x 46', 'x 4')).toEqual(['guide bush bronze 24 x 46: 4'])
})

it('a number above each part counts its pieces', () => {
  expect(read('20', 'estrattori nitrurati 6x160', '4', 'boccole in bronzo 24x46')).toEqual([
    'estrattori nitrurati 6x160: 20',
    'boccole in bronzo 24x46: 4',
  ])
})

it('a number between two parts of which neither has its pieces is asked', () => {
  expect(read('uitwerppen genitreerd 6x160', '20', 'huls gehard 5x8x150')).toEqual([
    'uitwerppen genitreerd 6x160: 20 ?',
    'huls gehard 5x8x150: ',
  ])
})

it('rising numbers above the parts count the parts', () => {
  expect(read('1', 'Wypychacz azotowany 6x160', '2', 'Tuleja hartowana 5x8x150', '3', 'Pierścień 100x36x12')).toEqual([
    'Wypychacz azotowany 6x160: ',
    'Tuleja hartowana 5x8x150: ',
    'Pierścień 100x36x12: ',
  ])
})

it('the number of another part that a part is for changes nothing', () => {
  const list = ['1.', 'Ejector sleeve hardened 5x8x150', 'qty 4', '2.', 'Core pin for item 1 hardened 5x200', 'qty 4']
  expect(read(...list).map((row) => row.split(': ').at(-1))).toEqual(['4', '4'])
})

it('another number of pieces below a part with its own leaves both open', () => {
  expect(read('12 pins 8x250', 'Quantity: 10')).toEqual(['pins 8x250: 12 ?'])
  expect(read('12 Stifte 8x250', 'Menge: 10 Stk')).toEqual(['Stifte 8x250: 12 ?'])
  expect(read('12 wypychaczy 8x250', '10 szt.')).toEqual(['wypychaczy 8x250: 12 ?'])
  expect(read('12 pins 8x250', 'Quantity: 10', 'sleeves 5x8x150')).toEqual([
    'pins 8x250: 12 ?',
    'sleeves 5x8x150: 10 ?',
  ])
})

it('the same number below a part, or the number of the part below, changes nothing', () => {
  expect(read('12 pins 8x250', 'Quantity: 12')).toEqual(['pins 8x250: 12'])
  expect(read('Quantity: 10', 'pins 8x250', 'Quantity: 12', 'sleeves 5x8x150')).toEqual([
    'pins 8x250: 10',
    'sleeves 5x8x150: 12',
  ])
})
