import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeCapScrew } from './shape.ts'

export const capScrew = defineFamily({
  code: 'SZ',
  name: term('cap_screw'),
  standard: 'ISO 4762',
  number: {
    threadDiameter: mm('M', 'row', 8),
    length: mm('L', 'column', 30),
  },
  details: {
    headDiameter: mm('dk', 'detail', 13),
    headHeight: mm('k', 'detail', 8),
    socketWidth: mm('s', 'detail', 6),
    socketDepth: mm('t', 'detail', 4),
    threadLength: mm('b', 'detail', 20, { isReference: true }),
  },
  shape: shapeCapScrew,
  words: [
    {
      words: [
        ...['zylinderschraube', 'zylinderschr', 'zyl schraube', 'zylinderkopfschraube', 'innensechskantschraube'],
        ...['inbusschraube', 'inbus', 'cap screw', 'socket head cap screw', 'socket cap screw', 'socket screw', 'shcs'],
        ...['mit innensechskant', 'innensechskant', 'zyl schr', 'socket head screw', 'hex socket', 'hexagon socket'],
      ],
    },
    { words: ['schraube', 'screw'], isMeant: false },
  ],
  standards: [{ number: '4762' }, { number: '912' }],
  related: ['ST', 'PLA'],
})
