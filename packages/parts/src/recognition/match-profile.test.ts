import { expect, test } from 'vitest'
import {
  formatConfiguredPart,
  type Machining,
  machiningOf,
  noOptions,
  parseConfiguredPart,
} from '../configured-part.ts'
import { familyOf } from '../families/families.ts'
import { flatArrangements } from '../machining/head-flats.ts'
import { asStocked, shapeOf } from '../shape/shape-of.ts'
import { assortment, stockedArticles } from '../testing/stocked-articles.ts'
import { matchProfile } from './match-profile.ts'
import { measuredFamilies } from './measured-families.ts'
import type { Profile } from './profile.ts'
import { profileOfShape } from './profile-of-shape.ts'

const byBeginning = Map.groupBy(stockedArticles, ({ articleNumber }) => articleNumber.split('-')[0] ?? '')
const stock = {
  assortment,
  findStocked: (prefix: string) =>
    (byBeginning.get(prefix.split('-')[0] ?? '') ?? []).filter(({ articleNumber }) => articleNumber.startsWith(prefix)),
}
const measured = new Set<string>(measuredFamilies.map(([code]) => code))
const recognised = stockedArticles.filter(({ product }) => measured.has(product.family))

type Article = (typeof stockedArticles)[number]

function profileOf({ product, sizes }: Article, options: Machining = asStocked): Profile {
  const shape = shapeOf(familyOf(product.family), { ...sizes, screws: '2x M6' }, options)
  const profile = shape && profileOfShape(shape.solid)
  if (profile === null) throw new Error(`${product.family} is not turned`)
  // The holes of the screws.
  return product.family === 'ZR' ? { ...profile, others: 2 } : profile
}

/** Returns the articles that were not recognised by their own shape. */
function lost(articles: readonly Article[]): string[] {
  return articles
    .filter(
      (article) =>
        !matchProfile(profileOf(article), stock).some((match) => match.articleNumber === article.articleNumber),
    )
    .map(({ articleNumber }) => articleNumber)
}

test('articles are recognised by their shape', () => {
  expect(lost(recognised.filter((_, at) => at % 101 === 0))).toEqual([])
})

test('every article is recognised by its shape', { tags: ['release'] }, () => {
  expect(lost(recognised)).toEqual([])
})

function article(number: string): Article {
  const found = stockedArticles.find(({ articleNumber }) => articleNumber === number)
  if (found === undefined) throw new Error(`no article ${number}`)
  return found
}

const pin = profileOf(article('AZH-6x160'))

test.each(['AZH-6x160', 'AKH-3.5x250', 'ASH-5x8x100x50', 'AFN-2x5.5x200x100', 'AHH-4x6x100', 'KSS-8.2x200'])(
  'the cut of %s is measured',
  (number) => {
    const cut = (changedLength: number) =>
      matchProfile(profileOf(article(number), { ...asStocked, changedLength }), stock)
    const { length } = article(number).sizes
    for (const changedLength of [length - 0.01, length - 1.27]) {
      const match = cut(changedLength).find(({ articleNumber }) => articleNumber === number)
      expect(match).toMatchObject({ changedLength, differences: [] })
    }
  },
)

test.each(flatArrangements)('flats %s of a head are measured, wherever they point', (arrangement) => {
  const pin = profileOf(article('AZH-6x160'), { ...asStocked, headFlats: { arrangement, distance: 4.5, angle: 0 } })
  const turned = { ...pin, flats: pin.flats.map((flat) => ({ ...flat, angle: flat.angle + 1 })).toReversed() }
  expect(matchProfile(turned, stock)[0]).toMatchObject({
    headFlats: { arrangement, distance: 4.5, angle: 0 },
    differences: [],
  })
})

test.each([
  ...['AZH-6x160-HD10', 'AZH-6x160-HK3', 'AZH-6x160-L147.25-R1F3-HD9K3-TS3.5', 'AZH-6x160-TE0.5', 'AZH-6x160-TC90'],
  ...['AZH-6x160-TB15', 'KSS-8.2x200-HD10-TC170', 'ASH-5x8x100x50-HK4-TS2.5', 'AKH-3.5x250-TB1', 'AZN-20x400-TS100'],
])('the machining of %s is measured', (number) => {
  const part = parseConfiguredPart(number)
  if (part === null) throw new Error(`${number} is no number`)
  const found = matchProfile(profileOf(article(part.articleNumber), machiningOf(part)), stock)
  expect(found.map((match) => formatConfiguredPart({ ...noOptions, ...match }))).toContain(number)
})

test('a head is ground smaller only if no article has it', () => {
  const numbers = matchProfile(profileOf(article('KSS-8.2x200')), stock).map(({ reducedHead }) => reducedHead)
  expect(numbers).toEqual(numbers.map(() => null))
})

test.each<[string, Profile['tip']]>([
  ['an angle between two degrees', { form: 'cone', value: 90.5 }],
  ['a radius out of range', { form: 'ball', value: 40 }],
  ['another shape', 'other'],
])('a tip with %s is not ground', (_, tip) => {
  expect(matchProfile({ ...pin, tip }, stock)[0]).toMatchObject({ articleNumber: 'AZH-6x160', tip: null })
})

const [head, shaft] = pin.outside
if (head === undefined || shaft === undefined) throw new Error('a pin has a head')

test.each<[string, Partial<Profile>]>([
  ['has a larger head', { outside: [{ ...head, start: 12.5, end: 12.5 }, shaft] }],
  ['has a head that is ground nearly to the shaft', { outside: [{ ...head, start: 6.8, end: 6.8 }, shaft] }],
  [
    'has a much lower head',
    {
      outside: [
        { ...head, to: 2 },
        { ...shaft, from: 2 },
      ],
    },
  ],
  ['is thicker by 0.05 mm', { outside: [head, { ...shaft, start: 6.05, end: 6.05 }] }],
  [
    'has a groove',
    { outside: [head, { ...shaft, to: 80 }, { from: 80, to: 82, start: 5, end: 5 }, { ...shaft, from: 82 }] },
  ],
  ['has a bore', { bore: [{ from: 0, to: 160, start: 2, end: 2 }] }],
  ['has a socket', { socket: { width: 5, depth: 3 } }],
  ['is longer than any blank', { length: 900, outside: [head, { ...shaft, to: 900 }] }],
  ['is shorter than any cut', { length: 30, outside: [head, { ...shaft, to: 30 }] }],
])('a body that %s is no pin of ours', (_, change) => {
  expect(matchProfile({ ...pin, ...change }, stock)).toEqual([])
})

test('a cross hole is named as a difference', () => {
  expect(matchProfile({ ...pin, others: 1 }, stock)[0]?.differences).toEqual(['others'])
})
