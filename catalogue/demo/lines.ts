import { capScrews } from './cap-screws.ts'
import { conicalPins } from './conical-pins.ts'
import { corePins, cylindricalPins } from './cylindrical-pins.ts'
import { dowelPins } from './dowel-pins.ts'
import { flatPins } from './flat-pins.ts'
import { guideBushings } from './guide-bushings.ts'
import { guidePillars } from './guide-pillars.ts'
import { locatingRings } from './locating-rings.ts'
import { centringSleeves, ejectorRods, restButtons } from './mould-base-parts.ts'
import { oRings } from './o-rings.ts'
import { plates } from './plates.ts'
import type { ProductLine } from './product-line.ts'
import { sleeves } from './sleeves.ts'
import { sprueBushings } from './sprue-bushings.ts'
import { steppedPins } from './stepped-pins.ts'

/** The tables of the demonstration catalogue, in the order of the trade. */
export const lines: readonly ProductLine[] = [
  cylindricalPins,
  conicalPins,
  steppedPins,
  flatPins,
  sleeves,
  corePins,
  sprueBushings,
  locatingRings,
  guidePillars,
  guideBushings,
  centringSleeves,
  ...plates,
  restButtons,
  ejectorRods,
  capScrews,
  dowelPins,
  oRings,
]
