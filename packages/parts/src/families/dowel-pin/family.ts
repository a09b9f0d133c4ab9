import { term } from '../../terms.ts'
import { defineFamily, mm } from '../family.ts'
import { shapeDowelPin } from './shape.ts'

export const dowelPin = defineFamily({
  code: 'ST',
  name: term('dowel_pin'),
  standard: 'ISO 8734',
  number: {
    diameter: mm('d1', 'row', 8, { tolerance: 'm6' }),
    length: mm('L', 'column', 32),
  },
  details: {
    chamferLength: mm('c', 'detail', 1.6, { isReference: true }),
  },
  shape: shapeDowelPin,
  words: [
    { words: ['zylinderstift', 'zyl stift', 'passstift', 'dowel pin', 'dowel', 'parallel pin'] },
    { words: ['stift', 'st', 'pin'], or: ['AZ', 'AK', 'AS', 'AF', 'KS'], isMeant: false },
  ],
  standards: [{ number: '8734' }, { number: '6325' }],
  forms: [{ standard: '8734', letter: 'A' }],
  related: ['SZ', 'PLA'],
})
