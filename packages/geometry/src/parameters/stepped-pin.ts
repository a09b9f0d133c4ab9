import { outlineSteppedPin } from '../outline/stepped-pin.ts'
import { solidSteppedPin } from '../solid/stepped-pin.ts'
import { defineFamily } from './family.ts'

export const steppedPin = defineFamily({
  attributes: {
    tip: 'diameter',
    shaft: 'shaftDiameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    fillet: 'headRadius',
    shaftLength: 'shoulderLength',
    length: 'length',
  },
  typical: { tip: 3, shaft: 6, head: 12, headHeight: 5, fillet: 0.5, shaftLength: 28, length: 50 },
  absent: { fillet: 0 },
  holds: ({ tip, shaft, head, headHeight, fillet, shaftLength, length }) =>
    tip < shaft && shaft < head && headHeight + fillet < shaftLength && shaftLength < length,
  outline: outlineSteppedPin,
  solid: solidSteppedPin,
})
