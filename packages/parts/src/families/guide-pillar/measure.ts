import { cylinders, hasHead, isSolid, type Measure } from '../../recognition/measures.ts'

type Key = 'diameter' | 'length1' | 'length2' | 'outerDiameter' | 'headDiameter' | 'headHeight'

/** Measures a head, a fitted part and a guide. */
export const measureGuidePillar: Measure<Key> = (profile) => {
  const [head, fitted, guide] = cylinders(profile.outside, 3) ?? []
  if (head === undefined || fitted === undefined || guide === undefined || !isSolid(profile)) return null
  if (!hasHead([head, fitted]) || guide.start >= fitted.start) return null
  return {
    diameter: guide.start,
    length1: fitted.to,
    length2: profile.length - fitted.to,
    outerDiameter: fitted.start,
    headDiameter: head.start,
    headHeight: head.to,
  }
}
