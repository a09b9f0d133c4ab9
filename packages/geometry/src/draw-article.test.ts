import { buildCatalogue } from '@normwerk/parts/catalogue/build-catalogue'
import { describe, expect, it } from 'vitest'
import { type ArticleDrawing, drawArticle } from './draw-article.ts'
import { overlapsIn, pointsOutside, readSvg } from './testing/read-svg.ts'

const pin: ArticleDrawing = {
  family: 'AZ',
  columns: [
    { attribute: 'diameter', symbol: 'd1', role: 'row' },
    { attribute: 'length', symbol: 'L', role: 'column' },
    { attribute: 'headDiameter', symbol: 'd2', role: 'detail' },
  ],
  values: { diameter: 3.2, length: 160, headDiameter: 6, headHeight: 3, headRadius: 0.3 },
  tolerances: {
    diameter: { text: 'g6', upper: -0.004, lower: -0.012 },
    length: { text: '+2/0', upper: 2, lower: 0 },
  },
  trimmed: null,
  decimal: '.',
  title: 'AZH-3.2x160',
  caption: '',
}

function draw(article: ArticleDrawing): string {
  const svg = drawArticle(article)
  if (svg === null) throw new Error(`not drawn: ${JSON.stringify(article.values)}`)
  return svg
}

function textsOf(svg: string): string[] {
  return readSvg(svg).labels.map((label) => label.text)
}

describe('the figures', () => {
  it('are the values of the columns with their tolerances behind', () => {
    expect(textsOf(draw(pin)).sort()).toEqual(['160 +2/0', '⌀3.2 g6 (−0.004/−0.012)', '⌀6'])
  })

  it('carry the decimal sign of the language', () => {
    expect(textsOf(draw({ ...pin, decimal: ',' }))).toContain('⌀3,2 g6 (−0,004/−0,012)')
  })

  it('show the length a pin is cut to with the tolerance of the cut', () => {
    const cut = { length: 147.25, tolerance: { text: '+0.05/0', upper: 0.05, lower: 0 } }
    expect(textsOf(draw({ ...pin, trimmed: cut, decimal: ',' }))).toContain('147,25 +0,05/0')
  })

  it('name the spherical seat of a sprue bushing, and none on a flat one', () => {
    const values = { diameter: 18, headDiameter: 38, headHeight: 18, boreDiameter: 4, outletDiameter: 7, length: 46 }
    const bushing = (nozzleRadius: number): ArticleDrawing => ({
      ...pin,
      family: 'AB',
      columns: [{ attribute: 'nozzleRadius', symbol: 'SR', role: 'detail' }],
      values: { ...values, nozzleRadius },
      tolerances: {},
    })
    expect(textsOf(draw(bushing(15.5)))).toEqual(['SR15.5'])
    expect(textsOf(draw(bushing(0)))).toEqual([])
  })
})

describe('no drawing', () => {
  it('is made of a part whose sizes are not all known', () => {
    const { headDiameter: _, ...values } = pin.values
    expect(drawArticle({ ...pin, values })).toBeNull()
  })

  it('is made of a shouldered pin cut shorter than its shoulder', () => {
    const values = { diameter: 2, shaftDiameter: 3, headDiameter: 6, headHeight: 3, shoulderLength: 50, length: 100 }
    const cut = { length: 45, tolerance: { text: '+0.05/0', upper: 0.05, lower: 0 } }
    expect(drawArticle({ ...pin, family: 'AS', values, trimmed: cut })).toBeNull()
  })
})

it('escapes what the caller and the data bring', () => {
  const svg = draw({
    ...pin,
    title: '<script>&"',
    caption: "a<b>'\u0000\uD800",
    tolerances: { diameter: { text: '<g6>', upper: null, lower: null } },
  })
  expect(svg).toContain('<title>&lt;script&gt;&amp;&quot;</title>')
  expect(svg).toContain('a&lt;b&gt;&#39;\uFFFD</text>')
  expect(svg).toContain('&lt;g6&gt;')
  expect(svg).not.toContain('\u0000')
})

it('has a fixed size and an accessible name, and brings no style, script or colour of its own', () => {
  const svg = draw(pin)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" width="600" height="400" viewBox="[-\d. ]+"/,
  )
  expect(svg).toContain('<title>AZH-3.2x160</title>')
  expect(svg).not.toMatch(/style|script|href|#[0-9a-f]{3}/i)
})

it('draws the articles of the catalogue without an overlap', () => {
  const { products, articles } = buildCatalogue()
  const productOf = new Map(products.map((product) => [product.productNr, product]))
  const overlaps = articles
    .filter((_, at) => at % 61 === 0)
    .flatMap((article) => {
      const product = productOf.get(article.productNr)
      if (!product) return []
      const { family, columns } = product
      const svg = draw({ ...pin, family, columns, values: article.values, tolerances: article.tolerances })
      expect(pointsOutside(readSvg(svg))).toEqual([])
      return overlapsIn(readSvg(svg)).map((overlap) => `${article.articleNo}: ${overlap}`)
    })
  expect(overlaps).toEqual([])
}, 20_000)
