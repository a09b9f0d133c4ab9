import { term } from '../../terms.ts'
import { shapeHeadedPin } from '../ejector-pin/shape.ts'
import { defineFamily, mm } from '../family.ts'
import { minPinLength } from '../min-length.ts'

export const corePin = defineFamily({
  code: 'KS',
  name: term('core_pin'),
  standard: null,
  number: {
    diameter: mm('d1', 'row', 6, { tolerance: 'h6' }),
    length: mm('L', 'column', 50, { tolerance: '+2/0' }),
  },
  details: {
    headDiameter: mm('d2', 'detail', 12, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 5, { tolerance: '0/-0.05' }),
    headRadius: mm('r', 'detail', 0.5, { tolerance: '+0.2/0', absent: 0 }),
  },
  shape: shapeHeadedPin,
  spokenOrders: [['diameter']],
  words: [{ words: ['kernstift', 'core pin', 'kern stift'] }],
  standards: [],
  minLength: () => minPinLength,
  headFlats: { shaft: 'diameter', head: 'headDiameter' },
  tip: 'diameter',
  related: ['AH', 'AZ'],
})
