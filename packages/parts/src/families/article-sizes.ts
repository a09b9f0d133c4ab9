import type { Family, SizeKey, Sizes } from './families.ts'
import type { Sizes as SizesOf } from './family.ts'

/** All measures of an article, mm or degrees; those of other families are nobody's to ask for. */
export type ArticleSizes = SizesOf<SizeKey>

/** The sizes of an article, each that its table leaves open as the family means it; null where one is missing. */
export function readSizes(
  family: Family,
  values: Readonly<Record<string, number | string | undefined>>,
): ArticleSizes | null {
  const sizes: Partial<Record<SizeKey, number>> = {}
  for (const { key, absent } of family.sizes) {
    const size = values[key] ?? absent
    if (typeof size !== 'number' || !Number.isFinite(size)) return null
    sizes[key] = size
  }
  return isComplete(family, sizes) ? sizes : null
}

function isComplete(family: Family, sizes: Sizes): sizes is ArticleSizes {
  return family.sizes.every(({ key }) => sizes[key] !== undefined)
}
