import { type ToleranceClass, type Trimming, toleranceClasses, type Values } from '../article.ts'
import { checkLength } from '../configured-part.ts'
import { toleranceClassData } from './tolerance-classes.ts'

export type LengthRejection = { code: 'lengthStep' | 'lengthOutOfRange'; min: number; max: number }

/**
 * Checks the length of a stocked article after a cut, mm, in steps of 0.01. An article that cannot be cut has only its
 * own length.
 * @returns null if the length is allowed, else the error and the allowed range
 */
export function checkChangedLength(
  article: { trimming: Trimming | null; values: Values },
  length: number,
): LengthRejection | null {
  const own = Number(article.values.length ?? 0)
  return checkLength(length, { length: own, minLength: article.trimming?.minLength ?? null })
}

/** Returns the tolerance classes that are offered at a cut length, mm, the coarsest first. */
export function classesAt(length: number): ToleranceClass[] {
  return toleranceClasses.filter((name) => {
    const { maxLength } = toleranceClassData[name]
    return maxLength === null || length <= maxLength
  })
}
