import { outlineFlatPin } from '../outline/flat-pin.ts'
import { solidFlatPin } from '../solid/flat-pin.ts'
import { defineFamily } from './family.ts'

export const flatPin = defineFamily({
  attributes: {
    thickness: 'flatStrength',
    width: 'flatWidth',
    shaft: 'shaftDiameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    fillet: 'headRadius',
    shaftLength: 'shoulderLength',
    length: 'length',
  },
  typical: { thickness: 2, width: 7.5, shaft: 8, head: 14, headHeight: 5, fillet: 0.5, shaftLength: 26, length: 48 },
  absent: { fillet: 0 },
  holds: ({ thickness, width, shaft, head, headHeight, fillet, shaftLength, length }) =>
    Math.hypot(thickness, width) < shaft && shaft < head && headHeight + fillet < shaftLength && shaftLength < length,
  outline: outlineFlatPin,
  solid: solidFlatPin,
})
