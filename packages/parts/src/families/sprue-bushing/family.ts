import { term } from '../../terms.ts'
import { defineFamily, degrees, mm } from '../family.ts'
import { shapeSprueBushing } from './shape.ts'

export const sprueBushing = defineFamily({
  code: 'AB',
  name: term('sprue_bushing'),
  standard: 'ISO 10072',
  number: {
    diameter: mm('d1', 'row', 18, { tolerance: 'k6' }),
    boreDiameter: mm('d3', 'row', 4),
    nozzleRadius: mm('SR', 'row', 15.5, { absent: 0 }),
    length: mm('L', 'column', 46),
  },
  details: {
    headDiameter: mm('d2', 'detail', 38),
    headHeight: mm('k', 'detail', 18),
    taperAngle: degrees('α', 2.41, { absent: 0 }),
    outletDiameter: mm('d4', 'detail', 6.4, { isReference: true }),
  },
  shape: shapeSprueBushing,
  spokenOrders: [['diameter', 'boreDiameter', 'length']],
  words: [{ words: ['angussbuchse', 'angiessbuchse', 'anguss buchse', 'sprue bushing', 'sprue bush', 'sprue'] }],
  standards: [{ number: '10072' }, { number: '16752' }],
  related: ['ZR'],
})
