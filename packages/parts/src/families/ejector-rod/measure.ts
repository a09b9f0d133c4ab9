import { cylinders, isSolid, type Measure } from '../../recognition/measures.ts'

/** Measures a bolt with a thinner thread. */
export const measureEjectorRod: Measure<'threadDiameter' | 'length' | 'diameter' | 'threadLength'> = (profile) => {
  const [bolt, thread] = cylinders(profile.outside, 2) ?? []
  if (bolt === undefined || thread === undefined || !isSolid(profile) || thread.start >= bolt.start) return null
  return {
    threadDiameter: thread.start,
    length: profile.length,
    diameter: bolt.start,
    threadLength: profile.length - bolt.to,
  }
}
