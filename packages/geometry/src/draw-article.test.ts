import { noOptions } from '@normwerk/parts/configured-part'
import { families } from '@normwerk/parts/families/families'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import { describe, expect, it, test } from 'vitest'
import { type ArticleDrawing, drawArticle } from './draw-article.ts'
import { overlapsIn, pointsOutside, readSvg } from './testing/read-svg.ts'

const pin: ArticleDrawing = {
  family: 'AZ',
  values: { diameter: 3.2, length: 160, headDiameter: 6, headHeight: 3, headRadius: 0.3 },
  tolerances: {
    diameter: { text: 'g6', upper: -0.004, lower: -0.012 },
    length: { text: '+2/0', upper: 2, lower: 0 },
  },
  options: noOptions,
  decimal: '.',
  title: 'AZH-3.2x160',
  caption: '',
  questioned: '',
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
  it('are the sizes of the family followed by their tolerances', () => {
    expect(textsOf(draw(pin)).sort()).toEqual(['160 +2/0', '3', 'R0.3', '⌀3.2 g6 (−0.004/−0.012)', '⌀6'])
  })

  it('leave out missing sizes', () => {
    expect(textsOf(draw({ ...pin, values: { ...pin.values, headRadius: 0 } }))).toHaveLength(4)
  })

  it('use the decimal sign of the language', () => {
    expect(textsOf(draw({ ...pin, decimal: ',' }))).toContain('⌀3,2 g6 (−0,004/−0,012)')
  })

  it('show the length a pin is cut to with the tolerance of the cut', () => {
    const options = { ...noOptions, changedLength: 147.25, toleranceClass: 'T50' } as const
    expect(textsOf(draw({ ...pin, options, decimal: ',' }))).toContain('147,25 +0,05/0')
  })

  it('show the guide of a sleeve that a cut has left', () => {
    const [values = {}] = realValuesOf('AH')
    const options = { ...noOptions, changedLength: 65, toleranceClass: 'T50' } as const
    const figures = textsOf(draw({ ...pin, family: 'AH', values, tolerances: {}, options }))
    expect(figures).toEqual(expect.arrayContaining(['65 +0.05/0', '15']))
    expect(figures).not.toContain('25')
  })

  it('name the spherical seat of a sprue bushing, and none on a flat one', () => {
    const [flat = {}, round = {}] = realValuesOf('AB')
    const seats = (values: ArticleDrawing['values']) =>
      textsOf(draw({ ...pin, family: 'AB', values, tolerances: {} })).filter((text) => text.startsWith('SR'))
    expect(seats(flat)).toEqual([])
    expect(seats(round)).toEqual(['SR15.5'])
  })

  it('show the screw holes of a ring and the circle on which they lie', () => {
    const figures = realValuesOf('ZR').map((values) => textsOf(draw({ ...pin, family: 'ZR', values, tolerances: {} })))
    expect(figures[0]).toEqual(expect.arrayContaining(['2 × ⌀6.6 (M6)', '⌀48']))
    expect(figures[2]).toEqual(expect.arrayContaining(['2 × ⌀9 (M8)', '⌀68.675']))
    const values = { ...realValuesOf('ZR')[0], screws: undefined }
    expect(textsOf(draw({ ...pin, family: 'ZR', values, tolerances: {} }))).toHaveLength(3)
  })

  it('mark the questioned width tolerance of a blade, and the foot says why', () => {
    const [values = {}] = realValuesOf('AF')
    const tolerances = { flatWidth: { text: '0/-0.15', upper: 0, lower: -0.15 } }
    const svg = draw({ ...pin, family: 'AF', values, tolerances, caption: 'Schematic', questioned: 'not confirmed' })
    expect(textsOf(svg)).toContain('3.5 0/−0.15*')
    expect(svg).toContain('>Schematic. * not confirmed</text>')
    expect(draw({ ...pin, caption: 'Schematic', questioned: 'not confirmed' })).toContain('>Schematic</text>')
  })

  it('put in brackets what follows from other sizes', () => {
    const figuresOf = (family: 'FS' | 'AK' | 'AB') =>
      textsOf(draw({ ...pin, family, values: realValuesOf(family)[0] ?? {}, tolerances: {} }))
    expect(figuresOf('FS')).toContain('(57)')
    expect(figuresOf('AK')).toEqual(expect.arrayContaining(['(0.69)', '60° (2 × 30°)']))
    expect(figuresOf('AB')).toContain('(⌀4.264)')
  })

  it('show how far the flats on a head are from the axis, and its diameter where the edge is round', () => {
    const flatted = (arrangement: 'R1' | 'R4', distance: number) =>
      textsOf(draw({ ...pin, options: { ...noOptions, headFlats: { arrangement, distance, angle: 0 } } }))
    expect(flatted('R1', 2.25)).toEqual(expect.arrayContaining(['2.25', '⌀6']))
    expect(flatted('R4', 1.75)).not.toContain('⌀6')
  })
})

describe('no drawing', () => {
  it('is made of a part whose sizes are not all known', () => {
    const { headDiameter: _, ...values } = pin.values
    expect(drawArticle({ ...pin, values })).toBeNull()
  })

  it('is made of a shouldered pin cut shorter than its shoulder', () => {
    const values = { diameter: 2, shaftDiameter: 3, headDiameter: 6, headHeight: 3, shoulderLength: 50, length: 100 }
    const options = { ...noOptions, changedLength: 45, toleranceClass: 'T50' } as const
    expect(drawArticle({ ...pin, family: 'AS', values, options })).toBeNull()
  })
})

it('escapes the texts of the caller and of the data', () => {
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

it('has a fixed size and an accessible name, and no style, script or colour of its own', () => {
  const svg = draw(pin)
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" width="600" height="400" viewBox="[-\d. ]+"/,
  )
  expect(svg).toContain('<title>AZH-3.2x160</title>')
  expect(svg).not.toMatch(/style|script|href|#[0-9a-f]{3}/i)
})

test.each(families.map(({ code }) => code))('%s is drawn in real sizes without an overlap', (family) => {
  for (const values of realValuesOf(family)) {
    const drawing = readSvg(draw({ ...pin, family, values }))
    expect(pointsOutside(drawing)).toEqual([])
    expect(overlapsIn(drawing)).toEqual([])
  }
})
