import type { Trimming } from '../article.ts'
import { type Line, type Sizes, sizeOf } from '../families/line.ts'
import { classesAt } from './check-changed-length.ts'

/**
 * What a blank may be cut to: from its family's shortest length to the stocked one. The classes are those held at some
 * length of that range; which of them hold at the chosen length, `classesAt` says.
 */
export function trimmingOf(line: Line, sizes: Sizes): Trimming | null {
  const minLength = line.shortest(sizes)
  if (minLength === null) return null
  const maxLength = sizeOf(sizes, 'length')
  if (minLength >= maxLength) return null
  return { minLength, maxLength, toleranceClasses: classesAt(minLength) }
}
