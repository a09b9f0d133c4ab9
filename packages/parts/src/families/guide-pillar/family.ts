import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeGuidePillar } from './shape.ts'

export const guidePillar = defineFamily({
  code: 'FS',
  name: term('guide_pillar'),
  standard: 'DIN 16761',
  number: {
    diameter: mm('d1', 'row', 20, { tolerance: 'g6' }),
    length1: mm('l1', 'row', 36, { tolerance: '0/-0.2' }),
    length2: mm('l2', 'column', 55),
  },
  details: {
    length: mm('L', 'detail', 91, { isReference: true }),
    outerDiameter: mm('d2', 'detail', 28, { tolerance: 'k6' }),
    headDiameter: mm('d3', 'detail', 34),
    headHeight: mm('k', 'detail', 8),
  },
  shape: shapeGuidePillar,
  words: [
    {
      words: [
        ...['fuehrungssaeule', 'fuehrungss', 'fuehr saeule', 'fuehrungs saeule', 'fue saeule', 'guide pin'],
        ...['guide pillar', 'guide post', 'leader pin', 'guide column', 'pillar'],
      ],
    },
  ],
  standards: [{ number: '8017' }, { number: '16761' }],
  related: ['FB', 'PLA'],
})
