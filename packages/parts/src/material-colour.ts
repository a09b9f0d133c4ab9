import type { Coating, Material } from './assortment.ts'

const steel = '#b9bec4'

/** Colours of coated parts, by the code of the coating. */
const ofCoatings: Readonly<Record<string, string>> = { TIN: '#c9a13b', DLC: '#2b2d31' }

/** The first of these finishes that a material has gives the colour. */
const ofFinishes: readonly (readonly [finish: string, colour: string])[] = [
  ['oxidised', '#35383d'],
  ['nitrided', '#878d94'],
  ['solid_lubricant', '#c2a14d'],
  ['stainless', '#d3d7da'],
  ['quenched_tempered', '#4a4e54'],
]

/** Returns the colour in which CAD files and pictures show a part, `#rrggbb`. */
export function colourOf(
  material: Pick<Material, 'group' | 'finish' | 'steel'> | undefined,
  coating: Pick<Coating, 'code'> | undefined,
): string {
  if (coating !== undefined) return ofCoatings[coating.code] ?? steel
  if (material === undefined) return steel
  if (material.group === 'CU') return '#c07a4b'
  if (material.steel === 'FKM') return '#2f2f2f'
  return ofFinishes.find(([finish]) => material.finish.includes(finish))?.[1] ?? steel
}
