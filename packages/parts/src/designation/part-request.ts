import type { PartOptions } from '../configured-part.ts'
import type { FamilyCode, Sizes } from '../families/families.ts'

export type Assumption = 'material' | 'length' | 'toleranceClass'

/** The part that a text asks for; it may not be stocked. `changedLength` is set if the text says "cut". */
export interface PartRequest extends PartOptions {
  family: FamilyCode
  /** Material code; null if the text names none. */
  material: string | null
  /** Other possible codes, the best first, if the text names only a group ("Kupfer", "1.2344"). */
  materials: readonly string[] | null
  coating: string | null
  /** The sizes in the text, mm; the length may be missing. */
  sizes: Sizes
  /** Pieces, if the text names them. */
  quantity: number | null
  assumed: Assumption[]
}

/** Why a text is no request, or why no article answers a request. */
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

/** `detail` is the piece of text or the figure to which the reason refers. */
export interface Rejection {
  rejected: RejectionReason
  detail: string
}

export function reject(rejected: RejectionReason, detail = ''): Rejection {
  return { rejected, detail }
}

export function isRejection<Value extends object>(value: Value | Rejection): value is Rejection {
  return 'rejected' in value
}
