import type { Section } from '../families/section.ts'
import { type FormulaId, type Step, solve } from './formulas.ts'

/** What the strength of a pin follows from. All in N/mm². */
export interface PinStrength {
  eModulus: number
  /** Yield stress in compression. */
  yield: number
  /** What the pin bears in compression, pushed again and again. */
  fatigueLimit: number
}

/** How a pin is held. */
export interface Mounting {
  /** Length between the head and the guide, mm. */
  freeLength: number
  /** Share of the free length that buckles: 0.7 with a guided tip, 1 hinged at both ends. */
  endFactor: number
  /** Safety against buckling. */
  safety: number
}

/** What the pins push. */
export interface Moulding {
  /** Of all pins together, N. */
  force: number
  /** Wall of the moulding at the pin, mm. */
  wall: number
  /** Yield stress of the plastic at ejection, N/mm². */
  yield: number
}

/** The rules that say how many pins are needed. */
export const pinRules = ['pinsForLoad', 'pinsForShear', 'pinsForPressure'] as const satisfies FormulaId[]
export type PinRule = (typeof pinRules)[number]

export interface PinLoad {
  area: Step
  inertia: Step
  slenderness: Step
  limit: Step
  /** By Euler or Johnson, whichever holds at the slenderness. */
  critical: Step
  permissible: Step
}

/**
 * Returns what a pin carries. Of a stepped pin or a blade the thin section counts over the whole free length, which is
 * on the safe side.
 */
export function loadOfPin(section: Section, strength: PinStrength, mounting: Mounting): PinLoad {
  const { eModulus: E, yield: Sy, fatigueLimit: σD } = strength
  const { freeLength: L, endFactor: K, safety: ν } = mounting
  const [area, inertia] = momentsOf(section)
  const A = area.result
  const slenderness = solve('slenderness', { K, L, I: inertia.result, A })
  const limit = solve('limitSlenderness', { E, Sy })
  const critical =
    slenderness.result < limit.result
      ? solve('johnson', { A, Sy, λ: slenderness.result, E })
      : solve('euler', { E, I: inertia.result, K, L })
  const permissible = solve('permissible', { Fcr: critical.result, ν, σD, A })
  return { area, inertia, slenderness, limit, critical, permissible }
}

function momentsOf(section: Section): [area: Step, inertia: Step] {
  switch (section.shape) {
    case 'round': {
      const d = section.diameter
      return [solve('areaOfRound', { d }), solve('inertiaOfRound', { d })]
    }
    case 'tube': {
      const { outer: d2, inner: d1 } = section
      return [solve('areaOfTube', { d1, d2 }), solve('inertiaOfTube', { d1, d2 })]
    }
    case 'blade': {
      const { thickness: a, width: b } = section
      return [solve('areaOfBlade', { a, b }), solve('inertiaOfBlade', { a, b })]
    }
  }
}

/** A sleeve shears the wall only along its outside, as its core pin is inside. */
export function outlineOf(section: Section): Step {
  if (section.shape === 'blade') return solve('outlineOfBlade', { a: section.thickness, b: section.width })
  return solve('outlineOfRound', { d: section.shape === 'round' ? section.diameter : section.outer })
}

export interface PinCalculation {
  load: PinLoad
  outline: Step
  /** What each rule asks for, as a fraction of pins. */
  rules: Readonly<Record<PinRule, Step>>
  /** The rule that asks for most pins. */
  governing: PinRule
  /** Whole pins that fulfil every rule. */
  needed: number
  /** Pressure on the moulding under that many pins. */
  pressure: Step
  /** The thinnest round pin that would carry its share; null for other sections. */
  minDiameter: Step | null
}

/** Computes how many pins of one section push a moulding off its core. */
export function calculatePins(
  section: Section,
  strength: PinStrength,
  mounting: Mounting,
  { force: F, wall: h, yield: σy }: Moulding,
): PinCalculation {
  const load = loadOfPin(section, strength, mounting)
  const outline = outlineOf(section)
  const A = load.area.result
  const rules = {
    pinsForLoad: solve('pinsForLoad', { F, Fperm: load.permissible.result }),
    pinsForShear: solve('pinsForShear', { F, σy, h, U: outline.result }),
    pinsForPressure: solve('pinsForPressure', { F, σy, A }),
  }
  const governing = pinRules.reduce((most, rule) => (rules[rule].result > rules[most].result ? rule : most))
  const needed = wholePins(rules[governing].result)
  const { freeLength: L, endFactor: K, safety: ν } = mounting
  return {
    ...{ load, outline, rules, governing, needed },
    pressure: solve('pressure', { F, n: needed, A }),
    minDiameter:
      section.shape === 'round' ? solve('minDiameter', { F: F / needed, ν, K, L, E: strength.eModulus }) : null,
  }
}

/** A share of a pin less than 10⁻⁹ comes from rounding. */
function wholePins(fraction: number): number {
  return Math.max(1, Math.ceil(fraction - 1e-9))
}

/** Lists the steps in the order in which a person would compute them. */
export function stepsOf({ load, outline, rules, pressure, minDiameter }: PinCalculation): Step[] {
  const { area, inertia, slenderness, limit, critical, permissible } = load
  return [
    ...[area, inertia, slenderness, limit, critical, permissible, outline],
    ...pinRules.map((rule) => rules[rule]),
    pressure,
    ...(minDiameter === null ? [] : [minDiameter]),
  ]
}
