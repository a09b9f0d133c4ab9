import type { GivenMachining, GivenOptions } from './part-options.ts'

/** What is done to a part, in the address of a page or of a drawing. */
export interface OptionsInAddress {
  length?: number
  tolerance?: string
  certificate?: true
  /** `R1F1.6` */
  flats?: string
}

/** Which of them are machined. */
export const machiningInAddress = ['length', 'flats'] as const satisfies (keyof OptionsInAddress)[]

/** Names options as addresses have them; a tolerance class stands only beside a length. */
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

/** What is machined on a part that an address names, in the words of an answer. */
export function machiningIn({ length, flats }: OptionsInAddress): GivenMachining {
  return { changedLength: length ?? null, headFlats: flats ?? null }
}

/** The options that a drawing shows, for its address. */
export function drawingQuery(options: GivenOptions): URLSearchParams {
  const { certificate: _, ...drawn } = addressOptions(options)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(drawn)) query.set(name, String(value))
  return query
}
