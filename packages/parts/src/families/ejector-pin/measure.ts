import { cylinders, hasHead, isSolid, type Measure } from '../../recognition/measures.ts'

/** Measures a head and a shaft. */
export const measureHeadedPin: Measure<'diameter' | 'length' | 'headDiameter' | 'headHeight'> = (profile) => {
  const [head, shaft] = cylinders(profile.outside, 2) ?? []
  if (head === undefined || shaft === undefined || !isSolid(profile) || !hasHead([head, shaft])) return null
  return { diameter: shaft.start, length: profile.length, headDiameter: head.start, headHeight: head.to }
}
