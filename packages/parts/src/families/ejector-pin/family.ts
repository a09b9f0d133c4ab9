import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { minPinLength } from '../min-length.ts'
import { shapeHeadedPin } from './shape.ts'

export const ejectorPin = defineFamily({
  code: 'AZ',
  name: term('ejector_pin'),
  standard: 'DIN 1530-1',
  number: {
    diameter: mm('d1', 'row', 6, { tolerance: 'g6' }),
    length: mm('L', 'column', 50, { tolerance: '+2/0' }),
  },
  details: {
    headDiameter: mm('d2', 'detail', 12, { tolerance: '0/-0.2' }),
    headHeight: mm('k', 'detail', 5, { tolerance: '0/-0.05' }),
    headRadius: mm('r', 'detail', 0.5, { tolerance: '+0.2/0', absent: 0 }),
  },
  shape: shapeHeadedPin,
  spokenOrders: [['diameter']],
  words: [
    {
      words: [
        ...['auswerferstift', 'auswerfer', 'ausw. stift', 'ausw stift', 'auswerferst', 'auswerfer stift', 'ausw st'],
        ...['ausw. st', 'auswst', 'ej pin', 'ejection pin', 'auswurfstift', 'ausdrueckstift', 'ausstossstift'],
        ...['ausstosser', 'ejector pin', 'ejector', 'knockout pin', 'knock out pin'],
      ],
      or: ['AK', 'AS', 'AF'],
    },
    { words: ['pin'], or: ['AK', 'AS', 'AF', 'KS', 'ST', 'FS'], isMeant: false },
    {
      words: [
        ...['zylinderkopf', 'zylindrisch kopf', 'zylindrischem kopf', 'cylindrical head', 'zylindrisch', 'zyl'],
        ...['cylindrical', 'straight'],
      ],
      or: ['KS'],
      isMeant: false,
    },
  ],
  standards: [
    { number: '1530', or: ['AK', 'AS', 'AF'], isMeant: false },
    { number: '1530', part: '1' },
    { number: '6751' },
  ],
  forms: [
    { standard: '1530', letter: 'A' },
    { standard: '1530', letter: 'AH' },
    // The letter was used differently over the years.
    { standard: '1530', letter: 'B', or: ['AK', 'AS'], isMeant: false },
  ],
  minLength: () => minPinLength,
  headFlats: { shaft: 'diameter', head: 'headDiameter' },
  tip: 'diameter',
  related: ['AK', 'AH', 'AS'],
})
