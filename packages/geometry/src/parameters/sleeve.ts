import { outlineSleeve } from '../outline/sleeve.ts'
import { solidSleeve } from '../solid/sleeve.ts'
import { defineFamily } from './family.ts'

export const sleeve = defineFamily({
  attributes: {
    bore: 'diameter',
    shaft: 'outerDiameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    guideLength: 'guideLength',
    relief: 'reliefDiameter',
    length: 'length',
  },
  typical: { bore: 6, shaft: 10, head: 16, headHeight: 5, guideLength: 20, relief: 6.8, length: 50 },
  absent: {},
  holds: ({ bore, relief, shaft, head, headHeight, length }) =>
    bore < relief && relief < shaft && shaft < head && headHeight < length,
  outline: outlineSleeve,
  solid: solidSleeve,
})
