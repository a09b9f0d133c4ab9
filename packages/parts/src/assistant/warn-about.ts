import type { Clearance } from './propose-hole.ts'

/** A material of pins, as far as its figures are known. Temperatures in °C. */
export interface PinMaterial {
  code: string
  /** Keys of the trade's terms: `nitrided`. */
  finish: readonly string[]
  /** What it withstands without losing its hardness. */
  temperature: number | null
  /** 10⁻⁶/K. */
  expansion: number | null
  eModulus: number | null
  yield: number | null
  fatigueLimit: number | null
}

export interface PinCoating {
  code: string
  /** What the layer withstands, °C. */
  temperature: number
  /** At which it is deposited, °C; null if unknown. */
  deposition: number | null
  /** Codes of the materials that are sold with it. */
  materials: readonly string[]
}

/** Why a coating is not to be had on a material; null if it is. */
export type CoatingRejection =
  | { code: 'coatingSoftens'; figures: { deposition: number; limit: number } }
  | { code: 'coatingNotOffered'; figures: null }

/** A layer that is deposited above the temperature of its material would soften it. */
export function rejectCoating(coating: PinCoating, material: PinMaterial): CoatingRejection | null {
  if (coating.materials.includes(material.code)) return null
  const { deposition } = coating
  const { temperature: limit } = material
  if (deposition !== null && limit !== null && deposition > limit) {
    return { code: 'coatingSoftens', figures: { deposition, limit } }
  }
  return { code: 'coatingNotOffered', figures: null }
}

/** What a person should know before they order. */
export type Warning =
  | { code: 'aboveMaterialTemperature' | 'aboveCoatingTemperature'; figures: { temperature: number; limit: number } }
  | { code: 'slender'; figures: { slenderness: number; limit: number } }
  | { code: 'jamsWhenWarm'; figures: { clearance: number } }
  | { code: 'cutEndNotNitrided'; figures: null }

/** Beyond it a pin bends while it is fitted; a stepped pin is stiffer. As is usual in the trade. */
export const slenderFrom = 150

interface Situation {
  material: PinMaterial
  coating: PinCoating | null
  /** Of the mould at the pins, °C. */
  temperature: number
  /** Null if the pin bears no load. */
  slenderness: number | null
  /** At the temperature of the mould; null if unknown. */
  warm: Clearance | null
  isCut: boolean
}

export function warnAbout({ material, coating, temperature, slenderness, warm, isCut }: Situation): Warning[] {
  const warnings: Warning[] = []
  const { temperature: limit } = material
  if (limit !== null && temperature > limit) {
    warnings.push({ code: 'aboveMaterialTemperature', figures: { temperature, limit } })
  }
  if (coating !== null && temperature > coating.temperature) {
    warnings.push({ code: 'aboveCoatingTemperature', figures: { temperature, limit: coating.temperature } })
  }
  if (slenderness !== null && slenderness > slenderFrom) {
    warnings.push({ code: 'slender', figures: { slenderness, limit: slenderFrom } })
  }
  if (warm !== null && warm.least < 0) warnings.push({ code: 'jamsWhenWarm', figures: { clearance: warm.least } })
  if (isCut && material.finish.includes('nitrided')) warnings.push({ code: 'cutEndNotNitrided', figures: null })
  return warnings
}
