import { nothingOffered, type OfferedMachining } from './configured-part.ts'
import { type FamilyCode, familyOf } from './families/families.ts'

type Values = Readonly<Record<string, number | string>>

/** Returns the machining besides a cut for an article with these sizes (mm); none without a family of ours. */
export function offeredMachining(values: Values, family: FamilyCode | null): OfferedMachining {
  return family === null ? nothingOffered : { headFlats: offeredFlats(values, familyOf(family).headFlats) }
}

/** A flat lies between the shaft, with which it may be flush, and the edge of the head. */
function offeredFlats(values: Values, diameters: { shaft: string; head: string } | null) {
  if (diameters === null) return null
  const [shaft, head] = [values[diameters.shaft], values[diameters.head]]
  return typeof shaft === 'number' && typeof head === 'number' ? { from: shaft / 2, below: head / 2 } : null
}
