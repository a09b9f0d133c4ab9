import { outlineSprueBushing, type SprueBushingRole } from '../outline/sprue-bushing.ts'
import { solidSprueBushing } from '../solid/sprue-bushing.ts'
import { defineFamily } from './family.ts'

export const sprueBushing = defineFamily<SprueBushingRole>({
  attributes: {
    shank: 'diameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    orifice: 'boreDiameter',
    outlet: 'outletDiameter',
    nozzleRadius: 'nozzleRadius',
    taperAngle: 'taperAngle',
    length: 'length',
  },
  typical: {
    shank: 18,
    head: 38,
    headHeight: 18,
    orifice: 4,
    outlet: 6.4,
    nozzleRadius: 15.5,
    taperAngle: 2.41,
    length: 46,
  },
  absent: { nozzleRadius: 0, taperAngle: 0 },
  holds: ({ orifice, outlet, shank, head }) => orifice <= outlet && outlet < shank && shank < head,
  outline: outlineSprueBushing,
  solid: solidSprueBushing,
})
