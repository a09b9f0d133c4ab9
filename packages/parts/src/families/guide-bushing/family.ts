import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeGuideBushing } from './shape.ts'

export const guideBushing = defineFamily({
  code: 'FB',
  name: term('guide_bushing'),
  standard: 'DIN 16716',
  number: {
    diameter: mm('d1', 'row', 20, { tolerance: 'H7' }),
    length: mm('L', 'column', 46, { tolerance: '0/-0.2' }),
  },
  details: {
    outerDiameter: mm('d2', 'detail', 28, { tolerance: 'k6' }),
    headDiameter: mm('d3', 'detail', 34),
    headHeight: mm('k', 'detail', 8),
  },
  shape: shapeGuideBushing,
  spokenOrders: [['diameter', 'outerDiameter', 'length'], ['outerDiameter', 'diameter', 'length'], ['diameter']],
  words: [
    {
      words: [
        ...['fuehrungsbuchse', 'fuehrungsb', 'fuehr buchse', 'fuehrungs buchse', 'fue buchse', 'leader pin bushing'],
        ...['leader pin bush', 'guide pin bushing', 'guide pin bush', 'guide pillar bushing', 'guide pillar bush'],
        ...['guide bushing', 'guide bush', 'leader bushing', 'shoulder bushing', 'shoulder bush'],
      ],
    },
    { words: ['buchse', 'bushing', 'bush'], or: ['AB'], isMeant: false },
  ],
  standards: [{ number: '8018' }, { number: '16716' }],
  related: ['FS', 'PLA'],
})
