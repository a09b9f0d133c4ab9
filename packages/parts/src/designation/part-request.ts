import type { PartOptions } from '../configured-part.ts'
import type { FamilyCode, Sizes } from '../families/families.ts'

export type Assumption = 'material' | 'length' | 'toleranceClass'

/** What a text asks for, before anyone looks at what is stocked. Its changed length is there when it says "cut". */
export interface PartRequest extends PartOptions {
  family: FamilyCode
  /** Material code; null where the text names none. */
  material: string | null
  /** Other codes the text would fit as well, where it names a group only ("Kupfer", "1.2344"); best first. */
  materials: readonly string[] | null
  coating: string | null
  /** In mm, as far as the text names them; the length may be missing. */
  sizes: Sizes
  /** Pieces, when the text says so. */
  quantity: number | null
  assumed: Assumption[]
}

/** Why a text is no request, or a request no article. */
export type RejectionReason =
  | 'textEmpty'
  | 'textTooLong'
  | 'familyMissing'
  | 'familyContradictory'
  | 'familyNotStocked'
  | 'unknownStandard'
  | 'unknownForm'
  | 'unknownNumber'
  | 'unknownWord'
  | 'unclearNumber'
  | 'sizeMissing'
  | 'sizesIncomplete'
  | 'sizesContradictory'
  | 'sizeNotStocked'
  | 'lengthMissing'
  | 'lengthTooShort'
  | 'lengthTooLong'
  | 'lengthStep'
  | 'notTrimmable'
  | 'ambiguous'
  | 'materialContradictory'
  | 'materialNotStocked'
  | 'unknownHardness'
  | 'coatingNotOffered'
  | 'toleranceUnknown'
  | 'toleranceNotHeld'
  | 'fitNotOffered'
  | 'certificateNotOffered'
  | 'headFlatsNotOffered'

/** `detail` is the piece of text or the figure the reason is about. */
export interface Rejection {
  refused: RejectionReason
  detail: string
}

export function reject(refused: RejectionReason, detail = ''): Rejection {
  return { refused, detail }
}

export function isRejection<Value extends object>(value: Value | Rejection): value is Rejection {
  return 'refused' in value
}
