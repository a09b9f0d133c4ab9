import { outlineLocatingRing } from '../outline/locating-ring.ts'
import { solidLocatingRing } from '../solid/locating-ring.ts'
import { defineFamily } from './family.ts'

function screws(text: string): { count: number; size: number } | undefined {
  const found = /^(\d+)\s*[x×]\s*M(\d+)/.exec(text)
  return found ? { count: Number(found[1]), size: Number(found[2]) } : undefined
}

export const locatingRing = defineFamily({
  attributes: {
    outer: 'diameter',
    bore: 'innerDiameter',
    height: 'height',
    screwCount: 'screws',
    screwSize: 'screws',
  },
  typical: { outer: 100, bore: 36, height: 12, screwCount: 2, screwSize: 6 },
  absent: { screwCount: 0, screwSize: 0 },
  // "2x M6"
  read: {
    screwCount: (text) => screws(text)?.count,
    screwSize: (text) => screws(text)?.size,
  },
  holds: ({ bore, outer, screwSize }) => bore + 2.4 * screwSize < outer,
  outline: outlineLocatingRing,
  solid: solidLocatingRing,
})
