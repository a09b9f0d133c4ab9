import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeORing } from './shape.ts'

export const oRing = defineFamily({
  code: 'OR',
  name: term('o_ring'),
  standard: 'ISO 3601-1',
  number: {
    innerDiameter: mm('d1', 'row', 16),
    cordDiameter: mm('d2', 'column', 2.5),
  },
  details: {},
  shape: shapeORing,
  words: [{ words: ['o ring', 'oring', 'rundring', 'dichtring', 'runddichtring'] }],
  standards: [{ number: '3601' }, { number: '3601', part: '1' }, { number: '3771' }],
  related: ['PLA'],
})
