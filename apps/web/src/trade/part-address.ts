import { type ConfiguredPart, formatHeadFlats, type PartOptions, parseHeadFlats } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

/** What is done to a part, in the address of a page. */
export interface OptionsInAddress {
  length?: number
  tolerance?: string
  certificate?: true
  /** `R1F1.6` */
  flats?: string
}

/** A part in the address of a page. */
export interface PartInAddress extends OptionsInAddress {
  article: string
}

export function addressOf({ articleNumber, ...options }: ConfiguredPart): PartInAddress {
  const { changedLength, toleranceClass, certificate, headFlats } = options
  return {
    article: articleNumber,
    ...(changedLength === null ? {} : { length: changedLength }),
    ...(changedLength === null || toleranceClass === null ? {} : { tolerance: toleranceClass }),
    ...(certificate ? { certificate } : {}),
    ...(headFlats === null ? {} : { flats: formatHeadFlats(headFlats) }),
  }
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
