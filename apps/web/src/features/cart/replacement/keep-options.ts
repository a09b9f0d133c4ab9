import type { ProductDimension } from '@normwerk/contract/product'
import { keepOffered } from '@normwerk/parts/check-options'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { OfferedMachining } from '@normwerk/parts/machining/special-machining'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

type Offered = OfferedMachining & Pick<ProductDimension, 'trimming'>

/** Applies the machining of a part to its replacement, as far as the replacement can be machined so. */
export function keepOptions(options: PartOptions, offered: Offered): PartOptions {
  const { changedLength, toleranceClass } = options
  const isCut =
    changedLength !== null &&
    toleranceClass !== null &&
    offered.trimming !== null &&
    changedLength >= offered.trimming.minLength &&
    changedLength <= offered.trimming.maxLength &&
    offered.trimming.toleranceClasses.some((tolerance) => readTolerance(tolerance) === toleranceClass)
  const cut = isCut ? { changedLength, toleranceClass } : { changedLength: null, toleranceClass: null }
  return { ...keepOffered(options, offered), ...cut, certificate: false }
}
