import { expect, test } from 'vitest'
import { checkLength } from '../check-options.ts'
import { classesAt } from './classes-at.ts'
import { readTolerance } from './read-tolerance.ts'
import { toleranceClassData } from './tolerance-classes.ts'

const blank = { length: 160, minLength: 50 }

test('cuts between the shortest and the stocked length', () => {
  for (const length of [50, 147.25, 160]) expect(checkLength(length, blank)).toBeNull()
  for (const length of [49.99, 160.01, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(checkLength(length, blank)).toMatchObject({ code: 'lengthOutOfRange', figures: [{ min: 50, max: 160 }] })
  }
})

test('cuts in steps of 0.01 mm', () => {
  expect(checkLength(147.255, blank)).toMatchObject({ code: 'lengthStep' })
  for (let hundredths = 5000; hundredths <= 16000; hundredths++) {
    expect(checkLength(hundredths / 100, blank)).toBeNull()
  }
})

test('a part that cannot be cut keeps its length', () => {
  const plate = { length: 196, minLength: null }
  expect(checkLength(196, plate)).toBeNull()
  expect(checkLength(195, plate)).toMatchObject({ code: 'lengthOutOfRange', figures: [{ min: 196, max: 196 }] })
})

test('the fine classes end at 200 mm', () => {
  expect(classesAt(200)).toEqual(['T100', 'T50', 'T20', 'T10'])
  expect(classesAt(200.01)).toEqual(['T100', 'T50'])
})

test('the text of every class is read as that class', () => {
  for (const [name, { text }] of Object.entries(toleranceClassData)) expect(readTolerance(text)).toBe(name)
})

test.each([
  ['T50', 'T50'],
  ['t20', 'T20'],
  ['+0,05', 'T50'],
  ['+0.05 / 0', 'T50'],
  ['+0.05 -0', 'T50'],
  ['0/+0,02', 'T20'],
  ['+.1', 'T100'],
  ['+0.10/0.00', 'T100'],
])('%s is class %s', (text, name) => {
  expect(readTolerance(text)).toBe(name)
})

test.each(['', '±0.05', '-0.05/0', '+0.03/0', '+0.05/-0.02', 'T60', 'g6', '+2/0'])('%j is no class', (text) => {
  expect(readTolerance(text)).toBeNull()
})
