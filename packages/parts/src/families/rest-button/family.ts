import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeRestButton } from './shape.ts'

export const restButton = defineFamily({
  code: 'RB',
  name: term('rest_button'),
  standard: null,
  number: {
    diameter: mm('d1', 'row', 16),
    height: mm('h', 'column', 4),
  },
  details: { boreDiameter: mm('d2', 'detail', 5.5) },
  shape: shapeRestButton,
  words: [{ words: ['auflagescheibe', 'auflageplatte rund', 'rest button', 'stop disc', 'stop button'] }],
  standards: [],
  related: ['PLG', 'EB'],
})
