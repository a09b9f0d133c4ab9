import type { FamilyCode, ToleranceClass } from '../article.ts'
import type { PlateType } from '../article-number/size-keys.ts'
import type { AttributeKey } from '../attributes.ts'

export type Assumption = 'material' | 'length' | 'toleranceClass'

/** What a text asks for, before anyone looks at what is stocked. Sizes in mm. */
export interface Wish {
  family: FamilyCode
  plateType: PlateType | null
  /** Material code; null where the text names none. */
  material: string | null
  /** Other codes the text would fit as well, where it names a group only ("Kupfer", "1.2344"); best first. */
  materials: readonly string[] | null
  coating: string | null
  /** By attribute key, as far as the text names them; the length may be missing. */
  sizes: Partial<Record<AttributeKey, number>>
  /** Length the part is to be cut to, when the text says that it is cut. */
  changedLength: number | null
  toleranceClass: ToleranceClass | null
  certificate31: boolean
  /** Pieces, when the text says so. */
  quantity: number | null
  assumed: Assumption[]
}

/** Why a text is no wish, or a wish no article. */
export const refusalReasons = [
  'textEmpty',
  'textTooLong',
  'familyMissing',
  'familyContradictory',
  'familyNotStocked',
  'unknownStandard',
  'unknownForm',
  'unknownNumber',
  'unknownWord',
  'unclearNumber',
  'sizeMissing',
  'sizesIncomplete',
  'sizesContradictory',
  'sizeNotStocked',
  'lengthMissing',
  'lengthTooShort',
  'lengthTooLong',
  'lengthStep',
  'notTrimmable',
  'ambiguous',
  'materialContradictory',
  'materialNotStocked',
  'unknownHardness',
  'coatingNotOffered',
  'toleranceUnknown',
  'toleranceNotHeld',
  'fitNotOffered',
  'certificateNotOffered',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** `detail` is the piece of text or the figure the reason is about. */
export interface Refusal {
  refused: RefusalReason
  detail: string
}

export function refuse(refused: RefusalReason, detail = ''): Refusal {
  return { refused, detail }
}

export function isRefusal<Value extends object>(value: Value | Refusal): value is Refusal {
  return 'refused' in value
}
