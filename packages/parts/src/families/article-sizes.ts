import type { Family, SizeKey, Sizes } from './families.ts'
import type { Sizes as SizesOf } from './family.ts'

/** All measures of an article, mm or degrees; it has only those of its family. */
export type ArticleSizes = SizesOf<SizeKey>

/** Returns the sizes of an article, with the family's default for an absent one; null if a required one is missing. */
export function readSizes(
  family: Family,
  values: Readonly<Record<string, number | string | undefined>>,
): ArticleSizes | null {
  const sizes: Partial<Record<SizeKey, number>> = {}
  for (const { key, absent } of family.sizes) {
    const size = values[key] ?? absent
    if (typeof size !== 'number' || !Number.isFinite(size) || (size <= 0 && size !== absent)) return null
    sizes[key] = size
  }
  return isComplete(family, sizes) ? sizes : null
}

function isComplete(family: Family, sizes: Sizes): sizes is ArticleSizes {
  return family.sizes.every(({ key }) => sizes[key] !== undefined)
}
