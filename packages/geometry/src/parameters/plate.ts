import { outlinePlate } from '../outline/plate.ts'
import { solidPlate } from '../solid/plate.ts'
import { defineFamily } from './family.ts'

export const plate = defineFamily({
  attributes: {
    width: 'width',
    length: 'length',
    thickness: 'thickness',
  },
  typical: { width: 156, length: 196, thickness: 36 },
  absent: {},
  holds: ({ width, length, thickness }) => width > 0 && length > 0 && thickness > 0,
  outline: outlinePlate,
  solid: solidPlate,
})
