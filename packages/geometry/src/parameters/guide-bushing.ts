import { outlineGuideBushing } from '../outline/guide-bushing.ts'
import { solidGuideBushing } from '../solid/guide-bushing.ts'
import { defineFamily } from './family.ts'

export const guideBushing = defineFamily({
  attributes: {
    bore: 'diameter',
    fit: 'outerDiameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    length: 'length',
  },
  typical: { bore: 20, fit: 28, head: 34, headHeight: 8, length: 46 },
  absent: {},
  holds: ({ bore, fit, head, headHeight, length }) => bore < fit && fit < head && headHeight < length,
  outline: outlineGuideBushing,
  solid: solidGuideBushing,
})
