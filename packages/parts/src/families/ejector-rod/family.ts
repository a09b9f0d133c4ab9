import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeEjectorRod } from './shape.ts'

export const ejectorRod = defineFamily({
  code: 'EB',
  name: term('ejector_rod'),
  standard: null,
  number: {
    threadDiameter: mm('M', 'row', 16),
    length: mm('L', 'column', 47),
  },
  details: {
    diameter: mm('d1', 'detail', 22),
    threadLength: mm('b', 'detail', 16),
  },
  shape: shapeEjectorRod,
  words: [{ words: ['auswerferbolzen', 'auswerferstange', 'ejector rod', 'ejector bolt', 'knockout rod'] }],
  standards: [],
  related: ['PLG', 'RB'],
})
