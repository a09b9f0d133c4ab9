import type { GivenMachining, GivenOptions } from './part-options.ts'

/** The options of a part in the address of a page or a drawing. */
export interface OptionsInAddress {
  length?: number
  tolerance?: string
  certificate?: true
  /** `R1F1.6` */
  flats?: string
}

/** The options that are machining. */
export const machiningInAddress = ['length', 'flats'] as const satisfies (keyof OptionsInAddress)[]

/** Converts options for an address. A tolerance class is left out without a length. */
export function addressOptions({
  changedLength,
  toleranceClass,
  isThreeOne,
  headFlats,
}: GivenOptions): OptionsInAddress {
  return {
    ...(changedLength !== null && { length: changedLength }),
    ...(changedLength !== null && toleranceClass !== null && { tolerance: toleranceClass }),
    ...(isThreeOne && { certificate: true }),
    ...(headFlats !== null && { flats: headFlats }),
  }
}

/** Converts the machining in an address to the names of an answer. */
export function machiningIn({ length, flats }: OptionsInAddress): GivenMachining {
  return { changedLength: length ?? null, headFlats: flats ?? null }
}

/** Returns the query of a drawing's address, with the options that the drawing shows. */
export function drawingQuery(options: GivenOptions): URLSearchParams {
  const { certificate: _, ...drawn } = addressOptions(options)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(drawn)) query.set(name, String(value))
  return query
}
