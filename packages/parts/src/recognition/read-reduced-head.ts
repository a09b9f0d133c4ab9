import { noOptions } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import type { ReducedHead, ReducedRange } from '../machining/reduced-head.ts'
import { reducedHeadRule } from '../machining/reduced-head-rule.ts'
import { headTolerance, shoulderTolerance } from './compare-profiles.ts'
import type { Profile } from './profile.ts'

/** Returns how a head is smaller than that of the article; null if it is not, or if the shop does not grind it so. */
export function readReducedHead(family: Family, sizes: ArticleSizes, { outside }: Profile): ReducedHead | null {
  const offered = reducedHeadRule.offer(sizes, family)
  const [head, shaft] = outside
  if (offered === null || head === undefined || shaft === undefined) return null
  const diameter = smallerThan(offered.diameter, head.start, headTolerance, 10)
  const height = smallerThan(offered.height, head.to, shoulderTolerance, 100)
  const reduced = { diameter, height }
  const isReduced = diameter !== null || height !== null
  return isReduced && reducedHeadRule.check(reduced, offered, noOptions) === null ? reduced : null
}

/** Returns a size in whole steps; null if it may be the present one. */
function smallerThan({ below }: ReducedRange, size: number, tolerance: number, stepsOfMm: number): number | null {
  return size > below - tolerance ? null : Math.round(size * stepsOfMm) / stepsOfMm
}
