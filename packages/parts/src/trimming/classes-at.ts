import { type ToleranceClass, toleranceClasses } from '../article.ts'
import { toleranceClassData } from './tolerance-classes.ts'

/** Returns the tolerance classes that are offered at a cut length, mm, the coarsest first. */
export function classesAt(length: number): ToleranceClass[] {
  return toleranceClasses.filter((name) => {
    const { maxLength } = toleranceClassData[name]
    return maxLength === null || length <= maxLength
  })
}
