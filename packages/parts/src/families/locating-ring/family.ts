import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeLocatingRing } from './shape.ts'

export const locatingRing = defineFamily({
  code: 'ZR',
  name: term('locating_ring'),
  standard: 'ISO 10907-1',
  number: {
    diameter: mm('d1', 'row', 100),
    innerDiameter: mm('d2', 'row', 36),
    height: mm('h', 'column', 12, { tolerance: '0/-0.2' }),
  },
  details: {},
  choices: { screws: { symbol: 'M', typical: '2x M6' } },
  shape: shapeLocatingRing,
  spokenOrders: [['diameter', 'height']],
  words: [
    {
      words: [
        ...['zentrierring', 'zentrierflansch', 'zentrier ring', 'zentrier flansch', 'locating ring', 'register ring'],
        ...['centering ring', 'centring ring'],
      ],
    },
  ],
  standards: [{ number: '10907' }, { number: '10907', part: '1' }],
  related: ['AB'],
})
