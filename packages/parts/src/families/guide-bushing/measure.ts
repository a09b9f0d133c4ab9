import { cylinders, hasHead, type Measure } from '../../recognition/measures.ts'

type Key = 'diameter' | 'length' | 'outerDiameter' | 'headDiameter' | 'headHeight'

/** Measures a head and an outside with one bore. */
export const measureGuideBushing: Measure<Key> = ({ outside, bore, length }) => {
  const [head, outer] = cylinders(outside, 2) ?? []
  const [guide] = cylinders(bore, 1) ?? []
  if (head === undefined || outer === undefined || guide === undefined || !hasHead([head, outer])) return null
  return {
    diameter: guide.start,
    length,
    outerDiameter: outer.start,
    headDiameter: head.start,
    headHeight: head.to,
  }
}
