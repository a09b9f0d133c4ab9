import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { minPinLength } from '../min-length.ts'
import { shapeSleeve } from './shape.ts'

/** Shortest guide bore at the tip after a cut, mm; our own rule, unconfirmed. */
const guideLeft = 15

export const ejectorSleeve = defineFamily({
  code: 'AH',
  name: term('ejector_sleeve'),
  standard: 'ISO 8405',
  number: {
    diameter: mm('d1', 'row', 6, { tolerance: 'H5' }),
    outerDiameter: mm('d2', 'detail', 10, { tolerance: 'g6' }),
    length: mm('L', 'column', 50, { tolerance: '+1/0' }),
  },
  details: {
    headDiameter: mm('d3', 'detail', 16, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 5, { tolerance: '0/-0.05' }),
    guideLength: mm('l1', 'detail', 20),
    reliefDiameter: mm('d4', 'detail', 6.8),
  },
  shape: shapeSleeve,
  spokenOrders: [
    ['outerDiameter', 'diameter', 'length'],
    ['diameter', 'length'],
    ['diameter', 'outerDiameter'],
  ],
  words: [
    {
      words: [
        ...['auswerferhuelse', 'auswerfhuelse', 'auswerferh', 'auswerfer huelse', 'huelsenauswerfer', 'ausw huelse'],
        ...['tubular ejector', 'huelse', 'ejector sleeve', 'sleeve ejector', 'sleeve'],
      ],
    },
  ],
  standards: [{ number: '8405' }, { number: '16756' }],
  minLength: ({ length, guideLength }) => Math.max(minPinLength, length - guideLength + guideLeft),
  // The relief, bored from the head, keeps its depth.
  shortenedWithLength: ['guideLength'],
  headFlats: { shaft: 'outerDiameter', head: 'headDiameter' },
  related: ['KS', 'AZ'],
})
