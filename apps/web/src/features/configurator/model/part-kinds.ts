import type { PlainTextId } from '@normwerk/i18n/text'
import type { Role } from '@normwerk/parts/mould-base/bill'

/** What parts of a mould base are for, in the order of the legend. */
export const partKinds = ['plate', 'guide', 'screw', 'ejection', 'feeding'] as const
export type PartKind = (typeof partKinds)[number]

/** Legible on a light and on a dark ground, and beside each other. */
export const kindColours = {
  plate: '#a9b4bf',
  guide: '#2f6fde',
  screw: '#5b6472',
  ejection: '#d9822b',
  feeding: '#2f9e5b',
} as const satisfies Record<PartKind, string>

export const kindTexts = {
  plate: 'configurator.kind.plate',
  guide: 'configurator.kind.guide',
  screw: 'configurator.field.screws',
  ejection: 'configurator.field.ejection',
  feeding: 'configurator.step.feeding',
} as const satisfies Record<PartKind, PlainTextId>

const kindsByRole: Readonly<Record<Role, PartKind>> = {
  clampingPlateFixed: 'plate',
  cavityPlateA: 'plate',
  stripperPlate: 'plate',
  cavityPlateB: 'plate',
  supportPlate: 'plate',
  riser: 'plate',
  retainerPlate: 'plate',
  basePlate: 'plate',
  clampingPlateMoving: 'plate',
  guidePillar: 'guide',
  guidePillarOffset: 'guide',
  guideBushing: 'guide',
  guideBushingOffset: 'guide',
  guideBushingStripper: 'guide',
  guideBushingStripperOffset: 'guide',
  centringSleeve: 'guide',
  screwFixed: 'screw',
  screwMoving: 'screw',
  screwEjector: 'screw',
  returnPin: 'ejection',
  pushRod: 'ejection',
  ejectorPin: 'ejection',
  restButton: 'ejection',
  ejectorRod: 'ejection',
  locatingRing: 'feeding',
  sprueBushing: 'feeding',
  screwRing: 'screw',
  eyeBolt: 'screw',
  boring: 'plate',
}

/** Plates that stand on each other differ, so that their borders are seen in a section. */
const plateColours: Partial<Record<Role, string>> = {
  riser: '#98a4b0',
  basePlate: '#bcc5ce',
  supportPlate: '#cbd2d9',
  cavityPlateB: '#bcc5ce',
  cavityPlateA: '#98a4b0',
}

export function colourOfRole(role: Role): string {
  return plateColours[role] ?? kindColours[kindOf(role)]
}

export function kindOf(role: Role): PartKind {
  return kindsByRole[role]
}
