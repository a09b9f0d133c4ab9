import { cylinders, hasHead, type Measure } from '../../recognition/measures.ts'

type Key =
  | ('flatStrength' | 'flatWidth' | 'length' | 'shoulderLength')
  | ('shaftDiameter' | 'headDiameter' | 'headHeight')

/** Measures a head, a shaft and a blade. */
export const measureFlatPin: Measure<Key> = ({ outside, blade, bore, length }) => {
  const [head, shaft] = cylinders(outside, 2) ?? []
  if (head === undefined || shaft === undefined || blade === null || bore.length > 0) return null
  if (!hasHead([head, shaft])) return null
  return {
    flatStrength: blade.strength,
    flatWidth: blade.width,
    length,
    shoulderLength: blade.from,
    shaftDiameter: shaft.start,
    headDiameter: head.start,
    headHeight: head.to,
  }
}
