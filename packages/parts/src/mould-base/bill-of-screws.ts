import { type BillLine, lineWriter } from './bill.ts'
import { type FittedScrew, fitScrew, headDepth, minClamp } from './fit-screw.ts'
import type { Pattern } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings } from './settings.ts'
import { screwLengthsOf, screwOf, sleeveOf } from './small-parts.ts'

export interface Screws {
  lines: BillLine[]
  fixed: FittedScrew | null
  moving: FittedScrew | null
  /** Null: there are no ejector plates, or no screw fits them. */
  ejector: { length: number; counterbore: number; engagement: number } | null
  errors: Reason[]
}

/** Lists the screws of both halves and of the ejector plates, and the centring sleeves. */
export function billScrews(settings: MouldBaseSettings, pattern: Pattern): Screws {
  const write = lineWriter(settings)
  const { screw: thread } = pattern
  const quantity = 2 * pattern.screwYs.length
  const errors: Reason[] = []
  const lines: BillLine[] = []
  for (const field of ['clampFixed', 'clampMoving'] as const) {
    const needed = minClamp(thread)
    if (needed > settings[field]) errors.push({ field, code: 'clampTooThin', values: { thread, needed } })
  }
  const fitHalf = (role: 'screwFixed' | 'screwMoving', field: 'a' | 'b', clamp: number, between: number) => {
    const fitted = fitScrew(thread, clamp, between, settings[field])
    if ('length' in fitted) {
      lines.push(write(role, { quantity, family: 'SZ', sizes: [thread, fitted.length], material: 'screw' }))
      return fitted
    }
    const longest = screwOf(thread).longest
    errors.push(
      fitted.misfit === 'gripTooLong'
        ? { field: field === 'b' ? 'riser' : 'clampFixed', code: 'gripTooLong', values: { thread, longest } }
        : { field, code: 'plateTooThin', values: { thread, needed: fitted.needed } },
    )
    return null
  }
  const fixed = fitHalf('screwFixed', 'a', settings.clampFixed, 0)
  const moving = fitHalf('screwMoving', 'b', settings.clampMoving, settings.riser + settings.support)
  const sleeve = sleeveOf(thread)
  const sleeves = { quantity: countSleeves(settings), sizes: [sleeve.outer, screwOf(thread).clearance, sleeve.length] }
  lines.push(write('centringSleeve', { ...sleeves, family: 'ZH', material: { code: 'E' } }))
  if (settings.ejection === 'none') return { lines, fixed, moving, ejector: null, errors }
  const ejector = fitEjectorScrew(settings, pattern)
  const threads = { thread: pattern.ejectorScrew }
  if (ejector === null) errors.push({ field: 'retainer', code: 'noEjectorScrew', values: threads })
  else {
    const sizes = [pattern.ejectorScrew, ejector.length]
    const ofPlates = { quantity: 2 * pattern.ejectorScrewYs.length, family: 'SZ', sizes }
    lines.push(write('screwEjector', { ...ofPlates, material: 'screw' }))
  }
  return { lines, fixed, moving, ejector, errors }
}

/** Two sleeves per joint keep plates from turning; the two risers of a mould base take four. */
function countSleeves({ ejection, support }: MouldBaseSettings): number {
  return (ejection === 'none' ? 2 + 2 : 2 + 4 + 4) + (support > 0 ? 2 : 0)
}

/** The shortest screw that holds one diameter in the retainer plate and does not come out of it. */
function fitEjectorScrew({ base, retainer }: MouldBaseSettings, { ejectorScrew: thread }: Pattern): Screws['ejector'] {
  const counterbore = headDepth(thread)
  const grip = base - counterbore
  const length = screwLengthsOf(thread).find((each) => each - grip >= thread && each - grip <= retainer)
  return length === undefined ? null : { length, counterbore, engagement: length - grip }
}
