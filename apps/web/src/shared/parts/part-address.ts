import { giveOptions, takeMachining } from '@normwerk/contract/asked-options'
import { addressOptions, machiningIn, type OptionsInAddress } from '@normwerk/contract/part-address'
import type { ConfiguredPart, PartOptions } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

/** A part in the address of a page. */
export interface PartInAddress extends OptionsInAddress {
  article: string
}

export function addressOf({ articleNumber, ...options }: ConfiguredPart): PartInAddress {
  return { article: articleNumber, ...addressOptions(giveOptions(options)) }
}

/** Returns the options in an address; invalid values are left out. */
export function optionsIn(address: OptionsInAddress): PartOptions {
  const { length, tolerance, certificate } = address
  return {
    ...takeMachining(machiningIn(address)),
    toleranceClass: length === undefined || tolerance === undefined ? null : readTolerance(tolerance),
    certificate: certificate === true,
  }
}
