import { expect, expectTypeOf, test } from 'vitest'
import type { Values } from './article.ts'
import { type AttributeKey, type FamilyKey, isFamilyKey, type OwnKey } from './attributes.ts'

test('a key belongs to our families, or only to general products', () => {
  expect(['diameter', 'mouldSize', 'material', 'temperature'].every(isFamilyKey)).toBe(true)
  expect(isFamilyKey('flow')).toBe(false)
})

test('a misspelt key of a family does not compile', () => {
  expectTypeOf<'length' | 'screws' | 'hardness'>().toExtend<FamilyKey>()
  expectTypeOf<'lenght'>().not.toExtend<AttributeKey>()
  const values: Values = { length: 160, material: '1.2210' }
  expectTypeOf(values.length).toEqualTypeOf<number | string | undefined>()
  // @ts-expect-error No family has such a size.
  expect(values.lenght).toBeUndefined()
  expectTypeOf<OwnKey>().toExtend<keyof Values>()
  expectTypeOf<string>().not.toExtend<keyof Values>()
})
