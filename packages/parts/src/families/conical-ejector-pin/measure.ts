import { isSolid, type Measure } from '../../recognition/measures.ts'
import { isCone } from '../../recognition/profile.ts'

/** Measures a rim, a cone and a shaft. */
export const measureConicalPin: Measure<'diameter' | 'length' | 'headDiameter' | 'headHeight' | 'coneHeight'> = (
  profile,
) => {
  const [rim, cone, shaft, further] = profile.outside
  if (rim === undefined || cone === undefined || shaft === undefined || further !== undefined) return null
  if (isCone(rim) || !isCone(cone) || isCone(shaft) || cone.start < cone.end || !isSolid(profile)) return null
  return {
    diameter: shaft.start,
    length: profile.length,
    headDiameter: rim.start,
    headHeight: cone.to,
    coneHeight: cone.to - cone.from,
  }
}
