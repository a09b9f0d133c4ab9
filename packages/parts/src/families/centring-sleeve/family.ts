import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeCentringSleeve } from './shape.ts'

export const centringSleeve = defineFamily({
  code: 'ZH',
  name: term('locating_sleeve'),
  standard: null,
  number: {
    outerDiameter: mm('d1', 'row', 16, { tolerance: 'g6' }),
    innerDiameter: mm('d2', 'row', 11),
    length: mm('L', 'column', 16),
  },
  details: {},
  spokenOrders: [
    ['innerDiameter', 'outerDiameter', 'length'],
    ['outerDiameter', 'length'],
    ['outerDiameter', 'innerDiameter'],
  ],
  shape: shapeCentringSleeve,
  words: [{ words: ['zentrierhuelse', 'centring sleeve', 'centering sleeve', 'locating sleeve', 'tubular dowel'] }],
  standards: [],
  related: ['SZ', 'PLA'],
})
