import type { ToleranceClass, Trimming } from '@normwerk/parts/article'
import { checkChangedLength, classesAt } from '@normwerk/parts/trimming/check-changed-length'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { AppError } from '../../http/app-error.ts'

interface Blank {
  trimming: Trimming | null
  values: Readonly<Record<string, number | string>>
}

interface Wish {
  changedLength?: number | null | undefined
  /** A class or its limits, `T50` or `+0.05/0`; the coarsest class where it is left open. */
  tolerance?: string | null | undefined
}

export interface CheckedTrimming {
  changedLength: number
  toleranceClass: ToleranceClass
}

/** What a part is to be cut to, or null for one as stocked; a length or class that can't be held is refused. */
export function checkTrimming(blank: Blank, wish: Wish): CheckedTrimming | null {
  const { changedLength } = wish
  if (changedLength === null || changedLength === undefined) {
    if (wish.tolerance !== null && wish.tolerance !== undefined) throw notOffered()
    return null
  }
  checkLength(blank, changedLength)
  const offered = offeredClasses(blank, changedLength)
  const toleranceClass = wish.tolerance ? readTolerance(wish.tolerance) : offered[0]
  if (!toleranceClass || !offered.includes(toleranceClass)) throw notOffered()
  return { changedLength, toleranceClass }
}

/** Refuses a length that the part can't be cut to. */
export function checkLength(blank: Blank, length: number): void {
  const refusal = checkChangedLength(blank, length)
  if (refusal === null) return
  const { code, min, max } = refusal
  const limits = { min, max }
  const details = { fields: { changedLength: [{ code, params: limits }] } }
  if (code === 'lengthStep') throw new AppError('lengthStep', details)
  throw new AppError('lengthOutOfRange', details, limits)
}

/** The tolerance classes this part is offered in at a cut length, the coarsest first. */
export function offeredClasses(blank: Blank, length: number): ToleranceClass[] {
  return classesAt(length).filter((name) => blank.trimming?.toleranceClasses.includes(name))
}

function notOffered(): AppError {
  return new AppError('toleranceNotOffered', { fields: { tolerance: [{ code: 'toleranceNotOffered' }] } })
}
