import { measureCapScrew } from '../families/cap-screw/measure.ts'
import { measureCentringSleeve } from '../families/centring-sleeve/measure.ts'
import { measureConicalPin } from '../families/conical-ejector-pin/measure.ts'
import { measureDowelPin } from '../families/dowel-pin/measure.ts'
import { measureHeadedPin } from '../families/ejector-pin/measure.ts'
import { measureEjectorRod } from '../families/ejector-rod/measure.ts'
import { measureSleeve } from '../families/ejector-sleeve/measure.ts'
import type { FamilyCode, SizeKey } from '../families/families.ts'
import { measureFlatPin } from '../families/flat-ejector-pin/measure.ts'
import { measureGuideBushing } from '../families/guide-bushing/measure.ts'
import { measureGuidePillar } from '../families/guide-pillar/measure.ts'
import { measureLocatingRing } from '../families/locating-ring/measure.ts'
import { measureRestButton } from '../families/rest-button/measure.ts'
import { measureSprueBushing } from '../families/sprue-bushing/measure.ts'
import { measureSteppedPin } from '../families/stepped-ejector-pin/measure.ts'
import type { Measure } from './measures.ts'

/**
 * The families that are recognised in a mould, the likeliest first. They are no part of the families themselves, because
 * the page loads those and recognises nothing.
 */
export const measuredFamilies: readonly (readonly [FamilyCode, Measure<SizeKey>])[] = [
  ['AZ', measureHeadedPin],
  ['KS', measureHeadedPin],
  ['AK', measureConicalPin],
  ['AS', measureSteppedPin],
  ['AF', measureFlatPin],
  ['AH', measureSleeve],
  ['FS', measureGuidePillar],
  ['FB', measureGuideBushing],
  ['ZH', measureCentringSleeve],
  ['AB', measureSprueBushing],
  ['ZR', measureLocatingRing],
  ['SZ', measureCapScrew],
  ['ST', measureDowelPin],
  ['EB', measureEjectorRod],
  ['RB', measureRestButton],
]
