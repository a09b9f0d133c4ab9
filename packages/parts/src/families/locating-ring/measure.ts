import { cylinders, type Measure } from '../../recognition/measures.ts'

/** Measures a ring with the holes of its screws. */
export const measureLocatingRing: Measure<'diameter' | 'innerDiameter' | 'height'> = ({
  outside,
  bore,
  length,
  others,
}) => {
  const [ring] = cylinders(outside, 1) ?? []
  const [hole] = cylinders(bore, 1) ?? []
  if (ring === undefined || hole === undefined || others === 0) return null
  return { diameter: ring.start, innerDiameter: hole.start, height: length }
}
