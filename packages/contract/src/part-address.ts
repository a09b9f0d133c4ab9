import { type AddressName, addressNames, mapSpecial, specialKeys } from '@normwerk/parts/machining/special-machining'
import type { GivenMachining, GivenOptions } from './part-options.ts'

/** The options of a part in the address of a page or a drawing; special machining as in an article number, `R1F1.6`. */
export interface OptionsInAddress extends Partial<Record<AddressName, string>> {
  length?: number
  tolerance?: string
  certificate?: true
}

/** The names of special machining in an address. */
export const specialInAddress = Object.values(addressNames)

/** Converts options for an address. A tolerance class is left out without a length. */
export function addressOptions(options: GivenOptions): OptionsInAddress {
  const { changedLength, toleranceClass, isThreeOne } = options
  const address: OptionsInAddress = {
    ...(changedLength !== null && { length: changedLength }),
    ...(changedLength !== null && toleranceClass !== null && { tolerance: toleranceClass }),
    ...(isThreeOne && { certificate: true }),
  }
  for (const key of specialKeys) {
    const written = options[key]
    if (written !== null) address[addressNames[key]] = written
  }
  return address
}

/** Converts the machining in an address to the names of an answer. */
export function machiningIn(address: OptionsInAddress): GivenMachining {
  return { changedLength: address.length ?? null, ...mapSpecial((key) => address[addressNames[key]] ?? null) }
}

/** Returns the query of a drawing's address, with the options that the drawing shows. */
export function drawingQuery(options: GivenOptions): URLSearchParams {
  const { certificate: _, ...drawn } = addressOptions(options)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(drawn)) query.set(name, String(value))
  return query
}
