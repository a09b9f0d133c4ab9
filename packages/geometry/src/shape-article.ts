import type { Article } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { families } from './parameters/families.ts'
import type { Solid } from './solid/solid.ts'

/**
 * The shape of an article, cut to a length in mm or, with null, as it is stocked. Null where a size is missing or the
 * sizes contradict each other (a cut shorter than the shoulder).
 */
export function shapeArticle(family: FamilyCode, values: Article['values'], cutTo: number | null): Solid | null {
  return families[family].solid(cutTo === null ? values : { ...values, length: cutTo })
}
