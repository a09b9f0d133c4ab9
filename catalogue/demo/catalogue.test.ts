import { type Attribute, textLanguages } from '@normwerk/parts/article'
import {
  formatArticleNumber,
  formatProductNumber,
  parseArticleNumber,
} from '@normwerk/parts/article-number/article-number'
import { families, familyOf } from '@normwerk/parts/families/families'
import { asStocked, shapeOf } from '@normwerk/parts/shape/shape-of'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { readTable } from './read-table.ts'
import { scaleCatalogue } from './scale-catalogue.ts'

const { categories, products, articles, attributes, assortment } = buildCatalogue()
const byProduct = Map.groupBy(articles, (article) => article.productNr)
const find = (articleNo: string) => articles.find((article) => article.articleNo === articleNo)

test('every article number is unique and parses back to itself', () => {
  expect(new Set(articles.map((article) => article.articleNo)).size).toBe(articles.length)
  for (const { articleNo, productNr } of articles) {
    const number = parseArticleNumber(articleNo)
    expect(number && formatArticleNumber(number)).toBe(articleNo)
    expect(number && formatProductNumber(number)).toBe(productNr)
  }
})

test('at least 30 products and 6,000 articles over all families', () => {
  expect(products.length).toBeGreaterThanOrEqual(30)
  expect(articles.length).toBeGreaterThanOrEqual(6000)
  expect(new Set(products.map((product) => product.family)).size).toBe(families.length)
  expect(new Set(products.map((product) => product.productNr)).size).toBe(products.length)
  expect([...byProduct.keys()].sort()).toEqual(products.map((product) => product.productNr).sort())
})

test('a category is headed by the plural of its parts in every language', () => {
  const headings = categories.map(({ name }) => name)
  const french = headings.flatMap(({ fr = '' }) => (/^\S+[sx] /.test(`${fr} `) ? [] : [fr]))
  expect(french).toEqual(['Éjection', 'Injection et centrage', 'Guidage', 'Fixation et étanchéité'])
  expect(headings.filter((name) => textLanguages.some((language) => !name[language]))).toEqual([])
})

test('every product belongs to the second level of the category tree', () => {
  for (const product of products) {
    const category = categories.find(({ key }) => key === product.categoryKey)
    const parent = categories.find(({ key }) => key === category?.parentKey)
    expect(parent?.parentKey, product.productNr).toBeNull()
  }
  expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length)
})

test('every value, column and property is a registered attribute, and every column has a value', () => {
  const known = new Map<string, Attribute>(attributes.map((attribute) => [attribute.key, attribute]))
  for (const product of products) {
    const columns = product.columns.map((column) => column.attribute)
    for (const { key } of product.properties) expect(known.has(key), key).toBe(true)
    for (const { values, articleNo } of byProduct.get(product.productNr) ?? []) {
      expect(Object.keys(values).sort(), articleNo).toEqual([...columns].sort())
      for (const [key, value] of Object.entries(values)) {
        expect(typeof value, `${articleNo} ${key}`).toBe(known.get(key)?.kind === 'number' ? 'number' : 'string')
      }
    }
  }
})

test('a cell of a cross table is one article', () => {
  for (const product of products) {
    const rows = product.columns.filter((column) => column.role === 'row')
    const columns = product.columns.filter((column) => column.role === 'column')
    expect([rows.length, columns.length], product.productNr).toEqual([1, 1])
    const own = byProduct.get(product.productNr) ?? []
    const cells = own.map(
      ({ values }) => `${values[rows[0]?.attribute ?? 'size']} ${values[columns[0]?.attribute ?? 'size']}`,
    )
    expect(new Set(cells).size, product.productNr).toBe(own.length)
  }
})

test('names are in all languages, descriptions in German and English', () => {
  for (const { name, description } of [...products, ...categories.map(({ name }) => ({ name, description: name }))]) {
    for (const language of textLanguages) expect(name[language] ?? '').not.toBe('')
    expect(description.de).not.toBe('')
    expect(description.en).not.toBe('')
  }
  for (const { label } of attributes) expect(Object.keys(label).length).toBe(textLanguages.length)
})

test('mass is geometry times density', () => {
  // π/4 · (3.2² · 157 + 6² · 3) mm³ · 7.85 g/cm³
  expect(find('AZH-3.2x160')?.mass).toBeCloseTo(0.01058, 5)
  // 156 · 196 mm² · 7.85 g/cm³ = 0.24 kg per mm of thickness
  expect(find('PLAU-156x196x27')?.mass).toBeCloseTo(0.24 * 27, 1)
  for (const { mass, articleNo } of articles) expect(mass, articleNo).toBeGreaterThan(0)
})

test('a ring weighs less by its screw holes', () => {
  const ring = (Math.PI / 4) * (200 ** 2 - 50 ** 2 - 4 * 9 ** 2) * 18
  expect(find('ZRU-200x50x18')?.mass).toBeCloseTo(ring * 7.85e-6, 5)
})

test('screws and dowel pins have about the mass of their tables', () => {
  for (const row of readTable('cap-screws.csv')) {
    const screw = find(`SZA-${row.number('d')}x40`)
    expect(((screw?.mass ?? 0) * 1000) / row.number('massAtL40'), screw?.articleNo).toBeCloseTo(1, 1)
  }
  for (const row of readTable('dowel-pins.csv')) {
    for (const length of row.numbers('lengths')) {
      const pin = find(`STW-${row.number('d')}x${length}`)
      expect(((pin?.mass ?? 0) * 1000) / length / row.number('massPerMm'), pin?.articleNo).toBeCloseTo(1, 1)
    }
  }
})

test('short screws are threaded up to the head, and a dowel pin has the limits of its length', () => {
  expect(find('SZA-8x35')?.values).toMatchObject({ threadLength: 35 })
  expect(find('SZA-8x40')?.values).toMatchObject({ threadLength: 28 })
  expect([find('SZA-8x80'), find('SZA-8x90')].map((screw) => screw?.status)).toEqual(['confirmed', 'unconfirmed'])
  expect(find('STW-6x50')?.tolerances.length).toEqual({ text: '±0.5', upper: 0.5, lower: -0.5 })
  expect(find('STW-6x55')?.tolerances).toMatchObject({ length: { text: '±0.75' }, diameter: { text: 'm6' } })
})

test('prices are whole cents and rise with length', () => {
  for (const { listPrice, articleNo } of articles) {
    expect(Number.isInteger(listPrice) && listPrice > 0, articleNo).toBe(true)
  }
  const price = (articleNo: string) => find(articleNo)?.listPrice ?? 0
  expect(price('AZH-3.2x160')).toBeGreaterThanOrEqual(300)
  expect(price('AZH-3.2x160')).toBeLessThanOrEqual(500)
  expect(price('AZH-3.2x250')).toBeGreaterThan(price('AZH-3.2x160'))
  expect(price('AZN-6x200-TIN')).toBeGreaterThan(price('AZN-6x200'))
})

test('a coated product says so if its material does not withstand the usual deposition', () => {
  for (const { productNr, material, coating, properties } of products) {
    const withstands = assortment.materials.find(({ code }) => code === material)?.properties.temperature?.value ?? 0
    const deposition = assortment.coatings.find(({ code }) => code === coating)?.deposition ?? 0
    const remark = properties.find(({ key }) => key === 'coating')?.remark
    expect(remark?.en, productNr).toBe(deposition > withstands ? `deposited below ${withstands} °C` : undefined)
  }
})

test('cold-work steel has no coating, and a thin pin no nitrided skin', () => {
  expect(products.filter(({ material, coating }) => material === 'H' && coating !== null)).toEqual([])
  expect(find('AZH-1x100')).toBeDefined()
  expect(find('AZN-1x100')).toBeUndefined()
  expect(find('AZN-1.4x100')).toBeDefined()
  expect(find('AFO-0.8x3.5x100x50')).toBeUndefined()
  expect(find('AHN-1.6x3x75')).toBeUndefined()
})

test('the limits of a pin', () => {
  expect(find('AZH-3.2x160')?.tolerances).toMatchObject({
    diameter: { text: 'g6', upper: -0.004, lower: -0.012 },
    length: { text: '+2/0', upper: 2, lower: 0 },
  })
  for (const { tolerances, articleNo } of articles) {
    for (const { upper, lower } of Object.values(tolerances)) {
      expect(upper !== null && lower !== null && upper > lower, articleNo).toBe(true)
    }
  }
})

test('a stepped pin keeps 15 mm of its tip up to 100 mm, 50 mm above', () => {
  expect(find('ASH-1.5x3x100x50')?.trimming).toMatchObject({ minLength: 65, maxLength: 100 })
  expect(find('ASH-1.5x3x200x100')?.trimming).toMatchObject({ minLength: 150, maxLength: 200 })
  const pin = find('AZH-3.2x160')
  expect(pin?.trimming).toEqual({ minLength: 50, maxLength: 160, toleranceClasses: ['T100', 'T50', 'T20', 'T10'] })
  for (const { trimming, articleNo } of articles) {
    if (trimming !== null) expect(trimming.minLength, articleNo).toBeLessThan(trimming.maxLength)
  }
})

test('every article can be cut to its shortest length, and keeps what guides it', () => {
  const family = new Map(products.map((product) => [product.productNr, familyOf(product.family)]))
  for (const { articleNo, productNr, values, trimming } of articles) {
    const own = family.get(productNr)
    if (own === undefined || trimming === null) continue
    const cut = shapeOf(own, values, { ...asStocked, changedLength: trimming.minLength })?.values
    const { length, shoulderLength = 0, guideLength = length } = cut ?? {}
    expect(length, articleNo).toBeGreaterThanOrEqual(50)
    expect(Number(length) - Number(shoulderLength), articleNo).toBeGreaterThanOrEqual(
      trimming.maxLength > 100 ? 50 : 15,
    )
    expect(guideLength, articleNo).toBeGreaterThanOrEqual(15)
  }
  expect(find('AHH-3.2x5x75')?.trimming).toMatchObject({ minLength: 55, maxLength: 75 })
})

test('related products exist', () => {
  const known = new Set(products.map((product) => product.productNr))
  for (const { relatedProductNrs } of products) {
    expect(relatedProductNrs.length).toBeGreaterThan(0)
    for (const related of relatedProductNrs) expect(known.has(related), related).toBe(true)
  }
})

test('is the same at every call', { tags: ['release'] }, () => {
  expect(buildCatalogue()).toEqual({ categories, products, articles, attributes, assortment })
})

test('scaled articles are unique, readable and grouped by product', { tags: ['release'] }, () => {
  const count = 1_000_000
  const numbers = new Set<string>()
  const productNrs: string[] = []
  for (const { articleNo, productNr } of scaleCatalogue(count)) {
    numbers.add(articleNo)
    if (productNrs.at(-1) !== productNr) productNrs.push(productNr)
    if (numbers.size % 997 === 0) expect(parseArticleNumber(articleNo), articleNo).not.toBeNull()
  }
  expect(numbers.size).toBe(count)
  expect(productNrs).toEqual(products.map((product) => product.productNr))
})
