import { giveOptions } from '@normwerk/contract/asked-options'
import { addressOptions, type OptionsInAddress } from '@normwerk/contract/part-address'
import { type ConfiguredPart, type PartOptions, parseHeadFlats } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

/** A part in the address of a page. */
export interface PartInAddress extends OptionsInAddress {
  article: string
}

export function addressOf({ articleNumber, ...options }: ConfiguredPart): PartInAddress {
  return { article: articleNumber, ...addressOptions(giveOptions(options)) }
}

/** The options that an address names; what cannot be read is left open. */
export function optionsIn({ length, tolerance, certificate, flats }: OptionsInAddress): PartOptions {
  return {
    changedLength: length ?? null,
    toleranceClass: length === undefined || tolerance === undefined ? null : readTolerance(tolerance),
    certificate: certificate === true,
    headFlats: flats === undefined ? null : parseHeadFlats(flats),
  }
}
