import { joinOptions, type PartOptions } from '@normwerk/parts/configured-part'
import type { PartRequest } from '@normwerk/parts/designation/part-request'
import type { Columns } from './read-columns.ts'

/** Joins the options of a number with those of the other cells; null if they contradict each other. */
export function joinColumns(own: PartOptions, columns: Columns): (PartOptions & Pick<Columns, 'length'>) | null {
  const { length, options } = columns
  if (own.changedLength !== null && length !== null && own.changedLength !== length) return null
  const joined = joinOptions(own, options)
  return joined && { ...joined, length: own.changedLength === null ? length : null }
}

/** Joins a request with the other cells; null if they contradict each other. */
export function joinPartRequest(partRequest: PartRequest, columns: Columns): PartRequest | null {
  const options = joinColumns(partRequest, columns)
  if (options === null) return null
  const { length, toleranceClass, certificate } = options
  const joined: PartRequest = {
    ...partRequest,
    toleranceClass,
    certificate,
    // The class is reported as assumed when the part is chosen, unless the cell has just named it.
    assumed: partRequest.assumed.filter((assumption) => assumption !== 'toleranceClass'),
  }
  const stocked = partRequest.sizes.length
  if (length === null) return joined
  if (toleranceClass === null && stocked === undefined) return { ...joined, sizes: { ...partRequest.sizes, length } }
  if (toleranceClass === null && stocked === length) return joined
  return stocked !== undefined && length > stocked ? null : { ...joined, changedLength: length }
}
