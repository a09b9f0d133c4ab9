import { outlineCylindricalPin } from '../outline/cylindrical-pin.ts'
import { solidCylindricalPin } from '../solid/cylindrical-pin.ts'
import { defineFamily } from './family.ts'

export const cylindricalPin = defineFamily({
  attributes: {
    shaft: 'diameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    fillet: 'headRadius',
    length: 'length',
  },
  typical: { shaft: 6, head: 12, headHeight: 5, fillet: 0.5, length: 50 },
  absent: { fillet: 0 },
  holds: ({ shaft, head, headHeight, fillet, length }) => shaft < head && headHeight + fillet < length,
  outline: outlineCylindricalPin,
  solid: solidCylindricalPin,
})
