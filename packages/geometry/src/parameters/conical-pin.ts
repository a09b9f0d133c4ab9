import { outlineConicalPin } from '../outline/conical-pin.ts'
import { solidConicalPin } from '../solid/conical-pin.ts'
import { defineFamily } from './family.ts'

export const conicalPin = defineFamily({
  attributes: {
    shaft: 'diameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    coneHeight: 'coneHeight',
    coneAngle: 'headAngle',
    length: 'length',
  },
  typical: { shaft: 6, head: 9, headHeight: 3.6, coneHeight: 2.6, coneAngle: 60, length: 40 },
  absent: { coneAngle: 60 },
  holds: ({ shaft, head, headHeight, coneHeight, length }) =>
    shaft < head && coneHeight < headHeight && headHeight < length,
  outline: outlineConicalPin,
  solid: solidConicalPin,
})
