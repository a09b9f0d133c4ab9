import type { Point } from './points.ts'
import type { Format } from './series.ts'

export const ejections = ['pins', 'stripper', 'none'] as const
export type Ejection = (typeof ejections)[number]

export const clampings = ['overhang', 'flush'] as const
export const pillarSides = ['moving', 'fixed'] as const

/** The plates whose thickness is chosen, from the machine's nozzle to its moving platen. */
export const thicknessKeys = [
  'clampFixed',
  'a',
  'stripper',
  'b',
  'support',
  'riser',
  'retainer',
  'base',
  'clampMoving',
] as const
export type ThicknessKey = (typeof thicknessKeys)[number]

/** Steels in which plates are stocked, by the codes of the catalogue. */
export const plateSteels = ['U', 'P', 'Q'] as const
export const cavitySteels = [...plateSteels, 'V'] as const
export const bushingMaterials = ['E', 'G'] as const
export const screwClasses = ['B', 'A'] as const
export const sprueSteels = ['T', 'N', 'R'] as const
/** Which plates each choice of steel applies to. The ejector plates and risers are stocked in fewer steels. */
export const materialChoices = {
  clamping: plateSteels,
  cavityA: cavitySteels,
  cavityB: cavitySteels,
  support: plateSteels,
  ejector: ['U', 'Q'],
  bushing: bushingMaterials,
  screw: screwClasses,
  sprue: sprueSteels,
} as const
export type MaterialKey = keyof typeof materialChoices
export type Materials = { [Key in MaterialKey]: (typeof materialChoices)[Key][number] }

/** Materials of ejector pins: through-hardened, or nitrided for high temperatures. */
export const pinMaterials = ['H', 'N'] as const

/** An ejector pin with a cylindrical head, at its place. */
export interface EjectorPin extends Point {
  diameter: number
  material: (typeof pinMaterials)[number]
  /** Of the face that pushes: 0 in the parting line, negative below it, in plate B. */
  height: number
}

/** What one chooses of a mould base. Lengths in mm; a plate that the mould base does not have is 0 thick. */
export interface MouldBaseSettings extends Format, Record<ThicknessKey, number> {
  clamping: (typeof clampings)[number]
  ejection: Ejection
  pillarSide: (typeof pillarSides)[number]
  materials: Materials
  /** Only a mould base that ejects by pins has them. */
  pins: readonly EjectorPin[]
  /** Outer diameter of the locating ring. */
  ring: number
  /** Diameter of the sprue channel at the nozzle. */
  sprueBore: number
  /** Radius of the seat for the machine's nozzle; 0 is flat. */
  nozzleRadius: number
}
