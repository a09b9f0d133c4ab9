import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { minShoulderedPinLength } from '../min-length.ts'
import { shapeSteppedPin } from './shape.ts'

export const steppedEjectorPin = defineFamily({
  code: 'AS',
  name: term('ejector_pin_stepped'),
  standard: 'DIN 1530-2',
  number: {
    diameter: mm('d1', 'row', 3, { tolerance: 'g6' }),
    shaftDiameter: mm('d2', 'row', 6, { tolerance: '0/-0.05' }),
    length: mm('L', 'column', 50, { tolerance: '+2/0' }),
    shoulderLength: mm('L1', 'detail', 28, { tolerance: '-1/-2' }),
  },
  details: {
    headDiameter: mm('d3', 'detail', 12, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 5, { tolerance: '0/-0.05' }),
    headRadius: mm('r', 'detail', 0.5, { tolerance: '+0.2/0', absent: 0 }),
  },
  shape: shapeSteppedPin,
  spokenOrders: [
    ['diameter', 'shaftDiameter', 'length'],
    ['diameter', 'length'],
    ['diameter', 'shaftDiameter'],
  ],
  words: [
    {
      words: [
        ...['abgesetzt', 'gestuft', 'stepped', 'shouldered', 'stufenauswerferstift', 'stufenauswerfer', 'mit absatz'],
        ...['abges', 'abgestuft', 'step ejector pin', 'stepped ejector pin', 'step pin', 'stepped pin'],
      ],
    },
    // Others call a shoulder screw so.
    { words: ['schulterstift', 'shoulder pin'], isMeant: false },
  ],
  standards: [{ number: '1530', part: '2' }, { number: '8694' }],
  forms: [
    { standard: '1530', letter: 'C' },
    { standard: '1530', letter: 'CH' },
  ],
  minLength: minShoulderedPinLength,
  headFlats: { shaft: 'shaftDiameter', head: 'headDiameter' },
  tip: 'diameter',
  related: ['AZ', 'AF'],
})
