import type { Trimming } from '../article.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import type { Family } from '../families/families.ts'
import { classesAt } from './classes-at.ts'

/**
 * Returns the lengths to which a blank may be cut: from its family's shortest length to the stocked one. The classes
 * are those offered at any length of that range; `classesAt` returns those of one length.
 */
export function trimmingOf(family: Family, sizes: ArticleSizes): Trimming | null {
  const minLength = family.minLength?.(sizes)
  const maxLength = sizes.length
  if (minLength === undefined || minLength >= maxLength) return null
  return { minLength, maxLength, toleranceClasses: classesAt(minLength) }
}
