import type { Trimming } from '../article.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import { classesAt } from './check-changed-length.ts'

/**
 * What a blank may be cut to: from its family's shortest length to the stocked one. The classes are those held at some
 * length of that range; which of them hold at the chosen length, `classesAt` says.
 */
export function trimmingOf(family: Family, sizes: ArticleSizes): Trimming | null {
  const minLength = family.minLength?.(sizes)
  const maxLength = sizes.length
  if (minLength === undefined || minLength >= maxLength) return null
  return { minLength, maxLength, toleranceClasses: classesAt(minLength) }
}
