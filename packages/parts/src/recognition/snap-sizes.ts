import type { Family, Sizes } from '../families/families.ts'

/** How far a body may be from the size of its article, mm. */
const tolerance = 0.03
/** Sizes of articles are round. */
const steps = [1, 0.5, 0.1, 0.05, 0.01]
/** A converted file is this much beside a length, mm. */
const lengthTolerance = 0.0045

/**
 * Returns the sizes of the article number that a measured part may have, the roundest first. The length is rounded to
 * the steps of a cut.
 */
export function snapSizes({ numberKeys, minLength }: Family, measured: Sizes): Sizes[] {
  let all: Sizes[] = [{}]
  for (const key of numberKeys) {
    const value = measured[key]
    if (value === undefined) continue
    const isCut = key === 'length' && minLength !== undefined
    const values = isCut ? [snapLength(value)] : key === 'shoulderLength' ? [value] : roundValues(value)
    all = all.flatMap((sizes) => values.map((rounded): Sizes => ({ ...sizes, [key]: rounded })))
  }
  return all
}

/** Returns the round values that a measured size may mean, the roundest first. */
export function roundValues(value: number): number[] {
  const rounded = steps.map((step) => toStep(value, step)).filter((near) => Math.abs(near - value) <= tolerance)
  return [...new Set(rounded)]
}

function snapLength(value: number): number {
  const round = [1, 0.5, 0.1, 0.05].map((step) => toStep(value, step))
  return round.find((near) => Math.abs(near - value) < lengthTolerance) ?? toStep(value, 0.01)
}

function toStep(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1e4) / 1e4
}
