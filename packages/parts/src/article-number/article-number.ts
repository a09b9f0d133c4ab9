import type { FamilyCode, ToleranceClass } from '../article.ts'
import type { PlateType } from './size-keys.ts'

/** Flats on the head against turning: how many and where (two parallel, two at 90°, three, four). */
export const flatArrangements = ['R1', 'R2', 'R2Q', 'R3', 'R4'] as const
export type FlatArrangement = (typeof flatArrangements)[number]

/**
 * What an article number says. Grammar (ASCII, no slash), options in this order:
 *
 *     family [plate type] material - size{x size} [-COATING] [-L<mm>] [-T<class>] [-C31] [-R<flats>F<mm>]
 *
 * `AZH-3.2x160`, `AZX-3.2x160-TIN`, `PLAU-156x196x27`, `AZH-3.2x160-L147.25-T50-C31`, `AZH-6x200-R1F3`.
 */
export interface ArticleNumber {
  family: FamilyCode
  plateType: PlateType | null
  /** Code of the material and finish, 1 to 2 letters. */
  material: string
  /** In the order of `sizeKeys[family]`, mm, at most 3 decimals. */
  sizes: readonly number[]
  coating: string | null
  /** Length it is cut to, mm, at most 2 decimals. */
  changedLength: number | null
  /** Only with a changed length. */
  toleranceClass: ToleranceClass | null
  certificate31: boolean
  /** Flats and their distance from the axis, mm. */
  antiRotation: { flats: FlatArrangement; distance: number } | null
}
