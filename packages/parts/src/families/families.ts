import { capScrew } from './cap-screw/family.ts'
import { centringSleeve } from './centring-sleeve/family.ts'
import { conicalEjectorPin } from './conical-ejector-pin/family.ts'
import { corePin } from './core-pin/family.ts'
import { dowelPin } from './dowel-pin/family.ts'
import { ejectorPin } from './ejector-pin/family.ts'
import { ejectorRod } from './ejector-rod/family.ts'
import { ejectorSleeve } from './ejector-sleeve/family.ts'
import type { Family as FamilyOf, Sizes as SizesOf } from './family.ts'
import { flatEjectorPin } from './flat-ejector-pin/family.ts'
import { guideBushing } from './guide-bushing/family.ts'
import { guidePillar } from './guide-pillar/family.ts'
import { locatingRing } from './locating-ring/family.ts'
import { oRing } from './o-ring/family.ts'
import {
  cavityPlate,
  clampingPlate,
  ejectorBasePlate,
  ejectorRetainerPlate,
  intermediatePlate,
  overhangingClampingPlate,
  riser,
} from './plate/family.ts'
import { restButton } from './rest-button/family.ts'
import { sprueBushing } from './sprue-bushing/family.ts'
import { steppedEjectorPin } from './stepped-ejector-pin/family.ts'

/** The only list of families, in the order of the trade. */
const list = [
  ejectorPin,
  conicalEjectorPin,
  steppedEjectorPin,
  flatEjectorPin,
  ejectorSleeve,
  corePin,
  sprueBushing,
  locatingRing,
  guidePillar,
  guideBushing,
  centringSleeve,
  cavityPlate,
  clampingPlate,
  intermediatePlate,
  riser,
  ejectorRetainerPlate,
  overhangingClampingPlate,
  ejectorBasePlate,
  restButton,
  ejectorRod,
  capScrew,
  dowelPin,
  oRing,
] as const

type Listed = (typeof list)[number]
/** The letters that open the article numbers of a family of ours. */
export type FamilyCode = Listed['code']
/** The key of a measure of any family of ours. */
export type SizeKey = Listed['sizes'][number]['key']
/** The key of a property that is no measure of any family of ours. */
export type ChoiceKey = Listed['choices'][number]['key']
/** Any family of ours. */
export type Family = FamilyOf<FamilyCode, SizeKey, ChoiceKey>
/** Measures of a part of ours as far as they are known, mm or degrees. */
export type Sizes = Partial<SizesOf<SizeKey>>

/** Every family, in the order of the trade. */
export const families: readonly Family[] = list

const byCode = new Map<string, Family>(families.map((family) => [family.code, family]))

/** Returns undefined for letters that are no family of ours. */
export function findFamily(code: string): Family | undefined {
  return byCode.get(code)
}

/** Returns the family of a code of ours. */
export function familyOf(code: FamilyCode): Family {
  const family = byCode.get(code)
  if (family === undefined) throw new Error(`no family ${code}`)
  return family
}
