import { expect, test } from 'vitest'
import { placeTiles } from './place-tiles.ts'

const shown = new Set(['directOrder', 'lastOrder', 'cad', 'contact'] as const)

test('tiles have their usual order until they are arranged', () => {
  expect(placeTiles(shown, [])).toEqual(['directOrder', 'lastOrder', 'cad', 'contact'])
})

test('arranged tiles come first, and tiles without a right are left out', () => {
  expect(placeTiles(shown, ['cad', 'orderHistory', 'lastOrder'])).toEqual([
    'cad',
    'lastOrder',
    'directOrder',
    'contact',
  ])
})
