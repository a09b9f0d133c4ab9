import { cylinders, type Measure } from '../../recognition/measures.ts'

/** Measures a disc with the bore of its screw. */
export const measureRestButton: Measure<'diameter' | 'height' | 'boreDiameter'> = ({ outside, bore, length }) => {
  const [disc] = cylinders(outside, 1) ?? []
  const [hole] = cylinders(bore, 1) ?? []
  if (disc === undefined || hole === undefined) return null
  return { diameter: disc.start, height: length, boreDiameter: hole.start }
}
