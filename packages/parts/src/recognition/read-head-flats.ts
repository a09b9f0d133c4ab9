import { noOptions } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import { type FlatArrangement, flatArrangements, type HeadFlats } from '../machining/head-flats.ts'
import { headFlatsRule } from '../machining/head-flats-rule.ts'
import { flatAngles } from '../shape/flats.ts'
import type { Profile, Side } from './profile.ts'

/** rad */
const angleTolerance = 0.01
const distanceTolerance = 0.03

/** Returns the flats of a head, if the shop grinds such ones. */
export function readHeadFlats(
  family: Family,
  sizes: ArticleSizes,
  { flats }: Profile,
): { headFlats: HeadFlats | null; areOther: boolean } {
  const [first] = flats
  if (first === undefined) return { headFlats: null, areOther: false }
  const arrangement = flatArrangements.find((known) => isArranged(flats, flatAngles[known]))
  const headFlats = arrangement === undefined ? null : measure(arrangement, first)
  const offered = headFlatsRule.offer(sizes, family)
  const isOffered =
    headFlats !== null && offered !== null && headFlatsRule.check(headFlats, offered, noOptions) === null
  const isEven = flats.every(({ distance }) => Math.abs(distance - first.distance) < distanceTolerance)
  return isOffered && isEven ? { headFlats, areOther: false } : { headFlats: null, areOther: true }
}

function measure(arrangement: FlatArrangement, { distance }: Side): HeadFlats {
  return { arrangement, distance: Math.round(distance * 100) / 100, angle: 0 }
}

/** Whether the flats have these angles between them, from whichever of them they are counted. */
function isArranged(flats: readonly Side[], angles: readonly number[]): boolean {
  if (flats.length !== angles.length) return false
  return flats.some((origin) =>
    angles.every((angle) =>
      flats.some((flat) => Math.cos(flat.angle - origin.angle - angle) > Math.cos(angleTolerance)),
    ),
  )
}
