import type { FamilyCode } from '@normwerk/parts/families/families'
import { conicalPin } from './conical-pin.ts'
import { cylindricalPin } from './cylindrical-pin.ts'
import type { Family } from './family.ts'
import { flatPin } from './flat-pin.ts'
import { guideBushing } from './guide-bushing.ts'
import { guidePillar } from './guide-pillar.ts'
import { locatingRing } from './locating-ring.ts'
import { plate } from './plate.ts'
import { sleeve } from './sleeve.ts'
import { sprueBushing } from './sprue-bushing.ts'
import { steppedPin } from './stepped-pin.ts'

export const families: Record<FamilyCode, Family> = {
  AZ: cylindricalPin,
  AK: conicalPin,
  AS: steppedPin,
  AF: flatPin,
  AH: sleeve,
  KS: cylindricalPin,
  AB: sprueBushing,
  FS: guidePillar,
  FB: guideBushing,
  ZR: locatingRing,
  PLA: plate,
  PLB: plate,
  PLC: plate,
  PLD: plate,
  PLE: plate,
  PLF: plate,
  PLG: plate,
}
