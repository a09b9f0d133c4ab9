import { cylinders, hasHead, isSolid, type Measure } from '../../recognition/measures.ts'

type Key = 'diameter' | 'shaftDiameter' | 'length' | 'shoulderLength' | 'headDiameter' | 'headHeight'

/** Measures a head, a shaft and a thin end. */
export const measureSteppedPin: Measure<Key> = (profile) => {
  const [head, shaft, tip] = cylinders(profile.outside, 3) ?? []
  if (head === undefined || shaft === undefined || tip === undefined || !isSolid(profile)) return null
  if (!hasHead([head, shaft]) || tip.start >= shaft.start) return null
  return {
    diameter: tip.start,
    shaftDiameter: shaft.start,
    length: profile.length,
    shoulderLength: shaft.to,
    headDiameter: head.start,
    headHeight: head.to,
  }
}
