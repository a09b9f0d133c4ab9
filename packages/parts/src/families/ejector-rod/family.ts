import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeEjectorRod } from './shape.ts'

export const ejectorRod = defineFamily({
  code: 'EB',
  name: term('ejector_rod'),
  description: {
    de: 'Auswerferbolzen, verbindet die Auswerfergrundplatte mit dem Ausstoßer der Maschine. Das Gewinde b sitzt in der Platte.',
    en: 'Ejector rod, connects the ejector base plate with the ejector of the machine. Its thread b sits in the plate.',
  },
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
