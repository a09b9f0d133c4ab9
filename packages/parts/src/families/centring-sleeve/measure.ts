import { cylinders, type Measure } from '../../recognition/measures.ts'

/** Measures a tube. */
export const measureCentringSleeve: Measure<'outerDiameter' | 'innerDiameter' | 'length'> = ({
  outside,
  bore,
  length,
}) => {
  const [tube] = cylinders(outside, 1) ?? []
  const [hole] = cylinders(bore, 1) ?? []
  if (tube === undefined || hole === undefined) return null
  return { outerDiameter: tube.start, innerDiameter: hole.start, length }
}
