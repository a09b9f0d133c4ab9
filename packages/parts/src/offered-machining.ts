import { nothingOffered } from './configured-part.ts'
import { type FamilyCode, familyOf } from './families/families.ts'
import { machiningRules } from './machining/machining-rules.ts'
import { buildSpecial, type OfferedMachining } from './machining/special-machining.ts'

type Values = Readonly<Record<string, number | string>>

/** Returns the special machining for an article with these sizes (mm); none without a family of ours. */
export function offeredMachining(values: Values, family: FamilyCode | null): OfferedMachining {
  return family === null
    ? nothingOffered
    : buildSpecial<OfferedMachining>((key) => machiningRules[key].offer(values, familyOf(family)))
}
