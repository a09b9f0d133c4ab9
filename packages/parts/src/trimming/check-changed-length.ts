import { type ToleranceClass, type Trimming, toleranceClasses } from '../article.ts'
import { toleranceClassData } from './tolerance-classes.ts'

export type LengthRefusal = { code: 'lengthStep' | 'lengthOutOfRange'; min: number; max: number }

/**
 * Checks a length a blank is to be cut to, mm, in steps of 0.01. A part that is not cut has only its own length.
 * @returns null when it can be cut, else why not and the range that can.
 */
export function checkChangedLength(
  article: { trimming: Trimming | null; values: Readonly<Record<string, number | string>> },
  length: number,
): LengthRefusal | null {
  const own = Number(article.values.length ?? 0)
  const min = article.trimming?.minLength ?? own
  const max = article.trimming?.maxLength ?? own
  if (!Number.isFinite(length) || length < min || length > max) return { code: 'lengthOutOfRange', min, max }
  return isWholeStep(length) ? null : { code: 'lengthStep', min, max }
}

/** Whether a length has no more than two decimals. */
export function isWholeStep(length: number): boolean {
  return Math.round(length * 100) / 100 === length
}

/** The tolerance classes that are held at a cut length, mm, the coarsest first. */
export function classesAt(length: number): ToleranceClass[] {
  return toleranceClasses.filter((name) => {
    const { maxLength } = toleranceClassData[name]
    return maxLength === null || length <= maxLength
  })
}
