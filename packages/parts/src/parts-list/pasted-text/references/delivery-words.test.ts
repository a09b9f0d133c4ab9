import { expect, it } from 'vitest'
import { readMail } from '../mail/read-mail.ts'

it.each([
  'Pos. 1 mag eventueel later.',
  'Pos. 1 eilt, bitte vorab per Express.',
  'Item 1 is urgent, the rest can follow.',
  'La ligne 1 est urgente.',
  'Poz. 1 może przyjść później.',
])('when a position is delivered changes nothing: %s', (line) => {
  const rows = readMail(`1. 20 pcs ejector pin nitrided 6x250\n2. 10 pcs ejector pin hardened 4x125\n\n${line}`)
  expect(rows.map(({ requested, quantity }) => [requested, quantity])).toEqual([
    ['ejector pin nitrided 6x250', '20'],
    ['ejector pin hardened 4x125', '10'],
  ])
})
