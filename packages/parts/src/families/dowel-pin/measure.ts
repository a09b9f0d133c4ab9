import { cylinders, isSolid, type Measure } from '../../recognition/measures.ts'

/** Measures a cylinder. */
export const measureDowelPin: Measure<'diameter' | 'length'> = (profile) => {
  const [pin] = cylinders(profile.outside, 1) ?? []
  return pin === undefined || !isSolid(profile) ? null : { diameter: pin.start, length: profile.length }
}
