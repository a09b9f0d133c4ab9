import { cylinders, hasHead, type Measure } from '../../recognition/measures.ts'

type Key = 'threadDiameter' | 'length' | 'headDiameter' | 'headHeight'

/** Measures a head with a hexagon socket and a shank; the length is that below the head. */
export const measureCapScrew: Measure<Key> = ({ outside, socket, bore, length }) => {
  const [head, shank] = cylinders(outside, 2) ?? []
  if (head === undefined || shank === undefined || socket === null || bore.length > 0) return null
  if (!hasHead([head, shank])) return null
  return { threadDiameter: shank.start, length: length - head.to, headDiameter: head.start, headHeight: head.to }
}
