import { comparisonEndpoints } from '@normwerk/contract/catalogue/comparison'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { shareApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const { compare } = comparisonEndpoints
const size = [
  { name: 'diameter', values: [3.2] },
  { name: 'length', values: [160] },
]

let visitor: Visitor
let buyer: Visitor

beforeAll(async () => {
  const shop = await shareApp()
  visitor = shop.visitor()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER']))
})

test('products stand side by side in the order of the call, each once, without those that are not sold', async () => {
  const { products, sizes } = await visitor.call(compare, { productNrs: ['AZX', 'AZH', 'NOPE', 'AZX'] })
  expect(products.map(({ productNr }) => productNr)).toEqual(['AZX', 'AZH'])
  const hardness = products.map(({ properties }) => properties.find(({ key }) => key === 'hardness')?.value)
  expect(new Set(hardness).size).toBe(2)
  expect(products.every(({ dimension, passing }) => dimension === null && passing === undefined)).toBe(true)
  expect(sizes.map(({ name }) => name).sort()).toEqual(['diameter', 'length'])
})

test('sizes choose one article of each, with its price and its availability', async () => {
  const input = { productNrs: ['AZH', 'AZN-TIN', 'ASN'], filters: size }
  const { products, sizes } = await buyer.call(compare, input)
  const [hardened, coated, stepped] = products
  expect(hardened?.dimension).toMatchObject({ articleNo: 'AZH-3.2x160', priceStatus: 'ok' })
  expect(coated?.dimension?.articleNo).toBe('AZN-3.2x160-TIN')
  expect(Number(coated?.dimension?.price)).toBeGreaterThan(Number(hardened?.dimension?.price))
  expect(stepped).toMatchObject({ dimension: null, passing: { count: 0 } })
  expect(sizes.map(({ name }) => name).sort()).toEqual(['diameter', 'length'])
})

test('a visitor sees no prices', async () => {
  const { products } = await visitor.call(compare, { productNrs: ['AZH'], filters: size })
  expect(products[0]).toMatchObject({ priceFrom: null, dimension: { price: null, priceStatus: 'signIn' } })
})

test('too many products and an unknown size are rejected', async () => {
  const productNrs = Array.from({ length: 13 }, () => 'AZH')
  expect(await visitor.rejected(compare, { productNrs })).toMatchObject({ status: 400 })
  const filters = [{ name: 'colour', values: [1] }]
  expect(await visitor.rejected(compare, { productNrs: ['AZH'], filters })).toMatchObject({ code: 'unknownFilter' })
})
