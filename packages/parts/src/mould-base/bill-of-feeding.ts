import { type BillLine, lineWriter } from './bill.ts'
import type { Pattern } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings } from './settings.ts'
import { ringBoreOf, ringHeight, ringRecess, ringScrew, sprueOf } from './small-parts.ts'

export interface Feeding {
  lines: BillLine[]
  /** Length of the sprue bushing below its head, to the parting line. */
  sprueLength: number
  errors: Reason[]
  warnings: Reason[]
}

/** Lists locating ring and sprue bushing. The mould maker shortens the bushing with the contour of its tip. */
export function billFeeding(settings: MouldBaseSettings, pattern: Pattern): Feeding {
  const { ring, clampFixed, sprueBore, nozzleRadius } = settings
  const { headHeight, lengths } = sprueOf(pattern.sprue)
  const sprueLength = clampFixed + settings.a + settings.stripper - ringRecess - headHeight
  const stock = lengths.find((length) => length >= sprueLength)
  const needed = ringRecess + headHeight
  const errors: Reason[] =
    needed > clampFixed ? [{ field: 'clampFixed', code: 'sprueHeadTooHigh', values: { needed } }] : []
  const warnings: Reason[] =
    stock === undefined ? [{ field: 'a', code: 'sprueOnRequest', values: { length: sprueLength } }] : []
  const write = lineWriter(settings)
  const screws = { quantity: countRingScrews(ring), family: 'SZ', sizes: [ringScrew.thread, ringScrew.length] }
  return {
    lines: [
      write('locatingRing', {
        ...{ quantity: 1, family: 'ZR', sizes: [ring, ringHeight], material: { code: 'U' } },
        article: [ring, ringBoreOf(ring), ringHeight],
      }),
      write('sprueBushing', {
        ...{ quantity: 1, family: 'AB', sizes: [pattern.sprue, stock ?? sprueLength], material: 'sprue' },
        article: stock === undefined ? null : [pattern.sprue, sprueBore, nozzleRadius, stock],
        fittedLength: sprueLength,
      }),
      write('screwRing', { ...screws, material: 'screw' }),
    ],
    sprueLength,
    errors,
    warnings,
  }
}

export function countRingScrews(ring: number): number {
  return ring >= 110 ? 4 : 2
}
