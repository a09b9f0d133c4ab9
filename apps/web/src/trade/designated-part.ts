import type { Designation } from '@normwerk/contract/search'
import { type ConfiguredPart, parseHeadFlats } from '@normwerk/parts/configured-part'

/** The part that a search text names. */
export function designatedPart(designation: Designation): ConfiguredPart {
  const { articleNo: articleNumber, changedLength, toleranceClass, certificate31: certificate, headFlats } = designation
  return {
    ...{ articleNumber, changedLength, toleranceClass, certificate },
    headFlats: headFlats === null ? null : parseHeadFlats(headFlats),
  }
}
