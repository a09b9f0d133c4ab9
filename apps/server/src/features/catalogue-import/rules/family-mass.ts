import type { Family } from '@normwerk/parts/families/families'
import { findLine } from '@normwerk/parts/families/lines'

/** Volume of a part, mm³; null where its sizes do not fit together. */
function volumeOf(family: Family, sizes: Readonly<Record<string, number>>): number | null {
  const volume = findLine(family.code)?.volume(sizes) ?? Number.NaN
  return volume > 0 ? volume : null
}

/**
 * Mass in kg, rounded to 0.01 g; null where the sizes do not fit together.
 * @param density g/cm³, which is 10⁻⁶ kg/mm³
 */
export function massOf(family: Family, sizes: Readonly<Record<string, number>>, density: number): number | null {
  const volume = volumeOf(family, sizes)
  return volume === null ? null : Math.round(volume * density * 0.1) / 100_000
}
