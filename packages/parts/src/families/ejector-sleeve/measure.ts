import { cylinders, hasHead, type Measure } from '../../recognition/measures.ts'

type Key =
  | ('diameter' | 'outerDiameter' | 'length' | 'headDiameter' | 'headHeight')
  | ('guideLength' | 'reliefDiameter')

/** Measures a head and a shaft with a bore that is wider from the head on. */
export const measureSleeve: Measure<Key> = ({ outside, bore, blade, length }) => {
  const [head, shaft] = cylinders(outside, 2) ?? []
  const [relief, guide] = cylinders(bore, 2) ?? []
  if (head === undefined || shaft === undefined || relief === undefined || guide === undefined) return null
  if (!hasHead([head, shaft]) || relief.start <= guide.start || blade !== null) return null
  return {
    diameter: guide.start,
    outerDiameter: shaft.start,
    length,
    headDiameter: head.start,
    headHeight: head.to,
    guideLength: length - guide.from,
    reliefDiameter: relief.start,
  }
}
