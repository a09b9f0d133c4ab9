import { type GuidePillarRole, outlineGuidePillar } from '../outline/guide-pillar.ts'
import { solidGuidePillar } from '../solid/guide-pillar.ts'
import { defineFamily } from './family.ts'

export const guidePillar = defineFamily<GuidePillarRole>({
  attributes: {
    guide: 'diameter',
    fit: 'outerDiameter',
    head: 'headDiameter',
    headHeight: 'headHeight',
    fitLength: 'length1',
    guideLength: 'length2',
    length: 'length',
  },
  typical: { guide: 20, fit: 28, head: 34, headHeight: 8, fitLength: 36, guideLength: 55, length: 91 },
  absent: {},
  holds: ({ guide, fit, head, headHeight, fitLength, guideLength, length }) =>
    guide < fit && fit < head && headHeight < fitLength && Math.abs(fitLength + guideLength - length) < 0.01,
  outline: outlineGuidePillar,
  solid: solidGuidePillar,
})
