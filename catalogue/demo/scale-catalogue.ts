import type { Article } from '@normwerk/parts/article'
import { familyOf, type SizeKey, type Sizes } from '@normwerk/parts/families/families'
import { listRanges, type Range } from './build-catalogue.ts'
import { makeArticle } from './make-article.ts'
import { type ProductLine, type Row, sizeOf } from './product-line.ts'

interface Variation {
  key: SizeKey
  step: number
  count: number
}

/**
 * Two sizes per family, varied by less than the smallest gap of its table, so that no variant equals another row. A
 * family that is not listed uses the first and the last size of its number.
 */
const variations: Record<string, readonly [Variation, Variation]> = {
  AZ: [vary('diameter', 0.01, 10), vary('length', 1, 25)],
  AK: [vary('diameter', 0.01, 20), vary('length', 1, 25)],
  AS: [vary('diameter', 0.01, 10), vary('length', 1, 20)],
  AF: [vary('flatStrength', 0.01, 20), vary('length', 1, 17)],
  AH: [vary('diameter', 0.01, 20), vary('length', 1, 25)],
  KS: [vary('diameter', 0.01, 20), vary('length', 1, 25)],
  AB: [vary('boreDiameter', 0.01, 20), vary('length', 0.5, 18)],
  FS: [vary('diameter', 0.01, 20), vary('length2', 1, 20)],
  FB: [vary('diameter', 0.01, 40), vary('length', 0.5, 10)],
  ZR: [vary('diameter', 0.01, 50), vary('height', 0.5, 8)],
  PL: [vary('length', 0.5, 40), vary('thickness', 0.5, 10)],
}

/**
 * Yields articles for measurements: first those of the catalogue, then variants of them by the same rules, grouped by
 * product in the catalogue's proportions. Every number is unique. The same `count` always gives the same articles.
 * @throws RangeError for more articles than there are variations, about 2.8 million
 */
export function* scaleCatalogue(count: number): Generator<Article> {
  const ranges = listRanges()
  const total = ranges.reduce((sum, range) => sum + range.rows.length, 0)
  let before = 0
  for (const range of ranges) {
    const quota = Math.floor((count * (before + range.rows.length)) / total) - Math.floor((count * before) / total)
    before += range.rows.length
    yield* scaleRange(range, quota)
  }
}

function* scaleRange({ line, offer, coating, rows }: Range, quota: number): Generator<Article> {
  const [first, second] = variationsOf(line)
  if (quota > rows.length * first.count * second.count) throw new RangeError(`${line.family}: no ${quota} variants`)
  for (let index = 0; index < quota; index++) {
    const row = rows[index % rows.length]
    const variant = Math.floor(index / rows.length)
    if (row === undefined) return
    const shifts = [
      { ...first, times: variant % first.count },
      { ...second, times: Math.floor(variant / first.count) },
    ]
    yield makeArticle(line, offer, coating, variant === 0 ? row : shiftRow(row, shifts))
  }
}

function shiftRow(row: Row, shifts: readonly (Variation & { times: number })[]): Row {
  const shifted = shifts.map(({ key, step, times }) => [key, round(sizeOf(row.sizes, key) + step * times)])
  const sizes: Sizes = { ...row.sizes, ...Object.fromEntries(shifted) }
  const { length1, length2 } = sizes
  const isPillar = length1 !== undefined && length2 !== undefined
  return { ...row, sizes: isPillar ? { ...sizes, length: length1 + length2 } : sizes, status: 'unconfirmed' }
}

function variationsOf(line: ProductLine): readonly [Variation, Variation] {
  const { priceGroup, numberKeys } = familyOf(line.family)
  const [first, last] = [numberKeys[0], numberKeys.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError(`${line.family}: no sizes`)
  return variations[priceGroup] ?? [vary(first, 0.01, 20), vary(last, 0.05, 19)]
}

function vary(key: SizeKey, step: number, count: number): Variation {
  return { key, step, count }
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100
}
