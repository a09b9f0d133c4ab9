import { noOptions } from '../configured-part.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import type { Tip } from '../machining/tip.ts'
import { isLength, tipRule } from '../machining/tip-rule.ts'
import type { Profile } from './profile.ts'
import { roundValues } from './snap-sizes.ts'
import type { Piece } from './straighten.ts'

const near = 0.02
/** Edges are drawn broken without anybody ordering it, mm. */
const deburred = { cone: 0.55, round: 0.28 }
/** How far a converted file is beside an angle, degrees. */
const angleTolerance = 0.2

/** Reads the shape of a turned tip; null for a plane one, whose edge may be broken. */
export function readTurnedTip(pieces: readonly Piece[]): Profile['tip'] {
  const last = pieces.toSorted((one, other) => one.from + one.to - other.from - other.to).at(-1)
  if (last === undefined || last.kind === 'cylinder') return null
  const { kind, start, end } = last
  const height = last.to - last.from
  if (end < near && start > near) {
    if (kind === 'cone') return { form: 'cone', value: (360 / Math.PI) * Math.atan2(start, height) }
    return { form: 'ball', value: (start ** 2 + height ** 2) / (2 * height) }
  }
  if (end > start || height < deburred[kind]) return null
  const isQuarter = kind === 'round' && Math.abs(start - end - height) < near
  return isQuarter ? { form: 'edge', value: height } : 'other'
}

/** Returns the tip of a body as it is ordered; null for a plane one, and for one that the shop does not grind. */
export function readTip(family: Family, sizes: ArticleSizes, { tip, flats }: Profile): Tip | null {
  const offered = tipRule.offer(sizes, family)
  if (tip === null || tip === 'other' || offered === null) return null
  // The angle between flats and bevel is not measured.
  if (tip.form === 'bevel' && flats.length > 0) return null
  const value = isLength(tip.form) ? roundValues(tip.value)[0] : wholeAngle(tip.value)
  if (value === undefined) return null
  const rounded = { form: tip.form, value }
  return tipRule.check(rounded, offered, noOptions) === null ? rounded : null
}

function wholeAngle(angle: number): number | undefined {
  const rounded = Math.round(angle)
  return Math.abs(rounded - angle) < angleTolerance ? rounded : undefined
}
