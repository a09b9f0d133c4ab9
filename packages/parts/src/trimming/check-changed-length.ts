import { type ToleranceClass, type Trimming, toleranceClasses, type Values } from '../article.ts'
import { checkLength } from '../configured-part.ts'
import { toleranceClassData } from './tolerance-classes.ts'

export type LengthRejection = { code: 'lengthStep' | 'lengthOutOfRange'; min: number; max: number }

/**
 * Checks a length that a stocked article is to be cut to, mm, in steps of 0.01. One that is not cut has only its own.
 * @returns null when it can be cut, else why not and the range that can.
 */
export function checkChangedLength(
  article: { trimming: Trimming | null; values: Values },
  length: number,
): LengthRejection | null {
  const own = Number(article.values.length ?? 0)
  return checkLength(length, { length: own, minLength: article.trimming?.minLength ?? null })
}

/** The tolerance classes that are held at a cut length, mm, the coarsest first. */
export function classesAt(length: number): ToleranceClass[] {
  return toleranceClasses.filter((name) => {
    const { maxLength } = toleranceClassData[name]
    return maxLength === null || length <= maxLength
  })
}
