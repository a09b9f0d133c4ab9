import type { Surcharge } from '../surcharges.ts'
import type { MachiningRule } from './machining-rules.ts'
import type { Tip } from './tip.ts'

/** Heights of letters, mm; a letter takes 0.8 of its height along the line. */
const heights = [5, 3.5, 2.5, 1.8, 1.2, 0.8] as const
const widthOfLetter = 0.8
/** How deep letters are engraved, mm; a figure of our own. */
export const engravingDepth = 0.2

/** What stays free at the rim of the face, mm. */
const rim = 0.5

/** Our own figures. */
const surcharge = { cents: 1150, days: 3, status: 'unconfirmed' } as const satisfies Surcharge

/** An engraving needs a flat face that it fits on. */
export const engravingRule: MachiningRule<'engraving'> = {
  offer(sizes, { tip }) {
    const diameter = tip && sizes[tip]
    return typeof diameter === 'number' && letterHeight('0', diameter) !== null ? { diameter } : null
  },

  check({ text }, { diameter }, { tip }) {
    const face = faceOf(tip, diameter)
    if (face === null) return { code: 'engravingNeedsFlatTip', figures: [] }
    return letterHeight(text, face) === null ? { code: 'engravingTooLong', figures: [] } : null
  },

  surcharge: () => surcharge,
}

/** Returns the diameter of the flat face at a tip, mm; null if it has none. */
function faceOf(tip: Tip | null, diameter: number): number | null {
  if (tip === null || tip.form === 'bevel') return diameter
  return tip.form === 'edge' ? diameter - 2 * tip.value : null
}

/** Returns the width of a text in letters of a height, mm. */
export function textWidth(text: string, height: number): number {
  return widthOfLetter * text.length * height
}

/** Returns the height in which a text fits on a round face, mm; null if it does not fit. */
export function letterHeight(text: string, diameter: number): number | null {
  const share = Math.hypot(widthOfLetter * text.length, 1)
  return heights.find((height) => height * share <= diameter - 2 * rim) ?? null
}
