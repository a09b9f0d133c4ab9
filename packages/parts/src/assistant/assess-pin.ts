import { calculatePins, type PinCalculation, type PinStrength, stepsOf } from './calculate-pins.ts'
import type { Conditions } from './entries.ts'
import { type Step, solve } from './formulas.ts'
import { type PinSizes, type PinType, pinTypeFacts } from './pin-types.ts'
import { type HoleProposal, type Limits, plateExpansion, proposeHole } from './propose-hole.ts'
import { type PinCoating, type PinMaterial, type Warning, warnAbout } from './warn-about.ts'

export interface AssessedPin {
  type: PinType
  sizes: PinSizes
  material: PinMaterial
  coating: PinCoating | null
  isCut: boolean
  /** Limits of the pin and of the proposed hole; null for a size without any. */
  fit: { pin: Limits; hole: Limits } | null
}

export interface Assessment {
  conditions: Conditions
  /** Null for a pin that pushes nothing, or a material without figures. */
  calculation: PinCalculation | null
  hole: HoleProposal | null
  /** By how much the pin grows in length; null if the expansion of its material is unknown. */
  growthOfLength: Step | null
  warnings: Warning[]
}

/** Computes everything that the assistant says about a pin. */
export function assessPin(pin: AssessedPin, conditions: Conditions): Assessment {
  const { type, sizes, material, coating, fit, isCut } = pin
  const { temperature, free: freeLength, endFactor, safety, force, wall, yield: plasticYield } = conditions
  const strength = strengthOf(material)
  const calculation =
    pinTypeFacts[type].ejects && strength !== null
      ? calculatePins(sizes.section, strength, { freeLength, endFactor, safety }, { force, wall, yield: plasticYield })
      : null
  const { expansion } = material
  const expansions = expansion === null ? null : { pin: expansion, plate: plateExpansion }
  const hole =
    fit === null || expansions === null
      ? null
      : proposeHole({ size: sizes.guided, ...fit, expansion: expansions, temperature })
  return {
    conditions,
    calculation,
    hole,
    growthOfLength:
      expansion === null ? null : solve('growthOfLength', { α: expansion, L: sizes.length, T: temperature }),
    warnings: warnAbout({
      ...{ material, coating, temperature, isCut },
      slenderness: calculation?.load.slenderness.result ?? null,
      warm: hole?.warm ?? null,
    }),
  }
}

/** Returns the strength of a material; null if a figure is unknown. */
export function strengthOf({ eModulus, yield: yieldStress, fatigueLimit }: PinMaterial): PinStrength | null {
  if (eModulus === null || yieldStress === null || fatigueLimit === null) return null
  return { eModulus, yield: yieldStress, fatigueLimit }
}

/** Lists every step of an assessment, in the order in which a person would compute them. */
export function stepsOfAssessment({ calculation, conditions, hole, growthOfLength }: Assessment): Step[] {
  const { estimate } = conditions
  return [
    ...(calculation === null || estimate === null ? [] : [estimate]),
    ...(calculation === null ? [] : stepsOf(calculation)),
    ...(hole === null ? [] : [hole.growthOfPin, hole.growthOfHole]),
    ...(growthOfLength === null ? [] : [growthOfLength]),
  ]
}
