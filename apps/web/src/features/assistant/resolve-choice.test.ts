import { describe, expect, test } from 'vitest'
import { aGuide } from '../../testing/assistant-server.ts'
import { aDimension } from '../../testing/builders.ts'
import { nearestLists, pinList, proposeCut, shortestOfEach } from './find-pins.ts'
import { type Choice, resolveChoice } from './resolve-choice.ts'

function choose(search: Parameters<typeof resolveChoice>[1]): Choice {
  const choice = resolveChoice(aGuide(), search)
  if (choice === null) throw new Error('nothing to choose')
  return choice
}

describe('the choices in an address', () => {
  test('begin with the first product of the first type', () => {
    const { type, material, coating, finish } = choose({})
    expect([type.type, material.code, coating, finish]).toEqual(['ejectorPin', 'H', null, 'hardened'])
  })

  test('keep a material only for types in which it is sold', () => {
    expect(choose({ type: 'corePin', material: 'C' }).material.code).toBe('C')
    expect(choose({ type: 'ejectorPin', material: 'C' }).material.code).toBe('H')
    expect([...choose({ type: 'ejectorPin' }).finishes]).toEqual(['hardened', 'nitrided'])
  })

  test('name a coated product, or why there is none', () => {
    expect(choose({ material: 'N', coating: 'TIN' })).toMatchObject({ productNr: 'AZN-TIN', rejected: null })
    expect(choose({ material: 'H', coating: 'TIN' })).toMatchObject({
      productNr: 'AZH',
      rejected: { rejection: { code: 'coatingSoftens', figures: { deposition: 450, limit: 200 } } },
    })
    expect(choose({ coating: 'GOLD' })).toMatchObject({ coating: null, rejected: null })
  })

  test('are nothing where the catalogue has no such pins', () => {
    expect(resolveChoice({ ...aGuide(), pinTypes: [] }, {})).toBeNull()
  })
})

describe('pins are found', () => {
  test('by their exact sizes and at least the wanted length', () => {
    expect(pinList(choose({}), { d: 6, length: 147.25 }).filters).toEqual([
      { name: 'diameter', min: 6, max: 6 },
      { name: 'length', min: 147.25 },
    ])
  })

  test('one of each size, the shortest', () => {
    const pin = (diameter: number, length: number) =>
      aDimension(`AZH-${diameter}x${length}`, { values: { diameter, length } })
    const found = shortestOfEach(choose({}), [pin(10, 200), pin(6, 250), pin(6, 160), pin(2, 400)])
    expect(found.map(({ articleNo }) => articleNo)).toEqual(['AZH-2x400', 'AZH-6x160', 'AZH-10x200'])
  })

  test('beside the wanted size where there is none', () => {
    expect(nearestLists(choose({}), { d: 6.1, length: 5000 }).map(({ filters }) => filters)).toEqual([
      [
        { name: 'diameter', max: 6.1 },
        { name: 'length', min: 5000 },
      ],
      [
        { name: 'diameter', min: 6.1 },
        { name: 'length', min: 5000 },
      ],
      [{ name: 'diameter', min: 6.1, max: 6.1 }],
    ])
    expect(nearestLists(choose({}), {})).toEqual([])
  })
})

describe('a cut', () => {
  const trimming = { minLength: 50, maxLength: 160, suggestedLength: 160, toleranceClasses: ['T100', 'T50'] }
  const pin = aDimension('AZH-6x160', { values: { diameter: 6, length: 160 }, trimming })

  test.each([
    [undefined, { kind: 'asStocked' }],
    [160, { kind: 'asStocked' }],
    [147.25, { kind: 'cut', length: 147.25, toleranceClass: 'T100' }],
    [147.255, { kind: 'asStocked' }],
    [10, { kind: 'tooShort', minLength: 50 }],
  ])('to %s', (length, expected) => {
    expect(proposeCut(pin, length)).toEqual(expected)
  })
})
