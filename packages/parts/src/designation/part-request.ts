import type { PartOptions } from '../configured-part.ts'
import type { FamilyCode, SizeKey, Sizes } from '../families/families.ts'
import type { SaidFact } from './fact.ts'

/** What a text or a row leaves open: an option, the quantity, or a size that follows from the others. */
export type Assumption = 'material' | 'toleranceClass' | 'quantity' | SizeKey

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
  /** The word for a cut without a length: the length of the text is the cut length, unless it is a stocked one. */
  cutWord: string | null
  /** Pieces of the text that were left out; empty for a text that is read as a whole. */
  unread: readonly string[]
  /** What the pieces of the text say, as far as the request follows them. */
  said: readonly SaidFact[]
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
  | 'unclearQuantity'
  | 'inches'
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

export interface Rejection {
  rejected: RejectionReason
  /** The piece of text or the figure to which the reason refers. */
  detail: string
  /** Requests that the text may mean without its unread pieces, the likeliest first. The buyer decides. */
  proposals?: readonly PartRequest[]
  /** If the text names no kind of part but sizes: a request of each family that can have such sizes. */
  bySizes?: readonly PartRequest[]
  /** If only the order of the sizes is unclear: a request for each order. */
  arranged?: readonly PartRequest[]
}

export function reject(rejected: RejectionReason, detail = ''): Rejection {
  return { rejected, detail }
}

export function isRejection<Value extends object>(value: Value | Rejection): value is Rejection {
  return 'rejected' in value
}
