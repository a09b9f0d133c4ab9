import { takeMachining } from '@normwerk/contract/asked-options'
import type { Designation } from '@normwerk/contract/search'
import type { ConfiguredPart } from '@normwerk/parts/configured-part'

/** Returns the part that a search text names. */
export function designatedPart(designation: Designation): ConfiguredPart {
  const { articleNo: articleNumber, toleranceClass, certificate31: certificate } = designation
  return { articleNumber, ...takeMachining(designation), toleranceClass, certificate }
}
