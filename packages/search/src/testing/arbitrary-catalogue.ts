import fc from 'fast-check'
import type { Filter } from '../facets/filter-groups.ts'
import type { IndexOptions } from '../index-input.ts'
import type { PlainProduct } from './catalogue.ts'
import { uuid } from './catalogue.ts'

export const arbitraryOptions: IndexOptions = {
  attributes: [
    { key: 'diameter', kind: 'number' },
    { key: 'length', kind: 'number' },
    { key: 'head', kind: 'number' },
    { key: 'material', kind: 'choice' },
  ],
  languages: ['de'],
}

const values = fc.record(
  {
    diameter: fc.constantFrom(1, 2, 3.2, 10),
    length: fc.constantFrom(50, 100, 160),
    head: fc.constantFrom(5, 6),
    material: fc.constantFrom('H', 'N', 'X'),
  },
  { requiredKeys: [] },
)

const product = fc.record({
  values: fc.record({ material: fc.constantFrom('H', 'N', 'X'), head: fc.constantFrom(5, 7) }, { requiredKeys: [] }),
  categoryIds: fc.subarray(['a', 'b', 'c']),
  deal: fc.boolean(),
  articles: fc.array(fc.record({ values, price: fc.option(fc.integer({ min: 0, max: 500 })) }), { maxLength: 40 }),
})

/** Catalogues of any shape: values per product or article, missing ones, products without articles. */
export const arbitraryProducts: fc.Arbitrary<PlainProduct[]> = fc.array(product, { maxLength: 6 }).map((products) =>
  products.map(({ articles, deal, ...rest }, place) => ({
    ...rest,
    id: `p${place}`,
    productNr: `P${String.fromCharCode(65 + place)}`,
    texts: {},
    flags: { deal },
    articles: articles.map((article, at) => ({
      ...article,
      id: uuid(place * 1000 + at),
      articleNo: `P${String.fromCharCode(65 + place)}-${at + 1}`,
    })),
  })),
)

const range = fc.record({ min: fc.integer({ min: 0, max: 120 }), max: fc.integer({ min: 0, max: 200 }) })

/** Filters over these catalogues: several of one attribute, ranges, values that do not exist. */
export const arbitraryFilters: fc.Arbitrary<Filter[]> = fc.array(
  fc.oneof(
    fc.record({ name: fc.constant('diameter'), values: fc.subarray([1, 2, 3.2, 10, 99]) }),
    fc.record({ name: fc.constant('length'), values: fc.subarray([50, 100, 160]) }),
    fc.record({ name: fc.constant('head'), values: fc.subarray([5, 6, 7]) }),
    fc.record({ name: fc.constant('material'), values: fc.subarray(['H', 'N', 'X', '?']) }),
    range.map((limits) => ({ name: 'length', ...limits })),
    range.map(({ min }) => ({ name: 'diameter', min: min / 20 })),
  ),
  { maxLength: 4 },
)
