import type { Role } from '@normwerk/parts/mould-base/bill'
import type { PlainTextId } from './text.ts'

/** What each part of a mould base is called. */
export const roleTexts = {
  clampingPlateFixed: 'configurator.role.clampingPlateFixed',
  cavityPlateA: 'configurator.role.cavityPlateA',
  stripperPlate: 'configurator.role.stripperPlate',
  cavityPlateB: 'configurator.role.cavityPlateB',
  supportPlate: 'configurator.role.supportPlate',
  riser: 'configurator.role.riser',
  retainerPlate: 'configurator.role.retainerPlate',
  basePlate: 'configurator.role.basePlate',
  clampingPlateMoving: 'configurator.role.clampingPlateMoving',
  guidePillar: 'configurator.role.guidePillar',
  guidePillarOffset: 'configurator.role.guidePillarOffset',
  guideBushing: 'configurator.role.guideBushing',
  guideBushingOffset: 'configurator.role.guideBushingOffset',
  guideBushingStripper: 'configurator.role.guideBushingStripper',
  guideBushingStripperOffset: 'configurator.role.guideBushingStripperOffset',
  centringSleeve: 'configurator.role.centringSleeve',
  screwFixed: 'configurator.role.screwFixed',
  screwMoving: 'configurator.role.screwMoving',
  screwEjector: 'configurator.role.screwEjector',
  returnPin: 'configurator.role.returnPin',
  pushRod: 'configurator.role.pushRod',
  restButton: 'configurator.role.restButton',
  ejectorRod: 'configurator.role.ejectorRod',
  locatingRing: 'configurator.role.locatingRing',
  sprueBushing: 'configurator.role.sprueBushing',
  screwRing: 'configurator.role.screwRing',
  eyeBolt: 'configurator.role.eyeBolt',
  boring: 'configurator.role.boring',
} as const satisfies Record<Role, PlainTextId>
