import { term } from '../../terms.ts'
import { defineFamily, degrees, mm } from '../family.ts'
import { minPinLength } from '../min-length.ts'
import { shapeConicalPin } from './shape.ts'

export const conicalEjectorPin = defineFamily({
  code: 'AK',
  name: term('ejector_pin_conical'),
  standard: 'DIN 1530-3',
  number: {
    diameter: mm('d1', 'row', 6, { tolerance: 'g6' }),
    length: mm('L', 'column', 40, { tolerance: '+2/0' }),
  },
  details: {
    headDiameter: mm('d2', 'detail', 9, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 3.6, { tolerance: '0/-0.05' }),
    coneHeight: mm('h', 'detail', 2.6, { isReference: true }),
    headAngle: degrees('α', 60, { absent: 60 }),
  },
  shape: shapeConicalPin,
  spokenOrders: [['diameter']],
  words: [
    {
      words: [
        ...['kegelkopf', 'kegelig kopf', 'kegeligem kopf', 'konisch kopf', 'konischem kopf', 'konisch', 'kegelig'],
        ...['senkkopf', 'conical head', 'countersunk head', 'conical'],
      ],
    },
  ],
  standards: [{ number: '1530', part: '3' }],
  forms: [
    { standard: '1530', letter: 'D' },
    { standard: '1530', letter: 'DH' },
  ],
  minLength: () => minPinLength,
  tip: 'diameter',
  related: ['AZ', 'AS'],
})
