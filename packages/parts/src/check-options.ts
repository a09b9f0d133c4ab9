import type { ToleranceClass } from './article.ts'
import type { PartOptions } from './configured-part.ts'
import { checkSpecial, type SpecialError } from './machining/machining-rules.ts'
import type { OfferedMachining, SpecialMachining } from './machining/special-machining.ts'

/** The options that an article offers. */
export interface Configurable extends OfferedMachining {
  /** The stocked length, mm; null if the article has none. */
  length: number | null
  /** Shortest length after a cut, mm; null if it cannot be cut. */
  minLength: number | null
  /** Tolerance classes that it offers, the coarsest first, each with the longest length for which it is offered. */
  toleranceClasses: readonly { code: ToleranceClass; maxLength: number | null }[]
  certificate: boolean
}

/** Why an article cannot be made with its options; `figures` are the parameters of the text. */
export type PartError =
  | { code: 'lengthOutOfRange' | 'lengthStep'; field: 'changedLength'; figures: [{ min: number; max: number }] }
  | { code: 'toleranceNotOffered'; field: 'tolerance'; figures: [] }
  | { code: 'certificateNotOffered'; field: 'certificate'; figures: [] }
  | SpecialError

/** Checks options for an article. Returns null if it can be made so, else the first error. */
export function checkOptions(options: PartOptions, article: Configurable): PartError | null {
  const { changedLength, toleranceClass, certificate } = options
  if (changedLength !== null) {
    const partError = checkLength(changedLength, article)
    if (partError !== null) return partError
    const offered = toleranceClassesAt(changedLength, article)
    if (toleranceClass === null || !offered.includes(toleranceClass)) {
      return { code: 'toleranceNotOffered', field: 'tolerance', figures: [] }
    }
  } else if (toleranceClass !== null) return { code: 'toleranceNotOffered', field: 'tolerance', figures: [] }
  if (certificate && !article.certificate) return { code: 'certificateNotOffered', field: 'certificate', figures: [] }
  return checkSpecial(options, article)
}

/** Returns the options without the special machining that the article does not offer. */
export function keepOffered<Options extends SpecialMachining>(options: Options, offered: OfferedMachining): Options {
  const partError = checkSpecial(options, offered)
  return partError === null ? options : keepOffered({ ...options, [partError.field]: null }, offered)
}

/** Checks the length of an article after a cut, in mm. An article that cannot be cut has only its own length. */
export function checkLength(
  length: number,
  { length: own, minLength }: Pick<Configurable, 'length' | 'minLength'>,
): Extract<PartError, { field: 'changedLength' }> | null {
  const max = own ?? 0
  const min = minLength ?? max
  const isWithin = Number.isFinite(length) && length >= min && length <= max
  if (isWithin && isWholeStep(length)) return null
  return { code: isWithin ? 'lengthStep' : 'lengthOutOfRange', field: 'changedLength', figures: [{ min, max }] }
}

/** Whether a length in mm has no more than two decimals. */
export function isWholeStep(length: number): boolean {
  return Math.round(length * 100) / 100 === length
}

/** Returns the tolerance classes in which an article may be cut to a length in mm, the coarsest first. */
export function toleranceClassesAt(
  length: number,
  { toleranceClasses: offered }: Pick<Configurable, 'toleranceClasses'>,
): ToleranceClass[] {
  return offered.filter(({ maxLength }) => maxLength === null || length <= maxLength).map(({ code }) => code)
}
