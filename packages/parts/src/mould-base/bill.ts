import type { MaterialKey, MouldBaseSettings } from './settings.ts'

/** What a part does in a mould base, in the order of the bill of materials. */
export const roles = [
  'clampingPlateFixed',
  'cavityPlateA',
  'stripperPlate',
  'cavityPlateB',
  'supportPlate',
  'riser',
  'retainerPlate',
  'basePlate',
  'clampingPlateMoving',
  'guidePillar',
  'guidePillarOffset',
  'guideBushing',
  'guideBushingOffset',
  'guideBushingStripper',
  'guideBushingStripperOffset',
  'centringSleeve',
  'screwFixed',
  'screwMoving',
  'screwEjector',
  'returnPin',
  'pushRod',
  'ejectorPin',
  'restButton',
  'ejectorRod',
  'locatingRing',
  'sprueBushing',
  'screwRing',
  'eyeBolt',
  'boring',
] as const
export type Role = (typeof roles)[number]

/** One line of the bill of materials. */
export interface BillLine {
  role: Role
  quantity: number
  /** The family of ours, or the product, that it belongs to. */
  family: string
  /** In the order of the article number, mm. */
  sizes: readonly number[]
  /** Null: the part is made on request. */
  articleNo: string | null
  /** The length to which the shop cuts the part; null: as stocked. */
  changedLength: number | null
  /** The length that the part has when it is fitted, if the mould maker shortens it; null: as delivered. */
  fittedLength: number | null
}

interface Line {
  quantity: number
  family: string
  sizes: readonly number[]
  /** Sizes of the article number, if it names others. */
  article?: readonly (number | string)[] | null
  /** The choice of material, or the code of the only material. */
  material: MaterialKey | { code: string }
  changedLength?: number | null
  fittedLength?: number | null
}

/** Returns a function that writes lines of a bill in the materials of these settings. */
export function lineWriter({ materials }: Pick<MouldBaseSettings, 'materials'>) {
  return (role: Role, { material, article, ...line }: Line): BillLine => {
    const code = typeof material === 'string' ? materials[material] : material.code
    const sizes = article === undefined ? line.sizes : article
    return {
      ...line,
      role,
      articleNo: sizes === null ? null : `${line.family}${code}-${sizes.join('x')}`,
      changedLength: line.changedLength ?? null,
      fittedLength: line.fittedLength ?? null,
    }
  }
}
