import { checkSeries } from './allowed.ts'
import { type BillLine, lineWriter } from './bill.ts'
import { billEjection, type EjectionParts } from './bill-of-ejection.ts'
import { billFeeding, type Feeding } from './bill-of-feeding.ts'
import { billGuides, type Guides } from './bill-of-guides.ts'
import { billPins, type DrawnPins } from './bill-of-pins.ts'
import { billPlates, massOfPlates } from './bill-of-plates.ts'
import { billScrews, type Screws } from './bill-of-screws.ts'
import { checkPins } from './check-pins.ts'
import { type Levels, levelsOf, withoutUnused } from './levels.ts'
import { type Pattern, patternOf } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings } from './settings.ts'
import { eyeBolts } from './small-parts.ts'

/** What follows from the settings of a mould base. */
export interface MouldBase {
  /** With 0 for every plate that it does not have. */
  settings: MouldBaseSettings
  pattern: Pattern
  levels: Levels
  guides: Guides
  screws: Screws
  ejection: EjectionParts
  pins: DrawnPins
  feeding: Feeding
  bill: readonly BillLine[]
  /** Height of the closed mould without the locating ring, mm. */
  height: number
  /** Mass of the plates before they are bored, kg. */
  platesMass: number
  /** Why it cannot be built; empty if it can. */
  errors: readonly Reason[]
  /** What is unusual about it. */
  warnings: readonly Reason[]
}

/** Derives a mould base with its bill of materials; null if the series does not have its format. */
export function deriveMouldBase(chosen: MouldBaseSettings): MouldBase | null {
  const pattern = patternOf(chosen)
  if (pattern === null) return null
  const settings = withoutUnused(chosen)
  const levels = levelsOf(settings)
  const plates = billPlates(settings, pattern)
  const guides = billGuides(settings, pattern)
  const screws = billScrews(settings, pattern)
  const ejection = billEjection(settings, pattern, levels, guides.guideLength)
  const pins = billPins(settings, levels)
  const feeding = billFeeding(settings, pattern)
  const platesMass = massOfPlates(plates)
  return {
    ...{ settings, pattern, levels, guides, screws, ejection, pins, feeding, platesMass },
    bill: [
      ...[...plates, ...guides.lines, ...screws.lines, ...ejection.lines],
      ...[...pins.groups.map(({ line }) => line), ...feeding.lines, ...billServices()],
    ],
    height: levels.top,
    errors: [
      ...checkSeries(settings, pattern),
      ...[guides, screws, ejection, feeding].flatMap((part) => part.errors),
      ...checkPins(settings, pattern),
    ],
    warnings: [guides, ejection, pins, feeding].flatMap((part) => part.warnings),
  }

  /** Lists the bolts by which the halves are lifted, each strong enough for the whole mould, and the work on the plates. */
  function billServices(): BillLine[] {
    const write = lineWriter(settings)
    const bolt = eyeBolts.find(([, load]) => load >= platesMass)
    const { width, length } = settings
    return [
      ...(bolt === undefined
        ? []
        : [
            write('eyeBolt', {
              quantity: 2,
              family: 'RS',
              sizes: [bolt[0]],
              article: [`M${bolt[0]}`],
              material: { code: '' },
            }),
          ]),
      write('boring', { quantity: 1, family: 'BB', sizes: [width, length], material: { code: '' } }),
    ]
  }
}
