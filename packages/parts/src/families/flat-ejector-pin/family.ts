import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { minShoulderedPinLength } from '../min-length.ts'
import { shapeFlatPin } from './shape.ts'

export const flatEjectorPin = defineFamily({
  code: 'AF',
  name: term('ejector_flat'),
  standard: 'DIN ISO 8693',
  number: {
    flatStrength: mm('a', 'row', 2, { tolerance: '0/-0.015 per 100 mm' }),
    // As published, but ten times that of the thickness, and so perhaps a misprint.
    flatWidth: mm('b', 'row', 7.5, { tolerance: '0/-0.15 per 100 mm', isToleranceQuestioned: true }),
    length: mm('L', 'column', 48, { tolerance: '+2/0' }),
    shoulderLength: mm('l1', 'detail', 26, { tolerance: '-1/-2' }),
  },
  details: {
    shaftDiameter: mm('d1', 'detail', 8, { tolerance: 'h11' }),
    headDiameter: mm('d2', 'detail', 14, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 5, { tolerance: '0/-0.05' }),
    headRadius: mm('r', 'detail', 0.5, { tolerance: '+0.2/0', absent: 0 }),
  },
  shape: shapeFlatPin,
  spokenOrders: [
    ['flatStrength', 'flatWidth', 'shaftDiameter', 'length'],
    ['flatStrength', 'flatWidth', 'length'],
    ['flatStrength', 'flatWidth'],
  ],
  words: [
    {
      words: [
        ...['flachauswerferstift', 'flachauswerfer', 'flachauswerferst', 'flachausw', 'flachausw stift'],
        ...['flat ejector pin', 'flat ejector', 'blade ejector pin', 'blade ejector', 'ejector blade', 'blade pin'],
        ...['blade', 'rectangular ejector pin'],
      ],
    },
  ],
  // In its older numbering DIN 1530 had these pins as part 4.
  standards: [{ number: '1530', part: '4' }, { number: '8693' }],
  forms: [
    { standard: '1530', letter: 'F' },
    { standard: '1530', letter: 'FH' },
    { standard: '1530', letter: 'FAH' },
  ],
  minLength: minShoulderedPinLength,
  headFlats: { shaft: 'shaftDiameter', head: 'headDiameter' },
  related: ['AZ', 'AS'],
})
