import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeCapScrew } from './shape.ts'

export const capScrew = defineFamily({
  code: 'SZ',
  name: term('cap_screw'),
  description: {
    de: 'Zylinderschraube mit Innensechskant, Regelgewinde. Länge L unter dem Kopf, b davon mit Gewinde; den Kopf in einer Senkung nach Tabelle versenken.',
    en: 'Socket head cap screw with coarse thread. Length L below the head, b of it threaded; sink the head into a counterbore by the table.',
  },
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
    threadLength: mm('b', 'detail', 20),
  },
  shape: shapeCapScrew,
  words: [
    {
      words: [
        ...['zylinderschraube', 'zylinderschr', 'zyl schraube', 'zylinderkopfschraube', 'innensechskantschraube'],
        ...['inbusschraube', 'inbus', 'cap screw', 'socket head cap screw', 'socket cap screw', 'socket screw', 'shcs'],
        ...['mit innensechskant', 'innensechskant'],
      ],
    },
  ],
  standards: [{ number: '4762' }, { number: '912' }],
  related: ['ST', 'PLA'],
})
