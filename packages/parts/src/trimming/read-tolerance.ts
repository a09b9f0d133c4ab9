import { type ToleranceClass, toleranceClasses } from '../article.ts'
import { toleranceClassData } from './tolerance-classes.ts'

const code = /^T(100|50|20|10)$/i
const upperFirst = /^\+?(\d*[.,]?\d+)(?:\/?[+-]?0(?:[.,]0+)?)?$/
const lowerFirst = /^[+-]?0(?:[.,]0+)?\/?\+(\d*[.,]?\d+)$/

/**
 * Returns the tolerance class of a text: `T50`, `+0.05/0`, `+0,05`, `0/+0.05`, blanks anywhere.
 * @returns null for any other tolerance, also `±0.05`, as a similar class could be wrong for the part
 */
export function readTolerance(text: string): ToleranceClass | null {
  const compact = text.replace(/\s+/g, '')
  if (code.test(compact)) return toleranceClasses.find((name) => name === compact.toUpperCase()) ?? null
  const upper = (upperFirst.exec(compact) ?? lowerFirst.exec(compact))?.[1]
  if (upper === undefined) return null
  const limit = Number(upper.replace(',', '.'))
  return toleranceClasses.find((name) => toleranceClassData[name].upper === limit) ?? null
}
